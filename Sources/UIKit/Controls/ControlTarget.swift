/// One thing a control sends for some events.
struct ControlTarget {
  enum Receiver {
    /// Whoever in the responder chain implements the selector.
    case chain(Selector)
    /// Not kept alive (E-30).
    case object(WeakObject, Selector)
    /// A class; as an object it would be a temporary box that a weak reference loses.
    case type(AnyClass, Selector)
    case action(UIAction)
  }

  struct WeakObject { weak var object: AnyObject? }

  var receiver: Receiver
  var events: UIControl.Event

  init(target: Any?, selector: Selector, events: UIControl.Event) {
    self.events = events
    switch target {
    case nil: receiver = .chain(selector)
    case let type as AnyClass: receiver = .type(type, selector)
    case let object?: receiver = .object(WeakObject(object: object as AnyObject), selector)
    }
  }

  init(action: UIAction, events: UIControl.Event) {
    receiver = .action(action)
    self.events = events
  }

  var selector: Selector? {
    switch receiver {
    case .chain(let selector), .object(_, let selector), .type(_, let selector): selector
    case .action: nil
    }
  }

  /// The object or class, nil for the chain, for actions, and for what is gone.
  var target: Any? {
    switch receiver {
    case .object(let weak, _): weak.object
    case .type(let type, _): type
    case .chain, .action: nil
    }
  }

  var isGone: Bool {
    if case .object(let weak, _) = receiver { return weak.object == nil }
    return false
  }

  /// Whether it sends to `target`; nil stands for the chain.
  func sends(to target: Any?) -> Bool {
    switch (receiver, target) {
    case (.chain, nil): true
    case (.type(let own, _), let other as AnyClass): own == other
    case (.object(let weak, _), let other?): weak.object === other as AnyObject
    default: false
    }
  }
}
