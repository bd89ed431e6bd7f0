extension NotificationCenter {
  /// Sends `selector` to an observer, with the notification as its argument, whenever one is posted, on the posting thread.
  ///
  /// Neither observer nor object is retained; an observer that is gone is told nothing more. A nil name means every name, a nil object
  /// every object.
  public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
    let observer = observer as AnyObject
    let registration = SelectorObserver(observer, selector: selector, name: name, object: object.map { $0 as AnyObject }, center: self)
    SelectorObservers.shared.add(registration, of: observer)
  }

  /// Ends everything that an observer was registered for with this centre, by selector or by closure.
  ///
  /// A static type of `Any` finds Foundation's own method, which knows no selectors: pass the object with its class.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.shared.remove(observer, name: nil, object: nil, from: self)
    removeObserver(observer as Any)
  }

  /// Ends what an observer was registered for with this centre under a name and an object; nil means any.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    SelectorObservers.shared.remove(observer, name: name, object: object.map { $0 as AnyObject }, from: self)
    removeObserver(observer as Any, name: name, object: object)
  }
}
