/// The heights of many things that lie one under the other, most of them alike.
///
/// Only what differs from `estimate` is stored, in blocks; offsets come from a tree of sums, so that a million rows cost nothing until
/// they are measured, and each question takes a few steps.
struct HeightIndex: Sendable {
  private static let blockSize = 64

  private struct Block: Sendable {
    var heights: [CGFloat]
    /// One bit for each row that was measured.
    var measured: UInt64 = 0
  }

  let count: Int
  /// The height of whatever was not set.
  let estimate: CGFloat
  /// Whether `estimate` is the height of all, so that there is nothing to measure.
  let isUniform: Bool
  private var blocks: [Block?] = []
  /// What the blocks differ from the estimate, summed as a binary indexed tree.
  private var tree: [CGFloat] = []

  init(count: Int, estimate: CGFloat, isUniform: Bool = false) {
    self.count = max(0, count)
    self.estimate = estimate.isFinite ? max(0, estimate) : 0
    self.isUniform = isUniform
  }

  var total: CGFloat { offset(of: count) }

  func height(at index: Int) -> CGFloat {
    guard let block = block(of: index) else { return estimate }
    return block.heights[index % Self.blockSize]
  }

  func isMeasured(_ index: Int) -> Bool {
    if isUniform { return true }
    guard let block = block(of: index) else { return false }
    return block.measured & (1 << UInt64(index % Self.blockSize)) != 0
  }

  /// Sets a height, measured or guessed better than `estimate`.
  mutating func set(_ height: CGFloat, at index: Int, measured: Bool = true) {
    guard index >= 0, index < count else { return }
    let place = index / Self.blockSize
    if blocks.isEmpty { blocks = [Block?](repeating: nil, count: (count - 1) / Self.blockSize + 1) }
    var block = blocks[place] ?? Block(heights: [CGFloat](repeating: estimate, count: min(Self.blockSize, count - place * Self.blockSize)))
    blocks[place] = nil
    let within = index % Self.blockSize
    let change = height - block.heights[within]
    block.heights[within] = height
    if measured { block.measured |= 1 << UInt64(within) }
    blocks[place] = block
    if change != 0 { add(change, toBlock: place) }
  }

  /// The sum of the heights before `index`.
  func offset(of index: Int) -> CGFloat {
    let index = min(max(0, index), count)
    guard !blocks.isEmpty else { return CGFloat(index) * estimate }
    let place = index / Self.blockSize
    let within = index % Self.blockSize
    var offset = CGFloat(place * Self.blockSize) * estimate + difference(beforeBlock: place)
    if within > 0, let block = blocks[place] {
      for height in block.heights.prefix(within) { offset += height }
    } else {
      offset += CGFloat(within) * estimate
    }
    return offset
  }

  /// The last index that begins at or above `offset`, passing over what has no height; 0 for offsets above all.
  func index(at offset: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if self.offset(of: middle) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func block(of index: Int) -> Block? {
    guard !blocks.isEmpty, index >= 0, index < count else { return nil }
    return blocks[index / Self.blockSize]
  }

  private func difference(beforeBlock place: Int) -> CGFloat {
    var sum: CGFloat = 0
    var node = min(place, tree.count)
    while node > 0 {
      sum += tree[node - 1]
      node -= node & -node
    }
    return sum
  }

  private mutating func add(_ change: CGFloat, toBlock place: Int) {
    if tree.isEmpty { tree = [CGFloat](repeating: 0, count: blocks.count) }
    var node = place + 1
    while node <= tree.count {
      tree[node - 1] += change
      node += node & -node
    }
  }
}
