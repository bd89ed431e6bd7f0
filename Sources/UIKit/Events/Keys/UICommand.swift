/// Something that can be done, as a selector that the responder chain answers.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// What is sent up the chain from the first responder.
  public let action: Selector
  /// Anything the app wants to find again; what it is for is the app's business.
  public let propertyList: Any?
  /// A longer title for where there is room.
  open var discoverabilityTitle: String?
  /// What else holds for it. A disabled command is not sent.
  open var attributes: UIMenuElement.Attributes
  /// Whether it is on.
  open var state: UIMenuElement.State

  /// Creates a command that sends `action`.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }
}
