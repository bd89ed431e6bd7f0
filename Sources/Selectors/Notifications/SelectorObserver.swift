import Synchronization

/// One registration of an observer by selector. It keeps neither the observer nor the object alive.
final class SelectorObserver: @unchecked Sendable {
  // Unchecked: everything is set before the notification centre knows it; weak references may be read on any thread.

  private weak var observer: AnyObject?
  private weak var center: NotificationCenter?
  private weak var object: AnyObject?
  private let observesOneObject: Bool
  private let selector: Selector
  let name: Notification.Name?
  private let token = Mutex<NSObjectProtocolBox?>(nil)

  /// What Foundation gave for the registration, in a wrapper that may cross threads.
  private struct NSObjectProtocolBox: @unchecked Sendable {
    let token: any NSObjectProtocol
  }

  var isAlive: Bool { observer != nil }

  init(_ observer: AnyObject, selector: Selector, name: Notification.Name?, object: AnyObject?, center: NotificationCenter) {
    self.observer = observer
    self.selector = selector
    self.name = name
    self.object = object
    self.observesOneObject = object != nil
    self.center = center
  }

  func start() {
    // The object is compared here and not by the centre, so that a registration for an object that has gone never means all objects.
    let token = center?.addObserver(forName: name, object: nil, queue: nil) { [weak self] in self?.receive($0) }
    self.token.withLock { $0 = token.map(NSObjectProtocolBox.init) }
  }

  func stop() {
    let box = token.withLock { box in
      defer { box = nil }
      return box
    }
    if let box { center?.removeObserver(box.token as Any) }
  }

  /// Whether a request to remove means this registration; nil for a name or an object means any.
  func matches(observer: AnyObject, name: Notification.Name?, object: AnyObject?, center: NotificationCenter) -> Bool {
    self.observer === observer && self.center === center
      && (name == nil || self.name == name)
      && (object == nil || self.object === object)
  }

  private func receive(_ notification: Notification) {
    guard let observer else { return stop() }
    if observesOneObject {
      guard let object, let sender = notification.object, sender as AnyObject === object else { return }
    }
    _ = selector.invoke(on: observer, SelectorArguments(notification))
  }
}
