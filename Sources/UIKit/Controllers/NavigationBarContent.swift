/// What a bar shows for one item: back button, left buttons, title, right buttons.
final class NavigationBarContent: UIView {
  enum Side { case left, right }

  private unowned let bar: UINavigationBar
  private let titleHolder = UIView()
  private let titleView: UIView
  private let back: NavigationBackButton?
  private let leftButtons: [NavigationBarButton]
  private let rightButtons: [NavigationBarButton]

  init(bar: UINavigationBar) {
    self.bar = bar
    let item = bar.topItem ?? UINavigationItem(title: "")
    titleView = item.titleView ?? Self.makeTitle(item.title, attributes: bar.titleTextAttributes)
    let hasLeftItems = item.leftBarButtonItems?.isEmpty == false
    if let backItem = bar.backItem, !item.hidesBackButton, !hasLeftItems || item.leftItemsSupplementBackButton {
      back = NavigationBackButton(to: backItem)
    } else {
      back = nil
    }
    leftButtons = (item.leftBarButtonItems ?? []).map(NavigationBarButton.init(item:))
    rightButtons = (item.rightBarButtonItems ?? []).map(NavigationBarButton.init(item:))
    super.init(frame: bar.bounds)
    titleHolder.addSubview(titleView)
    addSubview(titleHolder)
    for button in leftButtons + rightButtons { addSubview(button) }
    if let back {
      back.onTap = { [weak bar] in bar?.goBack() }
      addSubview(back)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static func makeTitle(_ text: String?, attributes: [NSAttributedString.Key: Any]?) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
    label.textAlignment = .center
    label.accessibilityTraits = .header
    return label
  }

  /// Touches that meet no button are the bar's.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.point(inside: $0.convert(point, from: self), with: event) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // 16 to the first or last item, 20 on wide screens (M4-06).
    let side: CGFloat = bounds.width < 414 ? 16 : 20
    let insets = safeAreaInsets
    let titleSize = wantedTitleSize()
    let rightStart = layoutRight(from: bounds.width - insets.right, side: side)
    var leftEnd = insets.left
    if let back {
      // The button may take what the centred title leaves at its left, and half of the bar where there is no title.
      let limit = (titleSize.width > 0 ? (bounds.width - titleSize.width) / 2 : rightStart) - 6
      back.fit(leading: insets.left, limit: limit)
      back.frame = CGRect(x: 0, y: 0, width: back.wantedWidth, height: bounds.height)
      leftEnd = back.frame.maxX
    }
    leftEnd = layoutLeft(from: leftEnd, side: back == nil ? side : 8)
    layoutTitle(
      titleSize, from: leftEnd > insets.left ? leftEnd : insets.left + side, to: min(rightStart, bounds.width - insets.right - side))
  }

  private func wantedTitleSize() -> CGSize {
    if titleView is UILabel || titleView.bounds.isEmpty {
      return titleView.sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
    }
    return titleView.bounds.size
  }

  /// - Returns: Where the content of the left buttons ends.
  private func layoutLeft(from start: CGFloat, side: CGFloat) -> CGFloat {
    var x = start
    var end = start
    for (index, button) in leftButtons.enumerated() {
      let leading = index == 0 ? side : 8
      let width = leading + button.contentWidth + 8
      button.leadingInset = leading
      button.trailingInset = 8
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
      end = x - 8
    }
    return end
  }

  /// - Returns: Where the content of the right buttons begins.
  private func layoutRight(from end: CGFloat, side: CGFloat) -> CGFloat {
    var x = end
    var start = end
    for (index, button) in rightButtons.enumerated() {
      let trailing = index == 0 ? side : 8
      let width = trailing + button.contentWidth + 8
      button.leadingInset = 8
      button.trailingInset = trailing
      button.frame = CGRect(x: x - width, y: 0, width: width, height: bounds.height)
      x -= width
      start = x + 8
    }
    return start
  }

  /// In the middle of the bar if there is room, else as near to it as the buttons allow.
  private func layoutTitle(_ size: CGSize, from start: CGFloat, to end: CGFloat) {
    let low = start + 6
    let high = max(low, end - 6)
    let width = min(size.width, high - low)
    let x = min(max((bounds.width - width) / 2, low), high - width)
    let scale = max(1, traitCollection.displayScale)
    let height = min(size.height, bounds.height)
    titleHolder.frame = CGRect(
      x: (x * scale).rounded() / scale, y: ((bounds.height - height) / 2 * scale).rounded() / scale, width: width, height: height)
    titleView.frame = titleHolder.bounds
  }

  /// Moves the parts to where they come from or go to in a push or pop, and hides them; nil brings them back.
  func displace(_ side: Side?) {
    alpha = side == nil ? 1 : 0
    let middle = titleHolder.center.x
    // A title goes to the left into the back button that names it, and comes from there; at the right it follows its screen.
    let towardsBack = back.map { $0.titleCenter } ?? NavigationBackButton.titleStart
    let shift: CGFloat =
      switch side {
      case nil: 0
      case .left: towardsBack - middle
      case .right: bounds.width - middle
      }
    titleHolder.transform = CGAffineTransform(translationX: shift, y: 0)
    let backShift: CGFloat =
      switch side {
      case nil: 0
      case .left: -(back?.wantedWidth ?? 0)
      case .right: bounds.width / 2 - towardsBack
      }
    back?.shiftTitle(by: backShift)
  }
}
