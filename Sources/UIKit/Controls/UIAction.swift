/// What an action calls.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Something that can be done, as a closure: a control sends it in the place of a target and a selector.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// A name by which a control recognises an action that takes another's place.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name by which the action is recognised; one of its own unless given.
  public let identifier: Identifier
  /// A longer title for where there is room.
  open var discoverabilityTitle: String?
  /// What else holds for it.
  open var attributes: UIMenuElement.Attributes
  /// Whether it is on.
  open var state: UIMenuElement.State
  /// The control that sends the action, while it does.
  open internal(set) var sender: Any?

  private let handler: UIActionHandler
  private static var lastNumber = 0

  /// Creates an action that calls `handler` on the main thread.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    Self.lastNumber += 1
    self.identifier = identifier ?? Identifier("action \(Self.lastNumber)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the handler for `sender`; an action that is disabled does nothing.
  func perform(from sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
