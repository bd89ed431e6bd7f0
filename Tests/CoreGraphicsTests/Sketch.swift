import CoreGraphics

/// A small bitmap to draw on and to read pixels from.
struct Sketch {
  let bitmap: Bitmap
  let context: CGContext
  let scale: CGFloat

  /// Points, y downwards.
  init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, ground: CGColor? = nil) {
    self.scale = scale
    bitmap = Bitmap(width: Int(width * scale), height: Int(height * scale))
    context = bitmap.context(scale: scale)
    if let ground {
      context.setFillColor(ground)
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// Premultiplied ARGB of a pixel.
  func pixel(_ x: Int, _ y: Int) -> UInt32 { bitmap.pixel(x: x, y: y) }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(pixel(x, y) >> 24) }

  /// The smallest box around pixels that `isInk` takes.
  func box(where isInk: (UInt32) -> Bool = { $0 >> 24 != 0 }) -> PixelRect? {
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where isInk(pixel(x, y)) {
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
      }
    }
    return right < 0 ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The sum of all coverage, in whole pixels.
  var coverage: Double {
    var sum = 0
    for y in 0..<bitmap.height { for x in 0..<bitmap.width { sum += alpha(x, y) } }
    return Double(sum) / 255
  }

  /// For eyes.
  func write(_ name: String) throws {
    guard let directory = ProcessInfo.processInfo.environment["TRANSOM_PICTURES"] else { return }
    try bitmap.png().write(to: URL(fileURLWithPath: directory).appendingPathComponent(name + ".png"))
  }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
