/// A rectangle of whole device pixels by its edges; laid out in memory as pixman's own.
struct Box: Equatable {
  var x1: Int32
  var y1: Int32
  var x2: Int32
  var y2: Int32

  static let empty = Box(x1: 0, y1: 0, x2: 0, y2: 0)

  @inline(__always) var isEmpty: Bool { x1 >= x2 || y1 >= y2 }
  @inline(__always) var width: Int32 { x2 - x1 }
  @inline(__always) var height: Int32 { y2 - y1 }
  /// In pixels; an empty box has none.
  var area: Int { isEmpty ? 0 : Int(width) * Int(height) }

  @inline(__always)
  func intersects(_ other: Box) -> Bool { x1 < other.x2 && other.x1 < x2 && y1 < other.y2 && other.y1 < y2 }

  @inline(__always)
  func contains(_ other: Box) -> Bool { x1 <= other.x1 && y1 <= other.y1 && x2 >= other.x2 && y2 >= other.y2 }

  /// What both have; possibly inside out, which is empty.
  @inline(__always)
  func intersection(_ other: Box) -> Box {
    Box(x1: max(x1, other.x1), y1: max(y1, other.y1), x2: min(x2, other.x2), y2: min(y2, other.y2))
  }

  /// The smallest box around both; an empty one counts for nothing.
  func union(_ other: Box) -> Box {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Box(x1: min(x1, other.x1), y1: min(y1, other.y1), x2: max(x2, other.x2), y2: max(y2, other.y2))
  }

  func inset(_ distance: Int32) -> Box { Box(x1: x1 + distance, y1: y1 + distance, x2: x2 - distance, y2: y2 - distance) }

  func moved(_ dx: Int32, _ dy: Int32) -> Box { Box(x1: x1 + dx, y1: y1 + dy, x2: x2 + dx, y2: y2 + dy) }
}

extension Box {
  /// The edge of a pixel nearest to a device coordinate.
  ///
  /// A coordinate half way goes up, and one that only misses it by what floating point loses goes with it: neighbours share an edge.
  @inline(__always)
  static func edge(_ value: CGFloat) -> Int32 { Int32(min(max((Double(value) + 0.5 + 1.0 / 1024).rounded(.down), -1_000_000), 1_000_000)) }

  /// The pixels of a device rectangle whose edges are moved to the nearest pixels' edges.
  ///
  /// What is a whole number of pixels long keeps that length, wherever it lies; what is at least a quarter of a pixel long gets one.
  static func snapped(_ rect: CGRect) -> Box {
    let (x1, x2) = span(rect.origin.x, rect.size.width)
    let (y1, y2) = span(rect.origin.y, rect.size.height)
    return Box(x1: x1, y1: y1, x2: x2, y2: y2)
  }

  private static func span(_ start: CGFloat, _ length: CGFloat) -> (Int32, Int32) {
    let first = edge(start)
    let whole = length.rounded()
    if abs(length - whole) < 0.02 { return (first, first + Int32(min(whole, 1_000_000))) }
    let last = edge(start + length)
    return (first, last == first && length >= 0.25 ? first + 1 : last)
  }

  /// All pixels that a device rectangle touches.
  static func covering(_ rect: CGRect) -> Box {
    func bounded(_ value: CGFloat) -> Int32 { Int32(min(max(Double(value), -1_000_000), 1_000_000)) }
    guard !rect.isNull, rect.size.width > 0, rect.size.height > 0 else { return .empty }
    return Box(
      x1: bounded((rect.minX + 0.001).rounded(.down)), y1: bounded((rect.minY + 0.001).rounded(.down)),
      x2: bounded((rect.maxX - 0.001).rounded(.up)), y2: bounded((rect.maxY - 0.001).rounded(.up)))
  }
}
