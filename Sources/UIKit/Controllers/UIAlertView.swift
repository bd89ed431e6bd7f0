/// A message over everything, in a window of its own, which waits for the user to choose a button (S-02).
///
/// It keeps itself alive while it shows. An alert that is shown over another one hides it until it is dismissed. Before any scene is
/// connected it waits for one.
@preconcurrency @MainActor open class UIAlertView: UIView {
  /// Creates an alert without texts or buttons. `frame` means nothing: the alert is not this view, and is always in the middle.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Always nil: views are not read from archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an alert with one button, or none where `cancelButtonTitle` is nil.
  public convenience init(title: String?, message: String?, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?) {
    self.init(frame: .zero)
    self.title = title
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates an alert with a cancel button (where its title is not nil) and others after it.
  public convenience init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// Hears what happens; held weakly, and may be nil.
  open weak var delegate: (any UIAlertViewDelegate)?

  /// The text in semibold; nil for none.
  open var title: String? {
    didSet { AlertStack.current.contentDidChange(of: self) }
  }

  /// The text below the title; nil for none.
  open var message: String? {
    didSet { AlertStack.current.contentDidChange(of: self) }
  }

  /// What the alert holds besides its texts.
  open var alertViewStyle: UIAlertViewStyle = .default

  /// The button that stands for doing nothing; -1, the default, if there is none.
  open var cancelButtonIndex = -1 {
    didSet { AlertStack.current.contentDidChange(of: self) }
  }

  /// The first button added besides the cancel button, -1 if there is none.
  open var firstOtherButtonIndex: Int { buttonTitles.indices.first { $0 != cancelButtonIndex } ?? -1 }

  /// How many buttons there are.
  open var numberOfButtons: Int { buttonTitles.count }

  /// Whether the alert was shown and not dismissed yet, even where a later one hides it.
  open var isVisible: Bool { AlertStack.current.contains(self) }

  /// Adds a button after the others.
  /// - Returns: Its index.
  @discardableResult open func addButton(withTitle title: String?) -> Int {
    buttonTitles.append(title ?? "")
    AlertStack.current.contentDidChange(of: self)
    return buttonTitles.count - 1
  }

  /// The title of a button; nil where there is no such button (Apple raises an exception).
  open func buttonTitle(at buttonIndex: Int) -> String? {
    buttonTitles.indices.contains(buttonIndex) ? buttonTitles[buttonIndex] : nil
  }

  /// Shows the alert over everything, and makes its window key. Nothing happens if it shows already.
  open func show() { AlertStack.current.show(self) }

  /// Takes the alert away as if a button had been chosen, but without `alertView(_:clickedButtonAt:)` (V-22).
  ///
  /// Nothing happens if it does not show.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    AlertStack.current.dismiss(self, buttonIndex: buttonIndex, animated: animated)
  }

  private(set) var buttonTitles: [String] = []
}
