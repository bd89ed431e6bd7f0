/// Memory for pixels that is used again: touching new pages costs more than painting them.
package final class BitmapPool: @unchecked Sendable {
  package static let shared = BitmapPool()

  struct Block {
    let bytes: UnsafeMutableRawPointer
    let byteCount: Int
  }

  /// What is kept at most, in bytes: two frames of a phone and the texts on them.
  private let limit = 48 << 20
  private let lock = NSLock()
  private var free: [Int: [UnsafeMutableRawPointer]] = [:]
  private var kept = 0

  /// Bytes that wait to be used again.
  package var keptByteCount: Int { lock.withLock { kept } }

  /// Rounds up so that blocks of nearly the same size can serve each other; at most a quarter is wasted.
  private static func sizeClass(_ byteCount: Int) -> Int {
    let size = max(byteCount, 1024)
    let step = 1 << max(Int.bitWidth - (size - 1).leadingZeroBitCount - 3, 0)
    return (size + step - 1) / step * step
  }

  func take(byteCount: Int, cleared: Bool) -> Block {
    let size = Self.sizeClass(byteCount)
    let found: UnsafeMutableRawPointer? = lock.withLock {
      guard let block = free[size]?.popLast() else { return nil }
      kept -= size
      return block
    }
    if let found {
      if cleared { memset(found, 0, byteCount) }
      return Block(bytes: found, byteCount: size)
    }
    // calloc hands out pages of zeros that cost nothing until they are written.
    guard let fresh = calloc(1, size) else { fatalError("No memory for a picture of \(size) bytes.") }
    return Block(bytes: fresh, byteCount: size)
  }

  func giveBack(_ block: Block) {
    let isKept = lock.withLock {
      guard kept + block.byteCount <= limit else { return false }
      kept += block.byteCount
      free[block.byteCount, default: []].append(block.bytes)
      return true
    }
    if !isKept { Foundation.free(block.bytes) }
  }

  /// Gives all kept memory back to the system, as on a memory warning.
  package func removeAll() {
    let blocks = lock.withLock {
      defer {
        free = [:]
        kept = 0
      }
      return free.values.flatMap { $0 }
    }
    for block in blocks { Foundation.free(block) }
  }
}
