extension UIImage {
  /// What an image view or a button does with a picture's colours.
  public enum RenderingMode: Int, Sendable {
    /// What the place it is shown at does usually.
    case automatic = 0
    /// It shows them.
    case alwaysOriginal = 1
    /// It paints the picture's shape in its tint.
    case alwaysTemplate = 2
  }

  /// How a picture's pixels are to be turned to stand upright.
  public enum Orientation: Int, Sendable {
    /// They stand upright.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter against the clock.
    case left = 2
    /// By a quarter with the clock.
    case right = 3
    /// Mirrored from side to side.
    case upMirrored = 4
    /// Mirrored from side to side, then by half a turn.
    case downMirrored = 5
    /// Mirrored from side to side, then by a quarter against the clock.
    case leftMirrored = 6
    /// Mirrored from side to side, then by a quarter with the clock.
    case rightMirrored = 7

    /// Whether width and height change places.
    var isSideways: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }
  }

  /// What happens to the middle of a picture with caps.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }
}
