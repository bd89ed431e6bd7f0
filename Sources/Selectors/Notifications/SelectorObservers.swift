import Synchronization

/// Every registration of an observer by selector, so that it can be found again to be removed.
final class SelectorObservers: Sendable {
  static let shared = SelectorObservers()

  private struct Contents {
    var observers: [ObjectIdentifier: [SelectorObserver]] = [:]
    var additions = 0
  }

  private let contents = Mutex(Contents())

  func add(_ registration: SelectorObserver, of observer: AnyObject) {
    let id = ObjectIdentifier(observer)
    let stale = contents.withLock { contents in
      contents.observers[id, default: []].append(registration)
      contents.additions += 1
      // Now and then, so that the cost of one addition stays constant: what belonged to objects that are gone.
      guard contents.additions > 2 * contents.observers.count + 64 else { return [SelectorObserver]() }
      contents.additions = 0
      return Self.takeStale(from: &contents)
    }
    for registration in stale { registration.stop() }
    registration.start()
  }

  func remove(_ observer: AnyObject, name: Notification.Name?, object: AnyObject?, from center: NotificationCenter) {
    let id = ObjectIdentifier(observer)
    nonisolated(unsafe) let (observer, object) = (observer, object)
    let removed = contents.withLock { contents in
      guard let registrations = contents.observers[id] else { return [SelectorObserver]() }
      let isMeant = { (registration: SelectorObserver) in
        registration.matches(observer: observer, name: name, object: object, center: center)
      }
      let rest = registrations.filter { !isMeant($0) && $0.isAlive }
      contents.observers[id] = rest.isEmpty ? nil : rest
      return registrations.filter { registration in !rest.contains { $0 === registration } }
    }
    for registration in removed { registration.stop() }
  }

  private static func takeStale(from contents: inout Contents) -> [SelectorObserver] {
    var stale: [SelectorObserver] = []
    for (id, registrations) in contents.observers {
      let alive = registrations.filter(\.isAlive)
      guard alive.count < registrations.count else { continue }
      stale += registrations.filter { !$0.isAlive }
      contents.observers[id] = alive.isEmpty ? nil : alive
    }
    return stale
  }
}
