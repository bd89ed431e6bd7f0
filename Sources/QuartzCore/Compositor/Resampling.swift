/// Pictures in another size.
enum Resampling {
  /// A part of a picture in a number of pixels: halved as long as it is at least twice as large, then between the four nearest pixels.
  static func raster(_ source: ContentsSource, width: Int32, height: Int32, flipsX: Bool, flipsY: Bool) -> Raster {
    var raster = Raster(source.buffer, owner: source.owner)
    var part = source.part
    while part.width >= CGFloat(width) * 2 || part.height >= CGFloat(height) * 2 {
      let halvesX = part.width >= CGFloat(width) * 2
      let halvesY = part.height >= CGFloat(height) * 2
      let newWidth = max(1, (halvesX ? part.width / 2 : part.width).rounded(.up))
      let newHeight = max(1, (halvesY ? part.height / 2 : part.height).rounded(.up))
      raster = scaled(raster, part, Int32(newWidth), Int32(newHeight), factorX: halvesX ? 2 : 1, factorY: halvesY ? 2 : 1)
      part = CGRect(x: 0, y: 0, width: part.width / (halvesX ? 2 : 1), height: part.height / (halvesY ? 2 : 1))
    }
    let target = Bitmap(width: Int(width), height: Int(height), cleared: false)
    let result = Raster(target)
    let factorX = part.width / CGFloat(width)
    let factorY = part.height / CGFloat(height)
    raster.setPadding()
    raster.setTransform(
      CGAffineTransform(
        a: flipsX ? -factorX : factorX, b: 0, c: 0, d: flipsY ? -factorY : factorY, tx: flipsX ? part.maxX : part.minX,
        ty: flipsY ? part.maxY : part.minY))
    result.paint(raster, Box(x1: 0, y1: 0, x2: width, y2: height), blend: .source)
    return result
  }

  private static func scaled(
    _ raster: Raster, _ part: CGRect, _ width: Int32, _ height: Int32, factorX: CGFloat, factorY: CGFloat
  ) -> Raster {
    let result = Raster(Bitmap(width: Int(width), height: Int(height), cleared: false))
    raster.setPadding()
    raster.setTransform(CGAffineTransform(a: factorX, b: 0, c: 0, d: factorY, tx: part.minX, ty: part.minY))
    result.paint(raster, Box(x1: 0, y1: 0, x2: width, y2: height), blend: .source)
    return result
  }
}
