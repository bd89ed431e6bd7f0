/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject {
  /// What is drawn, in points; that of the renderer once it has one.
  open internal(set) var bounds = CGRect.zero

  /// The usual way.
  open class func `default`() -> Self { self.init() }
  /// The way that suits the main screen.
  open class func preferred() -> Self { self.init() }
  /// The usual way.
  public required override init() { super.init() }
}
