/// Changes of layers that show together.
///
/// A change outside of any transaction opens an implicit one that lasts to the end of the run loop's turn.
open class CATransaction: _UIKObject {
  private struct Level {
    var duration: CFTimeInterval?
    var disablesActions: Bool?
    var function: CAMediaTimingFunction?
    var group: CompletionGroup?
    var values: [String: Any] = [:]
  }

  /// The implicit transaction first, then the explicit ones, innermost last.
  nonisolated(unsafe) private static var levels: [Level] = [Level()]

  /// Whether anything changed since the last commit.
  nonisolated(unsafe) package private(set) static var needsCommit = false
  /// Called at the first change after a commit.
  nonisolated(unsafe) package static var onDirty: (@MainActor () -> Void)?
  nonisolated(unsafe) private static var isCommitting = false
  nonisolated(unsafe) private static var compositors: [WeakCompositor] = []

  private struct WeakCompositor { weak var compositor: Compositor? }

  /// Opens a transaction inside the present one.
  open class func begin() {
    checkThread()
    levels.append(Level())
  }

  /// Closes the innermost transaction; without one, nothing happens. What it changed shows with the turn's frame.
  ///
  /// Its completion block is called here where no animation was added.
  open class func commit() {
    checkThread()
    guard levels.count > 1, let level = levels.popLast() else { return }
    level.group?.close()
  }

  /// Commits the implicit transaction now: layout and display are done, animations begin.
  open class func flush() {
    checkThread()
    commitImplicit()
  }

  /// Not needed: layers are used on the main thread alone. Does nothing.
  open class func lock() { checkThread() }
  /// Not needed: layers are used on the main thread alone. Does nothing.
  open class func unlock() { checkThread() }

  /// How long animations take that do not say; 0.25 s at first (M8-07).
  open class func animationDuration() -> CFTimeInterval { levels.reversed().lazy.compactMap(\.duration).first ?? 0.25 }

  /// Sets how long animations take that do not say, within this transaction. Below 0 or not finite counts as 0.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    levels[levels.count - 1].duration = dur.isFinite ? max(0, dur) : 0
  }

  /// The pace of animations that do not say; nil at first.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { levels.reversed().lazy.compactMap(\.function).first }

  /// Sets the pace of animations that do not say, within this transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { levels[levels.count - 1].function = function }

  /// Whether changes of properties run no actions.
  open class func disableActions() -> Bool { actionsAreDisabled }

  /// Sets whether changes of properties run actions, within this transaction.
  open class func setDisableActions(_ flag: Bool) { levels[levels.count - 1].disablesActions = flag }

  /// The block of this transaction.
  open class func completionBlock() -> (() -> Void)? { levels[levels.count - 1].values["completionBlock"] as? () -> Void }

  /// Sets a block to be called on the main thread when all animations added from now on in this transaction, and in those inside it, have
  /// ended or been removed; without any it is called at the commit. The block before it waits for what was added so far.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    checkThread()
    let old = levels[levels.count - 1].group
    levels[levels.count - 1].group = block.map { CompletionGroup($0) }
    levels[levels.count - 1].values["completionBlock"] = block
    old?.close()
    if block != nil { noteChange() }
  }

  /// A value of the transaction by its key.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: return animationDuration()
    case kCATransactionDisableActions: return disableActions()
    case kCATransactionAnimationTimingFunction: return animationTimingFunction()
    default: return levels.reversed().lazy.compactMap { $0.values[key] }.first
    }
  }

  /// Sets a value of the transaction by its key.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: setAnimationDuration(anObject.flatMap { AnimationValue.number($0) } ?? 0.25)
    case kCATransactionDisableActions: setDisableActions((anObject.flatMap { AnimationValue.number($0) } ?? 0) != 0)
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: levels[levels.count - 1].values[key] = anObject
    }
  }

  static var actionsAreDisabled: Bool {
    for level in levels.reversed() {
      if let disables = level.disablesActions { return disables }
    }
    return false
  }

  /// Joins an animation to every block that waits for what is added now.
  static func joinOpenGroups() -> [CompletionGroup] {
    let groups = levels.compactMap(\.group)
    for group in groups { group.join() }
    return groups
  }

  static func noteChange() {
    if needsCommit { return }
    checkThread()
    needsCommit = true
    guard let onDirty else { return }
    MainActor.assumeIsolated { onDirty() }
  }

  static func add(_ compositor: Compositor) {
    compositors.removeAll { $0.compositor == nil }
    compositors.append(WeakCompositor(compositor: compositor))
  }

  /// Lays out and draws what waits, until nothing does, and begins what was animated; ends the implicit transaction.
  ///
  /// Explicit transactions that are open stay open. Layout that never comes to rest is left after a hundred rounds.
  package static func commitImplicit() {
    guard !isCommitting, needsCommit else { return }
    isCommitting = true
    defer { isCommitting = false }
    // What ends with a commit may change layers again; that is taken along, a few times over.
    for _ in 0..<8 where needsCommit {
      layOutAndDisplay()
      let implicit = levels[0]
      levels[0] = Level()
      AnimationClock.commit(at: MediaTime.clock.now)
      implicit.group?.close()
    }
  }

  private static func layOutAndDisplay() {
    for _ in 0..<100 where needsCommit {
      needsCommit = false
      MainActor.assumeIsolated {
        for entry in compositors { entry.compositor?.layoutAndDisplay() }
      }
    }
    needsCommit = false
  }

  private static func checkThread() {
    MainActor.preconditionIsolated("Layers and transactions are used on the main thread alone.")
  }
}

/// The key of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a transaction runs no actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's pace.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"
