/// What is painted for one layer, worked out and ready, in device pixels.
struct PaintPlan {
  var posture = Posture.plain
  /// The layer's bounds, or the box around them where it is turned.
  var box = Box.empty
  var shadow: ShadowPaint?
  var background: ShapePaint?
  var gradient: BitmapPaint?
  /// The path of a shape layer.
  var drawing: BitmapPaint?
  var contents: BitmapPaint?
  var border: ShapePaint?
  /// Cuts contents and sublayers, not background and border.
  var clip: ClipPaint?
  /// Whether the layer and all below it are put together first.
  var isGroup = false
  /// How a group is seen.
  var groupAlpha: UInt8 = 255

  /// Everything the layer itself paints, not cut by what it is seen through.
  var touched: Box {
    var result = Box.empty
    if let shadow { result = result.union(shadow.box) }
    if let background { result = result.union(background.box) }
    if let gradient { result = result.union(gradient.box) }
    if let drawing { result = result.union(drawing.box) }
    if let contents { result = result.union(contents.box) }
    if let border { result = result.union(border.box) }
    return result
  }

  var paintCount: Int {
    (shadow == nil ? 0 : 1) + (background == nil ? 0 : 1) + (gradient == nil ? 0 : 1) + (drawing == nil ? 0 : 1)
      + (contents == nil ? 0 : 1) + (border == nil ? 0 : 1)
  }

  /// Whether the layer itself looks the same, wherever both lie.
  func looksLike(_ other: PaintPlan) -> Bool {
    shadow == other.shadow && background == other.background && gradient == other.gradient && drawing == other.drawing
      && contents == other.contents && border == other.border
  }

  /// Whether all below is put together in the same way.
  func groupsLike(_ other: PaintPlan) -> Bool { isGroup == other.isGroup && groupAlpha == other.groupAlpha && clip == other.clip }
}

/// A rectangle, rounded or not, or its border, in one colour.
struct ShapePaint: Equatable {
  var box: Box
  /// Premultiplied.
  var pixel: UInt32
  var source: Raster
  var form: Form

  enum Form: Equatable {
    case rectangle
    case frame(Int32)
    /// Straight edges with the corners' coverage in the quarters of a square; the ring's thickness, or 0.
    case corners(CornerShape, Raster)
    /// The coverage of all of the box.
    case coverage(Raster)
  }

  var isOpaque: Bool { pixel >> 24 == 255 }

  static func == (left: ShapePaint, right: ShapePaint) -> Bool {
    left.box == right.box && left.pixel == right.pixel && left.form == right.form
  }
}

/// Pixels that are put into the frame.
struct BitmapPaint: Equatable {
  var raster: Raster
  var box: Box
  /// Where in the raster the box begins; not used by a raster that is looked up through a transform.
  var sourceX: Int32 = 0
  var sourceY: Int32 = 0
  /// Looked up by device coordinates.
  var isTransformed = false
  /// Whether all of the box is covered.
  var isOpaque = false
  var alpha: UInt8 = 255
  /// Cut by corners, of the whole box before it was cropped.
  var form = ShapePaint.Form.rectangle
  /// Another number whenever the pixels were drawn anew.
  var revision = 0

  /// The part within `limit`.
  func cropped(to limit: Box) -> BitmapPaint {
    var result = self
    let part = box.intersection(limit)
    result.box = part.isEmpty ? .empty : part
    if !isTransformed, !part.isEmpty {
      result.sourceX += part.x1 - box.x1
      result.sourceY += part.y1 - box.y1
    }
    return result
  }
}

/// What of contents and sublayers is seen.
struct ClipPaint: Equatable {
  var box: Box
  var form: ShapePaint.Form
}

/// A shadow's coverage and colour.
struct ShadowPaint: Equatable {
  var box: Box
  var pixel: UInt32
  var source: Raster
  /// Nil where it is yet to be taken from what the layer shows.
  var coverage: Raster?

  static func == (left: ShadowPaint, right: ShadowPaint) -> Bool {
    left.box == right.box && left.pixel == right.pixel && left.coverage === right.coverage
  }
}

extension Raster: Equatable {
  /// Whether both are the same object.
  static func == (left: Raster, right: Raster) -> Bool { left === right }
}
