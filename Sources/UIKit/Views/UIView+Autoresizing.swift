extension UIView {
  /// Lets the subviews follow this view from its old size to its present one, by their autoresizing masks.
  func resizeSubviews(from oldSize: CGSize) {
    let newSize = layer.bounds.size
    for subview in storedSubviews { subview.follow(from: oldSize, to: newSize) }
  }

  private func follow(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    let isUpright = layer.affineTransform().isIdentity
    // The frame of a transformed view is a mere envelope: then the untransformed rectangle follows.
    let bounds = layer.bounds
    let anchor = layer.anchorPoint
    let place =
      isUpright
      ? layer.frame
      : CGRect(
        x: layer.position.x - anchor.x * bounds.width, y: layer.position.y - anchor.y * bounds.height, width: bounds.width,
        height: bounds.height)
    let (x, width) = Autoresizing.follow(
      position: place.minX, length: place.width, old: old.width, new: new.width,
      flexible: (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
    let (y, height) = Autoresizing.follow(
      position: place.minY, length: place.height, old: old.height, new: new.height,
      flexible: (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
    if isUpright {
      frame = CGRect(x: x, y: y, width: width, height: height)
    } else {
      self.bounds = CGRect(origin: bounds.origin, size: CGSize(width: width, height: height))
      center = CGPoint(x: x + anchor.x * width, y: y + anchor.y * height)
    }
  }
}

/// The arithmetic of autoresizing masks, along one axis.
enum Autoresizing {
  /// Where a view of `length` at `position` lies when its superview goes from the length `old` to `new`.
  ///
  /// The change goes to the flexible parts (margin before, length, margin after) in proportion to what they measure. Where that says
  /// nothing, because they add up to 0 or some are negative and others not, they share it evenly. Without a flexible part the view stays
  /// where it is, as if only the margin after it were flexible. A length never becomes negative.
  static func follow(
    position: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (position: CGFloat, length: CGFloat) {
    let change = new - old
    guard change != 0 else { return (position, length) }
    let parts = [position, length, old - position - length]
    let flags = [flexible.before, flexible.length, flexible.after]
    let flexibleParts = zip(parts, flags).filter(\.1).map(\.0)
    guard !flexibleParts.isEmpty else { return (position, length) }
    let sum = flexibleParts.reduce(0, +)
    let isProportional = sum != 0 && flexibleParts.allSatisfy { $0 * sum >= 0 }
    let shares = zip(parts, flags).map { part, isFlexible -> CGFloat in
      guard isFlexible else { return 0 }
      return isProportional ? change * part / sum : change / CGFloat(flexibleParts.count)
    }
    return (position + shares[0], max(0, length + shares[1]))
  }
}
