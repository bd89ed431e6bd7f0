/// How an image renderer's pictures are made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels for each point; the current display's unless set.
  open var scale: CGFloat
  /// Whether the picture lets nothing through; false unless set.
  open var opaque = false

  /// The usual way.
  public required init() {
    scale = max(UITraitCollection.current.displayScale, 1)
    super.init()
  }

  /// The way that suits an interface with these traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
