/// How a device is held. Its landscape left is the interface's landscape right: turned to the left, its top is at the left.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Turned to the left, the home end at the right.
  case landscapeLeft = 3
  /// Turned to the right, the home end at the left.
  case landscapeRight = 4
  /// Flat on its back.
  case faceUp = 5
  /// Flat on its face.
  case faceDown = 6

  /// Whether the device stands upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device stands on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can stand so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
