/// What `saveGState` keeps; the clip is kept by cairo at the same time.
struct GraphicsState {
  /// User space to the device space that has its origin at the bottom left.
  var ctm: CGAffineTransform
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var interpolation = CGInterpolationQuality.default
  var antialias = true
  var shadow: Shadow?
  var patternPhase = CGSize.zero
  var masks: [ContextMask] = []
}

/// An image whose alpha everything is drawn through.
struct ContextMask {
  let image: CGImage
  /// The image's pixels to the context's.
  let transform: CGAffineTransform
}

/// A shadow under everything that is drawn.
struct Shadow {
  /// In base space, y as the base space has it.
  var offset: CGSize
  /// In base space; two standard deviations.
  var blur: CGFloat
  var color: StandardColor
}
