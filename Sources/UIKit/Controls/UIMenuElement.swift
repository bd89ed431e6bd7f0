/// Something a menu or a control can offer, with a title and a picture.
@preconcurrency @MainActor open class UIMenuElement: _UIKIsolatedObject {
  /// What the element is called.
  open internal(set) var title: String
  /// A second line.
  open var subtitle: String?
  /// A picture of it.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init(_uik: ())
  }

  /// Whether an element is on, as a mark beside it shows.
  public enum State: Int, Sendable {
    /// Off.
    case off
    /// On.
    case on
    /// On for a part of what it concerns.
    case mixed
  }

  /// What else holds for an element.
  public struct Attributes: OptionSet, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }
}
