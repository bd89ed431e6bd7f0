/// What an app's Info.plist says about orientation.
struct OrientationDeclaration {
  /// The orientations under `UISupportedInterfaceOrientations`, or on a pad under the key of its own; nil where there are none.
  let orientations: UIInterfaceOrientationMask?
  /// Whether the app wants the screen of a pad for itself.
  let requiresFullScreen: Bool

  init(_ information: [String: Any], isPad: Bool) {
    let key = "UISupportedInterfaceOrientations"
    let names = (isPad ? information[key + "~ipad"] as? [String] : nil) ?? information[key] as? [String]
    orientations = names.map { $0.compactMap { Self.masks[$0] }.reduce(into: []) { $0.formUnion($1) } }
    requiresFullScreen = information["UIRequiresFullScreen"] as? Bool ?? false
  }

  /// On a pad, an app that names all four orientations and does not ask for the whole screen takes part in multitasking (O-16).
  var supportsMultitasking: Bool { orientations == .all && !requiresFullScreen }

  private static let masks: [String: UIInterfaceOrientationMask] = [
    "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
    "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
  ]
}
