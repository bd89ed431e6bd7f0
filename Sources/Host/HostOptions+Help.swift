extension HostOptions {
  /// What `--help` prints: the options, the environment, the devices and the keys.
  package static func help(program: String) -> String {
    let width = HostKeyBinding.all.map(\.title.count).max() ?? 0
    let keys = HostKeyBinding.all.map { key in
      "  " + key.title + String(repeating: " ", count: width - key.title.count + 2) + key.explanation
    }
    return """
      Usage: \(program) [options] [URL...]

        --host window|memory  where to show the app; without it a window where there is a display, else memory
        --device NAME         the device to play (iPhone 14)
        --scale NUMBER        screen pixels for each point; without it the largest whole scale that fits the screen
        --dark, --light       the appearance to begin with
        --minimized           start off the screen, in the background
        --help                this text

      A URL is opened by the app; by the one that runs already, if one does.

      TRANSOM_HOST, TRANSOM_DEVICE, TRANSOM_SCALE, TRANSOM_MINIMIZED (1) and TRANSOM_APPEARANCE (light or dark) say the same; an argument
      wins. TRANSOM_RETURN_LIMIT and TRANSOM_BACKGROUND_LIMIT are the seconds that going to the background may take (5), and that
      background tasks have (30). TRANSOM_TRACE names a file for a trace of what happens.

      Devices: \(DeviceProfile.all.map(\.name).joined(separator: ", "))

      Keys:
      \(keys.joined(separator: "\n"))
      """
  }
}
