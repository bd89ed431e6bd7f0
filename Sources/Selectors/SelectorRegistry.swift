import Synchronization

/// The methods that a selector made from a string can reach, by class and name.
final class SelectorRegistry: Sendable {
  static let shared = SelectorRegistry()

  private struct Contents {
    var selectors: [ObjectIdentifier: [String: Selector]] = [:]
    var unread: [@MainActor () -> Void] = []
  }

  private let contents = Mutex(Contents())

  func register(_ selector: Selector) {
    guard let owner = selector.thunk?.owner else { return }
    contents.withLock { $0.selectors[ObjectIdentifier(owner), default: [:]][selector.name] = selector }
  }

  func whenFirstNeeded(_ registration: @escaping @MainActor () -> Void) {
    contents.withLock { $0.unread.append(registration) }
  }

  /// The method of this name of a class or, failing that, of the nearest class above it.
  func thunk(named name: String, for type: AnyClass) -> SelectorThunk? {
    readRegistrations()
    return contents.withLock { contents in
      var next: AnyClass? = type
      while let current = next {
        if let selector = contents.selectors[ObjectIdentifier(current)]?[name] { return selector.thunk }
        next = _getSuperclass(current)
      }
      return nil
    }
  }

  /// Runs what was put off at load time; outside the lock, since each of these calls `register`.
  private func readRegistrations() {
    let registrations = contents.withLock { contents in
      defer { contents.unread = [] }
      return contents.unread
    }
    for registration in registrations { withoutIsolation(registration)() }
  }
}

/// Registers methods for their names, each in the class its reference was taken from, so that selectors made from strings find them.
///
/// Selectors that carry no method, or a static one, are ignored; a later registration of the same class and name replaces the earlier.
public func _uikRegister(_ selectors: Selector...) {
  for selector in selectors { SelectorRegistry.shared.register(selector) }
}

/// Puts a registration off until the first selector is looked up by name. Safe to call before `main`, from a load-time initialiser.
///
/// The closure is on the main actor so that it may name isolated methods; it must do nothing but register.
public func _uikAtLoad(_ registration: @escaping @MainActor () -> Void) {
  SelectorRegistry.shared.whenFirstNeeded(registration)
}
