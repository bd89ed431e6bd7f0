extension CGImage {
  private func mapped(isOpaque: Bool, _ change: (UInt32) -> UInt32) -> CGImage {
    let result = Bitmap(width: width, height: height, cleared: false)
    let source = buffer
    for row in 0..<height {
      let from = (source.pixels + row * source.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let to = (result.buffer.pixels + row * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width { to[column] = change(from[column]) }
    }
    return CGImage(bitmap: result, isOpaque: isOpaque)
  }

  /// For contexts whose memory has red first.
  func withRedAndBlueExchanged() -> CGImage {
    mapped(isOpaque: isFullyOpaque) { $0 & 0xff00_ff00 | ($0 & 0xff) << 16 | ($0 >> 16) & 0xff }
  }

  /// As something to draw through: the alpha, or the brightness where there is no alpha.
  func asMask() -> CGImage {
    guard isFullyOpaque else { return self }
    return mapped(isOpaque: false) { pixel in
      let luma = (54 * ((pixel >> 16) & 0xff) + 183 * ((pixel >> 8) & 0xff) + 19 * (pixel & 0xff)) >> 8
      return luma << 24
    }
  }

  /// The same shape in one colour, as a template image is drawn.
  package func tinted(_ color: CGColor) -> CGImage {
    let standard = color.standard
    func scaled(_ value: Double, _ alpha: UInt32) -> UInt32 { UInt32((value * Double(alpha)).rounded()) }
    // At most 256 different alphas: work each out once.
    let table: [UInt32] = (0..<256).map { alpha in
      let all = scaled(standard.alpha, UInt32(alpha))
      return all << 24 | scaled(standard.red, all) << 16 | scaled(standard.green, all) << 8 | scaled(standard.blue, all)
    }
    return mapped(isOpaque: isFullyOpaque && standard.alpha == 1) { table[Int($0 >> 24)] }
  }
}
