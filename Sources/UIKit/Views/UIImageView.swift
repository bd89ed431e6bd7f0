/// Shows a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Creates a view for no picture yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  /// Always nil: views are not read from archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view as large as `image`.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Creates a view as large as `image`, showing `highlightedImage` while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The picture; one that is a template takes the view's tint.
  open var image: UIImage? {
    didSet { if oldValue !== image { showImage() } }
  }

  /// The picture in the highlighted state; `image` serves where there is none.
  open var highlightedImage: UIImage? {
    didSet { if oldValue !== highlightedImage, isHighlighted { showImage() } }
  }

  /// Whether the highlighted picture shows.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { showImage() } }
  }

  /// The size of the picture in points; zero without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  /// Gives templates the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.renderingMode == .alwaysTemplate { showImage() }
  }

  override func updateLayerColors() {
    super.updateLayerColors()
    if shownImage?.renderingMode == .alwaysTemplate { showImage() }
  }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func showImage() {
    guard let shown = shownImage else {
      layer.contents = nil
      return
    }
    var drawn = shown
    if shown.renderingMode == .alwaysTemplate {
      drawn = shown.withTintColor(tintColor.resolvedColor(with: traitCollection))
    }
    layer.contentsScale = drawn.scale
    layer.contents = drawn.cgImage
  }

  /// The layer's contents have the picture's own scale, whatever the screen's is.
  override func applyContentScale() {}
}
