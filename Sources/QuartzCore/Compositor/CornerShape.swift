/// A rounded rectangle, or the ring of its border, in whole pixels: what the coverage of its corners depends on.
struct CornerShape: Hashable {
  /// In pixels, to a sixteenth.
  private let radius16: Int32
  let corners: CACornerMask
  let isContinuous: Bool
  /// The thickness of the ring in pixels; 0 is the whole shape.
  let thickness: Int32

  var radius: CGFloat { CGFloat(radius16) / 16 }

  /// Nil where nothing is rounded.
  init?(radius: CGFloat, corners: CACornerMask, isContinuous: Bool, thickness: Int32 = 0) {
    radius16 = Int32(min((Double(radius) * 16).rounded(), 1_000_000))
    guard radius16 > 0, !corners.isEmpty else { return nil }
    self.corners = corners
    self.isContinuous = isContinuous
    self.thickness = thickness
  }

  /// How far from the corner along an edge the shape differs from a plain rectangle, in pixels.
  var reach: Int32 {
    let length = Double(radius) * (isContinuous ? 1.528665 : 1)
    return max(Int32((length - 0.001).rounded(.up)), thickness)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(radius16)
    hasher.combine(corners.rawValue)
    hasher.combine(isContinuous)
    hasher.combine(thickness)
  }

  static func == (left: CornerShape, right: CornerShape) -> Bool {
    left.radius16 == right.radius16 && left.corners == right.corners && left.isContinuous == right.isContinuous
      && left.thickness == right.thickness
  }

  /// The outline in a rectangle of this many pixels; of a ring both outlines, to be filled by the even-odd rule.
  func path(width: CGFloat, height: CGFloat) -> PathStorage {
    var path = PathStorage()
    append(CGRect(x: 0, y: 0, width: width, height: height), radius, to: &path)
    if thickness > 0 {
      let t = CGFloat(thickness)
      let inner = CGRect(x: t, y: t, width: width - 2 * t, height: height - 2 * t)
      if inner.width > 0, inner.height > 0 { append(inner, max(0, radius - t), to: &path) }
    }
    return path
  }

  private func append(_ rect: CGRect, _ radius: CGFloat, to path: inout PathStorage) {
    func at(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    RoundedCorners(
      rect: rect,
      radii: (at(.layerMinXMinYCorner), at(.layerMaxXMinYCorner), at(.layerMaxXMaxYCorner), at(.layerMinXMaxYCorner)),
      isContinuous: isContinuous
    ).append(to: &path)
  }
}

/// The coverage of corners and of small rounded shapes, drawn once for all layers that need it.
enum CornerCoverage {
  private struct Key: Hashable {
    var shape: CornerShape
    var width: Int32
    var height: Int32
  }

  nonisolated(unsafe) private static var known: [Key: Raster] = [:]

  /// All of the shape in a rectangle of this many pixels.
  static func raster(_ shape: CornerShape, width: Int32, height: Int32) -> Raster {
    let key = Key(shape: shape, width: width, height: height)
    if let raster = known[key] { return raster }
    // An animated size leaves one of each behind; layers keep those they still need.
    if known.count >= 128 { known.removeAll(keepingCapacity: true) }
    let mask = CoverageCanvas.mask(
      width: Int(width), height: Int(height), path: shape.path(width: CGFloat(width), height: CGFloat(height)),
      isEvenOdd: shape.thickness > 0)
    let raster = Raster(mask)
    known[key] = raster
    return raster
  }

  /// The four corners put together, each in its quarter of a square of two reaches.
  static func corners(_ shape: CornerShape) -> Raster { raster(shape, width: shape.reach * 2, height: shape.reach * 2) }
}
