/// Windows in the order of their places. Adding one, taking one out and finding the frontmost cost the logarithm of how many there are.
///
/// A search tree by place whose nodes are also a heap by weight (a treap), which keeps it shallow in whatever order windows come. Nodes
/// never change: a walk goes through the tree as it was when the walk began, whatever windows are shown or hidden on the way, as a hit
/// test's own code may do.
@MainActor package struct WindowTree {
  /// A window in the order. It is not kept alive (W-30).
  final class Entry {
    weak var window: UIWindow?
    let place: WindowOrder

    init(window: UIWindow, place: WindowOrder) {
      self.window = window
      self.place = place
    }

    /// Scrambled from the stamp, so that neighbours in time are strangers in weight.
    fileprivate var weight: UInt64 {
      var value = UInt64(bitPattern: Int64(place.stamp)) &* 0x9E37_79B9_7F4A_7C15
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      return value ^ (value >> 31)
    }
  }

  fileprivate final class Node {
    let entry: Entry
    let weight: UInt64
    let behind: Node?
    let before: Node?

    init(_ entry: Entry, weight: UInt64, behind: Node?, before: Node?) {
      self.entry = entry
      self.weight = weight
      self.behind = behind
      self.before = before
    }

    func with(behind: Node?) -> Node { Node(entry, weight: weight, behind: behind, before: before) }
    func with(before: Node?) -> Node { Node(entry, weight: weight, behind: behind, before: before) }
  }

  private var root: Node?

  /// Puts `entry` where its place says. Its place must not be taken.
  mutating func insert(_ entry: Entry) { root = Self.inserting(entry, weight: entry.weight, into: root) }

  /// Takes out what is at `place`; nothing where nothing is.
  mutating func remove(_ place: WindowOrder) { root = Self.removing(place, from: root) }

  /// The windows that still exist, front to back.
  var frontToBack: Walk { Walk(root: root, fromFront: true) }

  /// The windows that still exist, back to front.
  var backToFront: Walk { Walk(root: root, fromFront: false) }

  private static func inserting(_ entry: Entry, weight: UInt64, into node: Node?) -> Node {
    guard let node, weight <= node.weight else {
      let parts = split(node, at: entry.place)
      return Node(entry, weight: weight, behind: parts.behind, before: parts.before)
    }
    if entry.place < node.entry.place { return node.with(behind: inserting(entry, weight: weight, into: node.behind)) }
    return node.with(before: inserting(entry, weight: weight, into: node.before))
  }

  private static func removing(_ place: WindowOrder, from node: Node?) -> Node? {
    guard let node else { return nil }
    if place == node.entry.place { return joined(node.behind, node.before) }
    if place < node.entry.place { return node.with(behind: removing(place, from: node.behind)) }
    return node.with(before: removing(place, from: node.before))
  }

  private static func split(_ node: Node?, at place: WindowOrder) -> (behind: Node?, before: Node?) {
    guard let node else { return (nil, nil) }
    if node.entry.place < place {
      let parts = split(node.before, at: place)
      return (node.with(before: parts.behind), parts.before)
    }
    let parts = split(node.behind, at: place)
    return (parts.behind, node.with(behind: parts.before))
  }

  /// One tree of two, where all of `behind` is behind all of `before`.
  private static func joined(_ behind: Node?, _ before: Node?) -> Node? {
    guard let behind else { return before }
    guard let before else { return behind }
    if behind.weight > before.weight { return behind.with(before: joined(behind.before, before)) }
    return before.with(behind: joined(behind, before.behind))
  }
}

extension WindowTree {
  /// The windows one after the other, each found when it is asked for.
  package struct Walk: Sequence, IteratorProtocol {
    private var path: [Node] = []
    private let fromFront: Bool

    fileprivate init(root: Node?, fromFront: Bool) {
      self.fromFront = fromFront
      // Room for the path to a leaf of any tree that there is likely to be.
      path.reserveCapacity(64)
      descend(root)
    }

    package mutating func next() -> UIWindow? {
      while let node = path.popLast() {
        descend(fromFront ? node.behind : node.before)
        if let window = node.entry.window { return window }
      }
      return nil
    }

    private mutating func descend(_ start: Node?) {
      var node = start
      while let present = node {
        path.append(present)
        node = fromFront ? present.before : present.behind
      }
    }
  }
}
