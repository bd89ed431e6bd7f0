/// How an image renderer's pictures are made.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels for each point; the current display's unless set.
  open var scale: CGFloat = max(UITraitCollection.current.displayScale, 1)
  /// Whether the picture lets nothing through; false unless set.
  open var opaque = false

  /// The usual way.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The usual way.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The usual way.
  public override init() { super.init() }
}
