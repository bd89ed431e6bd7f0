import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// A picture reduced to a sixth, to be kept in the repository and compared.
struct SmallPicture {
  private static let factor = 6
  private static let meanTolerance = 1.5
  private static let pixelTolerance = 40
  private static let outlierShare = 0.01

  let width: Int
  let height: Int
  private var pixels: [Picture.Pixel] = []

  /// The mean of each square of pixels.
  init(_ picture: Picture) {
    let factor = Self.factor
    width = picture.width / factor
    height = picture.height / factor
    for y in 0..<height {
      for x in 0..<width {
        var sum = (0, 0, 0)
        for row in 0..<factor {
          for column in 0..<factor {
            let pixel = picture.pixel(x * factor + column, y * factor + row)
            sum = (sum.0 + pixel.red, sum.1 + pixel.green, sum.2 + pixel.blue)
          }
        }
        let count = factor * factor
        pixels.append(Picture.Pixel(red: sum.0 / count, green: sum.1 / count, blue: sum.2 / count))
      }
    }
  }

  /// A picture that was reduced before; nil where there is none.
  private init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url), let image = CGImage(fileData: data) else { return nil }
    let picture = Picture(image.buffer, scale: 1)
    width = picture.width
    height = picture.height
    for y in 0..<height {
      for x in 0..<width { pixels.append(picture.pixel(x, y)) }
    }
  }

  private func pngData() -> Data {
    let bitmap = Bitmap(width: width, height: height)
    for (index, pixel) in pixels.enumerated() {
      let value = 0xFF00_0000 | UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
      let place = index / width * bitmap.bytesPerRow + index % width * 4
      bitmap.buffer.pixels.storeBytes(of: value, toByteOffset: place, as: UInt32.self)
    }
    return bitmap.png()
  }

  /// Compares with the reference of this name, or writes it where that was asked for.
  func expect(_ name: String, file: String = #filePath, location: SourceLocation = #_sourceLocation) throws {
    let url = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Pictures/\(name).png")
    let environment = ProcessInfo.processInfo.environment
    if environment["RENEW_PICTURES"] == "1", environment["CI"] == nil {
      try pngData().write(to: url)
      return
    }
    guard let reference = SmallPicture(contentsOf: url) else {
      // Nobody looked at one yet: said in every run, but no failure of what is drawn.
      withKnownIssue { Issue.record("There is no reference \(url.path).", sourceLocation: location) }
      return
    }
    try #require(reference.width == width && reference.height == height, sourceLocation: location)
    var sum = 0
    var outliers = 0
    for (shown, expected) in zip(pixels, reference.pixels) {
      let distance = shown.distance(to: expected)
      sum += distance
      if distance > Self.pixelTolerance { outliers += 1 }
    }
    let mean = Double(sum) / Double(pixels.count)
    let share = Double(outliers) / Double(pixels.count)
    let matches = mean <= Self.meanTolerance && share <= Self.outlierShare
    if !matches {
      // Left beside the build, so that whoever reads the failure can look.
      let shown = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-shown.png")
      try pngData().write(to: shown)
      Issue.record(
        "\(name): mean difference \(mean), \(share * 100) % far off; what was shown is in \(shown.path).", sourceLocation: location)
    }
  }
}
