/// Views that went out of view and wait to be used again, by identifier.
struct ReusePool<Element: UIView> {
  private var waiting: [String: [Element]] = [:]

  mutating func put(_ element: Element, _ identifier: String) { waiting[identifier, default: []].append(element) }

  mutating func take(_ identifier: String) -> Element? { waiting[identifier]?.popLast() }

  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

  mutating func removeAll() -> [Element] {
    defer { waiting = [:] }
    return waiting.values.flatMap { $0 }
  }
}
