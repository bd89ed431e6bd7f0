/// All that decides how a layer looks and where: the model's values, or those an animation shows at one moment.
struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var isHidden = false
  var opacity: Float = 1
  var allowsGroupOpacity = true
  var isOpaque = false
  var masksToBounds = false
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var contents: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
  var contentsGravity = CALayerContentsGravity.resize
  /// What shape and gradient layers add.
  var special: SpecialState?

  /// From the layer's own coordinates to those of its superlayer, the superlayer's `sublayerTransform` left out.
  var toSuperlayer: CGAffineTransform {
    let anchorX = bounds.origin.x + anchorPoint.x * bounds.size.width
    let anchorY = bounds.origin.y + anchorPoint.y * bounds.size.height
    let m = transform
    if m.m11 == 1, m.m22 == 1, m.m12 == 0, m.m21 == 0 {
      return CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: position.x + m.m41 - anchorX, ty: position.y + m.m42 - anchorY)
    }
    return CGAffineTransform(
      a: m.m11, b: m.m12, c: m.m21, d: m.m22,
      tx: position.x + m.m41 - anchorX * m.m11 - anchorY * m.m21,
      ty: position.y + m.m42 - anchorX * m.m12 - anchorY * m.m22)
  }

  /// What `sublayerTransform` does to all sublayers, about the anchor point; nil for nothing.
  var aroundSublayers: CGAffineTransform? {
    if sublayerTransform == CATransform3DIdentity { return nil }
    let anchorX = bounds.origin.x + anchorPoint.x * bounds.size.width
    let anchorY = bounds.origin.y + anchorPoint.y * bounds.size.height
    return CGAffineTransform(translationX: -anchorX, y: -anchorY)
      .concatenating(sublayerTransform.affinePart)
      .concatenating(CGAffineTransform(translationX: anchorX, y: anchorY))
  }

  /// The smallest upright rectangle around the layer in its superlayer's coordinates.
  var frame: CGRect {
    let m = transform
    if m.m11 == 1, m.m22 == 1, m.m12 == 0, m.m21 == 0 {
      return CGRect(
        x: position.x + m.m41 - anchorPoint.x * bounds.size.width, y: position.y + m.m42 - anchorPoint.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height)
    }
    return bounds.applying(toSuperlayer)
  }
}

/// What the special kinds of layers add to a layer's state.
enum SpecialState {
  indirect case shape(ShapeState)
  indirect case gradient(GradientState)
}
