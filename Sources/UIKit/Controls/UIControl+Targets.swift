extension UIControl {
  var livingTargets: [ControlTarget] { targets.filter { !$0.isGone } }

  func addReceiver(_ target: Any?, _ selector: Selector, _ events: Event) {
    targets.removeAll(where: \.isGone)
    if let index = targets.firstIndex(where: { $0.selector == selector && $0.sends(to: target) }) {
      targets[index].events.formUnion(events)
    } else {
      targets.append(ControlTarget(target: target, selector: selector, events: events))
    }
  }

  func removeReceiver(_ target: Any?, _ selector: Selector?, _ events: Event) {
    remove(events) { entry in
      guard let own = entry.selector else { return false }
      return (target == nil || entry.sends(to: target)) && (selector == nil || selector == own)
    }
  }

  func remove(_ events: Event, where concerns: (ControlTarget) -> Bool) {
    for index in targets.indices where concerns(targets[index]) { targets[index].events.subtract(events) }
    targets.removeAll { $0.events.isEmpty || $0.isGone }
  }

  func collectTargets() -> Set<AnyHashable> {
    var all: Set<AnyHashable> = []
    for entry in livingTargets {
      if case .chain = entry.receiver {
        all.insert(NSNull())
      } else if let target = entry.target {
        // Not every class in Swift can be hashed; its identity can.
        all.insert(target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target as AnyObject)))
      }
    }
    return all
  }

  func enumerateReceivers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for entry in livingTargets where !stop {
      if case .action(let action) = entry.receiver {
        iterator(action, nil, entry.events, &stop)
      } else if let selector = entry.selector {
        iterator(nil, (entry.target, selector), entry.events, &stop)
      }
    }
  }

  /// Sends in the order of adding, to what was there when it began.
  func send(_ events: Event, _ event: UIEvent?) {
    for entry in livingTargets where !entry.events.isDisjoint(with: events) {
      switch entry.receiver {
      case .chain(let selector): sendAction(selector, to: nil, for: event)
      case .object(let weak, let selector): if let object = weak.object { sendAction(selector, to: object, for: event) }
      case .type(let type, let selector): sendAction(selector, to: type, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }
}
