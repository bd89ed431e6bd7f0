/// How a presented controller is shown. Sheets, popovers and presentations within a context do not exist yet.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window; the presenter's view leaves the hierarchy meanwhile.
  case fullScreen = 0
  /// Over the whole window; the presenter's view stays, to be seen where the presented one is clear (V-05).
  case overFullScreen = 5
  /// What the system chooses: the full screen here, a sheet on iOS (V-06, a deviation).
  case automatic = -2
}
