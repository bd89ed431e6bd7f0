/// The screen behind alerts: the dimming, and the cards, of which the last is seen.
final class AlertViewController: UIViewController {
  private let dimming = UIView()
  private var cards: [AlertCard] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    dimming.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    dimming.alpha = 0
    view.addSubview(dimming)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    dimming.frame = view.bounds
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 0, dy: 8)
    for card in cards { card.place(in: room, scale: traitCollection.displayScale) }
  }

  /// Shows `card` over the others, which are not seen meanwhile.
  func add(_ card: AlertCard, animated: Bool, completion: @escaping () -> Void) {
    let covered = cards.last
    UIView.performWithoutAnimation {
      cards.append(card)
      view.addSubview(card)
      viewDidLayoutSubviews()
      card.layoutIfNeeded()
      if animated {
        card.alpha = 0
        card.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      }
    }
    let changes = { [self] in
      dimming.alpha = 1
      covered?.alpha = 0
      card.alpha = 1
      card.transform = .identity
    }
    guard animated else {
      changes()
      return completion()
    }
    // Critically damped, angular frequency 22.85 (M8-15).
    UIView.animate(
      withDuration: 0.404, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [.allowUserInteraction],
      animations: changes, completion: { _ in completion() })
  }

  /// Takes `card` away, and shows the one that comes next again; with none the dimming goes as well.
  func remove(_ card: AlertCard, uncovering next: AlertCard?, animated: Bool, completion: @escaping () -> Void) {
    card.isUserInteractionEnabled = false
    cards.removeAll { $0 === card }
    let finish = {
      card.removeFromSuperview()
      completion()
    }
    let changes = { [self] in
      card.alpha = 0
      next?.alpha = 1
      if next == nil { dimming.alpha = 0 }
    }
    guard animated, UIView.areAnimationsEnabled else {
      changes()
      return finish()
    }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction], animations: changes, completion: { _ in finish() })
  }

  /// Return chooses the button in semibold, or the only one; Escape the cancel button.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardReturnOrEnter, .keypadEnter: cards.last?.chooseDefault()
      case .keyboardEscape: cards.last?.chooseCancel()
      default: break
      }
    }
    // What is under an alert hears no keys.
  }

  // An alert leaves orientation and status bar as the screen under it has them.

  private var controllerBelow: UIViewController? {
    let own = viewIfLoaded?.window
    return own?.windowScene?.stack.visibleFrontToBack.first { $0 !== own && $0.isApplicationWindow && $0.rootViewController != nil }?
      .rootViewController
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    controllerBelow?.uppermostPresented.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
  override var childForStatusBarStyle: UIViewController? { controllerBelow?.statusBarOwner }
  override var childForStatusBarHidden: UIViewController? { controllerBelow?.statusBarOwner }
}
