extension HostOptions {
  /// What `--help` prints: the options, the environment, the devices and the keys.
  package static func help(program: String) -> String {
    let width = HostKeyBinding.all.map(\.title.count).max() ?? 0
    let keys = HostKeyBinding.all.map { key in
      "  " + key.title + String(repeating: " ", count: width - key.title.count + 2) + key.explanation
    }
    return """
      Usage: \(program) [options]

        --host window|memory  where to show the app; without it a window where there is a display, else memory
        --device NAME         the device to play (iPhone 14)
        --scale NUMBER        screen pixels for each point; without it the largest whole scale that fits the screen
        --dark, --light       the appearance to begin with
        --help                this text

      TRANSOM_HOST, TRANSOM_DEVICE, TRANSOM_SCALE and TRANSOM_APPEARANCE (light or dark) say the same; an argument wins.

      Devices: \(DeviceProfile.all.map(\.name).joined(separator: ", "))

      Keys:
      \(keys.joined(separator: "\n"))
      """
  }
}
