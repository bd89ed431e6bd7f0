/// What a render node keeps because it would cost much to make again.
final class RenderCaches {
  var contents: Cached<ContentsKey>?
  var scaled: Cached<ScaledKey>?
  var gradient: Cached<GradientKey>?
  var drawing: Cached<DrawingKey>?
  var shape: Cached<TurnedKey>?
  var border: Cached<TurnedKey>?
  var clip: Cached<TurnedKey>?
  var shadow: Cached<ShadowKey>?

  struct Cached<Key: Equatable> {
    var key: Key
    var raster: Raster
    var box = Box.empty
  }

  struct ContentsKey: Equatable {
    var image: ObjectIdentifier
    var transform: CGAffineTransform?
  }

  struct ScaledKey: Equatable {
    var image: ObjectIdentifier
    var part: CGRect
    var width: Int32
    var height: Int32
    var flipsX: Bool
    var flipsY: Bool
    var revision: Int
  }

  struct GradientKey: Equatable {
    var gradient: GradientState
    var width: Int32
    var height: Int32
    var size: CGSize
    var matrix: CGAffineTransform
  }

  struct DrawingKey: Equatable {
    var shape: ShapeState
    var matrix: CGAffineTransform
    var limit: Box?
  }

  struct TurnedKey: Equatable {
    var bounds: CGRect
    var radius: CGFloat
    var corners: CACornerMask
    var curve: CALayerCornerCurve
    var width: CGFloat
    var matrix: CGAffineTransform
    var limit: Box
  }

  struct ShadowKey: Equatable {
    var path: CGPath?
    var bounds: CGRect
    var radius: CGFloat
    var corners: CACornerMask
    var curve: CALayerCornerCurve
    var blur: CGFloat
    var matrix: CGAffineTransform
  }
}
