/// What a render tree knows of one layer from the last frame: where it lies on the device and what is painted there.
final class RenderNode {
  /// Nil when the layer is gone; cleared by its deinit.
  unowned(unsafe) var layer: CALayer?
  unowned(unsafe) var parent: RenderNode?
  /// From back to front.
  var children: [RenderNode] = []
  var maskNode: RenderNode?
  /// The layer's place among its siblings, before z positions are looked at.
  var order = 0
  var zPosition: CGFloat = 0
  /// Whether a child has a z position.
  var isOrderedByZ = false
  /// Whether the shadow is that of whatever the layer and all below it show.
  var shadowFollowsContents = false
  /// The deviation of that shadow's blur, in pixels.
  var shadowBlur = 0.0
  /// How far that shadow lies from the layer, in pixels.
  var shadowShift: (x: Int32, y: Int32) = (0, 0)
  /// What the layer itself is seen through.
  var outerClip = Box.empty

  var isVisible = false
  /// From the layer's coordinates to device pixels.
  var matrix = CGAffineTransform.identity
  /// What the children are seen through.
  var inner = Surroundings()
  var plan = PaintPlan()
  /// The pixels that the layer itself touches, within what it is seen through.
  var extents = Box.empty
  /// The same for the layer and all below it.
  var reach = Box.empty
  private var keptCaches: RenderCaches?

  init(layer: CALayer) { self.layer = layer }

  /// A child may outlive this node: its layer keeps it until the layer has another place.
  deinit {
    for child in children { child.parent = nil }
  }

  /// Only layers with pictures, gradients, shadows and the like need any.
  var caches: RenderCaches {
    if let keptCaches { return keptCaches }
    let made = RenderCaches()
    keptCaches = made
    return made
  }
}

/// How a layer is seen from the device.
struct Surroundings: Equatable {
  /// From the superlayer's coordinates to device pixels.
  var matrix = CGAffineTransform.identity
  /// Nothing outside is seen, in device pixels.
  var clip = Box.empty
  /// The opacity that superlayers hand down, from 0 to 1.
  var alpha = 1.0
}

/// How upright a layer lies on the device.
enum Posture {
  /// Only moved: one point is `scale` pixels, edges lie on pixels.
  case plain
  /// Scaled or mirrored along the axes.
  case upright
  /// Turned or skewed.
  case turned

  init(_ matrix: CGAffineTransform, scale: CGFloat) {
    if matrix.b != 0 || matrix.c != 0 {
      // A quarter turn whose cosine is not quite zero, as π is not quite a number, is still a turn.
      self = .turned
    } else if abs(matrix.a - scale) < scale * 1e-6, abs(matrix.d - scale) < scale * 1e-6 {
      self = .plain
    } else {
      self = .upright
    }
  }
}
