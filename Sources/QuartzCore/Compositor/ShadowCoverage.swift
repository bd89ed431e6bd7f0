/// Blurred coverage, worked out at a quarter of the resolution where the blur hides it.
enum ShadowCoverage {
  private static func divisor(_ blur: Double) -> Int { blur < 4 ? 1 : blur < 8 ? 2 : 4 }

  private static func margin(_ blur: Double) -> Int32 {
    let step = divisor(blur)
    return Int32((min(blur * 3, 4000) / Double(step)).rounded(.up) + 1) * Int32(step)
  }

  /// The pixels that the shadow of something within `box` reaches.
  static func box(around box: Box, blur: Double) -> Box {
    let step = Int32(divisor(blur))
    var result = box.inset(-margin(blur))
    // A whole number of steps, so that the coarse pixels cover it exactly.
    result.x2 += (step - result.width % step) % step
    result.y2 += (step - result.height % step) % step
    return result
  }

  /// The shadow of a path; nil for one that is empty or too large for any screen.
  static func make(_ path: PathStorage, _ matrix: CGAffineTransform, blur: Double) -> (raster: Raster, box: Box)? {
    let bounds = path.boundingBox
    guard !bounds.isNull, bounds.isFinite else { return nil }
    let shape = Box.covering(bounds.applying(matrix))
    guard !shape.isEmpty else { return nil }
    let box = box(around: shape, blur: blur)
    guard box.width <= 16000, box.height <= 16000, box.area <= 1 << 25 else {
      Sanity.once("a shadow of \(box.width) by \(box.height) pixels is too large to draw.")
      return nil
    }
    let step = divisor(blur)
    let transform = matrix.concatenating(CGAffineTransform(translationX: CGFloat(-box.x1), y: CGFloat(-box.y1)))
      .concatenating(CGAffineTransform(scaleX: 1 / CGFloat(step), y: 1 / CGFloat(step)))
    let mask = CoverageCanvas.mask(width: Int(box.width) / step, height: Int(box.height) / step, path: path, transform: transform)
    return (blurred(mask, box, blur: blur), box)
  }

  /// The shadow of what a bitmap shows; the bitmap begins at `origin` on the device and lies within `box` less the blur's margin.
  static func make(_ bitmap: Bitmap, at origin: (x: Int32, y: Int32), in box: Box, blur: Double) -> Raster {
    let step = divisor(blur)
    let mask = AlphaMask(width: Int(box.width) / step, height: Int(box.height) / step)
    mask.take(bitmap, divisor: step, atX: Int(origin.x - box.x1) / step, y: Int(origin.y - box.y1) / step)
    return blurred(mask, box, blur: blur)
  }

  private static func blurred(_ mask: AlphaMask, _ box: Box, blur: Double) -> Raster {
    let step = divisor(blur)
    mask.blur(deviation: blur / Double(step))
    if step == 1 { return Raster(mask) }
    let coarse = Raster(mask)
    coarse.setTransform(CGAffineTransform(scaleX: 1 / CGFloat(step), y: 1 / CGFloat(step)))
    let fine = Raster(AlphaMask(width: Int(box.width), height: Int(box.height)))
    fine.paint(coarse, Box(x1: 0, y1: 0, x2: box.width, y2: box.height), blend: .source)
    return fine
  }
}
