/// What a watcher wants with a touch that just began.
enum TouchInterest: Equatable {
  /// Nothing.
  case none
  /// To see it; the view is told at once.
  case watch
  /// To see it, and that the view is told only after `delay` seconds, or when the finger is lifted before (M9-08).
  case watchAndHold(delay: Double)
  /// To have it alone, from now on: the view is never told of it (M9-09).
  case claim
}

/// Something that sees the touches of a view and of what lies in it before the view hit by the touch does (E-06).
@MainActor protocol TouchWatcher: AnyObject {
  /// The view whose touches are watched.
  var watchedView: UIView? { get }
  /// A touch began in the watched view or below it.
  func watchBegan(_ touch: UITouch, event: UIEvent) -> TouchInterest
  /// A touch moved. Returning true claims it: a view that knows of it is told that it is cancelled, the other watchers lose it.
  /// `touch.isDelivered` says whether the view knows of it.
  func watchMoved(_ touch: UITouch, event: UIEvent) -> Bool
  /// A touch that this watcher watches or has claimed was lifted.
  func watchEnded(_ touch: UITouch, event: UIEvent)
  /// A touch was taken away: by the system, or because another watcher claimed it.
  func watchCancelled(_ touch: UITouch, event: UIEvent)
}
