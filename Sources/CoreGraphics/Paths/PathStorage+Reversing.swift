extension PathStorage {
  /// The same outline drawn from its end to its beginning, each part for itself.
  package func reversed() -> PathStorage {
    var result = PathStorage()
    var parts: [(verbs: [(verb: Verb, index: Int)], isClosed: Bool)] = []
    forEach { verb, index in
      switch verb {
      case .move: parts.append(([(verb, index)], false))
      case .close: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      default: if !parts.isEmpty { parts[parts.count - 1].verbs.append((verb, index)) }
      }
    }
    for part in parts.reversed() { append(part.verbs, isClosed: part.isClosed, to: &result) }
    return result
  }

  private func append(_ steps: [(verb: Verb, index: Int)], isClosed: Bool, to result: inout PathStorage) {
    guard let last = steps.last else { return }
    func end(_ step: (verb: Verb, index: Int)) -> CGPoint { points[step.index + step.verb.pointCount - 1] }
    result.move(to: end(last))
    for number in stride(from: steps.count - 1, to: 0, by: -1) {
      let step = steps[number]
      let before = end(steps[number - 1])
      switch step.verb {
      case .quad: result.quad(to: before, control: points[step.index])
      case .curve: result.curve(to: before, control1: points[step.index + 1], control2: points[step.index])
      default: result.line(to: before)
      }
    }
    if isClosed { result.close() }
  }
}
