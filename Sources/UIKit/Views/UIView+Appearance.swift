extension UIView {
  func setBackgroundColor(_ color: UIColor?) {
    storedBackgroundColor = color
    applyBackgroundColor()
    opaquenessChanged()
  }

  private func applyBackgroundColor() {
    layer.backgroundColor = storedBackgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  func setAlpha(_ alpha: CGFloat) {
    guard !alpha.isNaN else { return }
    layer.opacity = Float(min(max(alpha, 0), 1))
  }

  func setHidden(_ hidden: Bool) {
    guard hidden != layer.isHidden else { return }
    layer.isHidden = hidden
  }

  func setContentMode(_ mode: ContentMode) {
    storedContentMode = mode
    layer.contentsGravity = mode.gravity
    layer.needsDisplayOnBoundsChange = mode == .redraw && drawsItself
  }

  func setMask(_ mask: UIView?) {
    storedMask = mask
    layer.mask = mask?.layer
  }

  // Tint

  func resolvedTintColor() -> UIColor {
    resolvedTintAdjustmentMode() == .dimmed ? .systemGray : fullTintColor
  }

  private var fullTintColor: UIColor {
    sequence(first: self, next: \.storedSuperview).lazy.compactMap(\.storedTintColor).first ?? .systemBlue
  }

  func resolvedTintAdjustmentMode() -> TintAdjustmentMode {
    sequence(first: self, next: \.storedSuperview).lazy.map(\.storedTintAdjustmentMode).first { $0 != .automatic } ?? .normal
  }

  func setTintColor(_ color: UIColor?) {
    guard color != storedTintColor else { return }
    storedTintColor = color
    announceTint()
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard mode != storedTintAdjustmentMode else { return }
    storedTintAdjustmentMode = mode
    announceTint()
  }

  /// Tells this view and all whose tint comes from it.
  func announceTint() {
    tintColorDidChange()
    for subview in storedSubviews where subview.storedTintColor == nil || subview.storedTintAdjustmentMode == .automatic {
      subview.announceTint()
    }
  }

  // Traits

  func adoptTraits(from parent: UITraitCollection) {
    var traits = owningViewController?.traits(from: parent) ?? parent
    if overrideUserInterfaceStyle != .unspecified {
      traits = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)])
    }
    let previous = storedTraits
    if previous != traits {
      // Colours resolved before the first traits came were those of the screen.
      let formerLook = traitCollection
      storedTraits = traits
      applyContentScale()
      if traits.hasDifferentColorAppearance(comparedTo: formerLook) {
        updateLayerColors()
        if drawsItself { layer.setNeedsDisplay() }
        setNeedsLayout()
      }
      traits.performAsCurrent {
        traitCollectionDidChange(previous)
        owningViewController?.traitCollectionDidChange(previous)
      }
    }
    for subview in storedSubviews where subview.storedSuperview === self { subview.updateTraits(parent: traits) }
  }

  func overriddenTraitsChanged() { inheritTraits() }

  func resolveBackgroundColor() { applyBackgroundColor() }
}
