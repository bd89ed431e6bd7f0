/// An event about keys.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// All keys that are down.
  open internal(set) var allPresses: Set<UIPress> = []
  /// Those of `allPresses` that this event changed.
  var changedPresses: Set<UIPress> = []
  /// Whether the presses came to the end of the responder chain unhandled, so that they may become text.
  var isUnhandled = false

  init(timestamp: TimeInterval) { super.init(type: .presses, timestamp: timestamp) }
}
