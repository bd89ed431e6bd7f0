internal import Host

/// How the interface is turned. Landscape left has the device's top at the right: it is the device's landscape right, as on iOS.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, the home button or indicator's end at the right.
  case landscapeRight = 3
  /// On its side, the home button or indicator's end at the left.
  case landscapeLeft = 4

  /// Whether the interface is wider than upright.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

extension UIInterfaceOrientation {
  init(_ orientation: HostOrientation) { self = UIInterfaceOrientation(rawValue: orientation.rawValue) ?? .portrait }
  var host: HostOrientation { HostOrientation(rawValue: rawValue) ?? .portrait }
  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }
}
