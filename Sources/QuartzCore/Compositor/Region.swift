internal import CPixman

/// A set of pixels as rectangles that do not overlap.
final class Region {
  private let pointer: UnsafeMutablePointer<pixman_region32_t>

  init() {
    pointer = .allocate(capacity: 1)
    pixman_region32_init(pointer)
  }

  deinit {
    pixman_region32_fini(pointer)
    pointer.deallocate()
  }

  var isEmpty: Bool { pixman_region32_not_empty(pointer) == 0 }

  /// The smallest box around all of it.
  var extents: Box {
    let box = pointer.pointee.extents
    return Box(x1: box.x1, y1: box.y1, x2: box.x2, y2: box.y2)
  }

  /// Lends the rectangles, from top to bottom and from left to right.
  func withBoxes<Result>(_ body: (UnsafeBufferPointer<Box>) -> Result) -> Result {
    var count: Int32 = 0
    let boxes = pixman_region32_rectangles(pointer, &count)
    guard let boxes, count > 0 else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    return boxes.withMemoryRebound(to: Box.self, capacity: Int(count)) {
      body(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }

  func removeAll() { pixman_region32_clear(pointer) }

  func set(_ box: Box) {
    if box.isEmpty { return removeAll() }
    pixman_region32_fini(pointer)
    pixman_region32_init_rect(pointer, box.x1, box.y1, UInt32(box.width), UInt32(box.height))
  }

  /// Takes boxes in any order, overlapping or not.
  func set(_ boxes: ContiguousArray<Box>) {
    if boxes.count == 1 { return set(boxes[0]) }
    pixman_region32_fini(pointer)
    boxes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return pixman_region32_init(pointer) }
      start.withMemoryRebound(to: pixman_box32_t.self, capacity: buffer.count) {
        _ = pixman_region32_init_rects(pointer, $0, Int32(buffer.count))
      }
    }
  }

  func set(_ other: Region) { pixman_region32_copy(pointer, other.pointer) }

  func subtract(_ other: Region) { pixman_region32_subtract(pointer, pointer, other.pointer) }

  func formUnion(_ other: Region) { pixman_region32_union(pointer, pointer, other.pointer) }

  func formUnion(_ box: Box) {
    if box.isEmpty { return }
    pixman_region32_union_rect(pointer, pointer, box.x1, box.y1, UInt32(box.width), UInt32(box.height))
  }

  func formIntersection(_ box: Box) {
    if box.isEmpty { return removeAll() }
    if box.contains(extents) { return }
    pixman_region32_intersect_rect(pointer, pointer, box.x1, box.y1, UInt32(box.width), UInt32(box.height))
  }

  func subtract(_ box: Box) {
    guard box.intersects(extents) else { return }
    if box.contains(extents) { return removeAll() }
    var other = pixman_region32_t()
    pixman_region32_init_rect(&other, box.x1, box.y1, UInt32(box.width), UInt32(box.height))
    pixman_region32_subtract(pointer, pointer, &other)
    pixman_region32_fini(&other)
  }

  /// How many pixels there are.
  var area: Int { withBoxes { $0.reduce(0) { $0 + $1.area } } }
}
