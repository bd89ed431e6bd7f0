extension UIImage {
  func paint(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let cgImage, rect.isFinite, size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    if capInsets == .zero {
      paint(cgImage, in: rect, context)
    } else {
      for part in CappedParts(self, in: rect).parts {
        context.saveGState()
        context.clip(to: part.target)
        for place in part.places { paint(cgImage, in: place, context) }
        context.restoreGState()
      }
    }
    context.restoreGState()
  }

  /// The whole picture, upright, stretched to `rect`.
  private func paint(_ image: CGImage, in rect: CGRect, _ context: CGContext) {
    context.saveGState()
    context.translateBy(x: rect.midX, y: rect.midY)
    context.concatenate(imageOrientation.turn)
    // An image's own y points up, a view's down.
    context.scaleBy(x: 1, y: -1)
    let size = imageOrientation.isSideways ? CGSize(width: rect.height, height: rect.width) : rect.size
    context.draw(image, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    context.restoreGState()
  }

  /// The pixels as they are seen.
  var upright: CGImage? {
    guard let cgImage, imageOrientation != .up else { return cgImage }
    let drawing = DrawingContext(size: size, isOpaque: cgImage.isFullyOpaque, scale: scale)
    UIGraphicsPushContext(drawing.context)
    defer { UIGraphicsPopContext() }
    paint(cgImage, in: CGRect(origin: .zero, size: size), drawing.context)
    return drawing.image?.cgImage
  }
}

extension UIImage.Orientation {
  /// The turn about the middle, where y points down.
  var turn: CGAffineTransform {
    let mirror = CGAffineTransform(scaleX: -1, y: 1)
    switch self {
    case .up: return .identity
    case .down: return CGAffineTransform(rotationAngle: .pi)
    case .left: return CGAffineTransform(rotationAngle: -.pi / 2)
    case .right: return CGAffineTransform(rotationAngle: .pi / 2)
    case .upMirrored: return mirror
    case .downMirrored: return mirror.concatenating(CGAffineTransform(rotationAngle: .pi))
    case .leftMirrored: return mirror.concatenating(CGAffineTransform(rotationAngle: -.pi / 2))
    case .rightMirrored: return mirror.concatenating(CGAffineTransform(rotationAngle: .pi / 2))
    }
  }
}

/// A picture with caps cut into nine: the corners keep their size, edges grow one way, the middle both.
struct CappedParts {
  struct Part {
    let target: CGRect
    /// Where the whole picture has to lie so that its part falls on the target; several where it is repeated.
    let places: [CGRect]
  }

  private(set) var parts: [Part] = []

  init(_ image: UIImage, in rect: CGRect) {
    let insets = image.capInsets
    let columns = CappedParts.spans(from: rect.minX, length: rect.width, size: image.size.width, first: insets.left, last: insets.right)
    let rows = CappedParts.spans(from: rect.minY, length: rect.height, size: image.size.height, first: insets.top, last: insets.bottom)
    for row in rows {
      for column in columns {
        let target = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
        let across = column.places(image.size.width, repeats: image.resizingMode == .tile)
        let down = row.places(image.size.height, repeats: image.resizingMode == .tile)
        let places = down.flatMap { vertical in
          across.map { CGRect(x: $0.start, y: vertical.start, width: $0.length, height: vertical.length) }
        }
        parts.append(Part(target: target, places: places))
      }
    }
  }

  private struct Span {
    let start: CGFloat
    let length: CGFloat
    /// What of the picture it shows.
    let sourceStart: CGFloat
    let sourceLength: CGFloat

    func places(_ size: CGFloat, repeats: Bool) -> [(start: CGFloat, length: CGFloat)] {
      guard sourceLength > 0 else { return [] }
      guard repeats, length > sourceLength else {
        let factor = length / sourceLength
        return [(start - sourceStart * factor, size * factor)]
      }
      // More repetitions than pixels cannot be told apart.
      let count = min((length / sourceLength).rounded(.up), 16384)
      return (0..<Int(count)).map { (start - sourceStart + CGFloat($0) * sourceLength, size) }
    }
  }

  private static func spans(from start: CGFloat, length: CGFloat, size: CGFloat, first: CGFloat, last: CGFloat) -> [Span] {
    func bounded(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, 0), size) : 0 }
    let (first, last) = (bounded(first), min(bounded(last), size - bounded(first)))
    // Where there is not even room for the caps they shrink together.
    let factor = min(length / max(first + last, 0.001), 1)
    let (head, tail) = (first * factor, last * factor)
    return [
      Span(start: start, length: head, sourceStart: 0, sourceLength: first),
      Span(start: start + head, length: length - head - tail, sourceStart: first, sourceLength: size - first - last),
      Span(start: start + length - tail, length: tail, sourceStart: size - last, sourceLength: last),
    ].filter { $0.length > 0 }
  }
}
