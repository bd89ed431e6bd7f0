/// One `UIView.animate` block: its timing, what it animates, and who waits for its end.
@MainActor final class ViewAnimation {
  enum Timing {
    case curve(CAMediaTimingFunctionName)
    case spring(SpringMotion)

    init(_ options: UIView.AnimationOptions) {
      switch options.curveNumber {
      case 1: self = .curve(.easeIn)
      case 2: self = .curve(.easeOut)
      case 3: self = .curve(.linear)
      // The number that the keyboard's notifications carry (M8-09).
      case 7: self = .spring(.system)
      default: self = .curve(.easeInEaseOut)
      }
    }
  }

  let duration: TimeInterval
  private let delay: TimeInterval
  private let options: UIView.AnimationOptions
  private let timing: Timing
  private let repeatCount: Float
  private var completion: ((Bool) -> Void)?

  private var parts: Set<ViewAnimationPart> = []
  private var hasStarted = false
  private var isFinished = true
  private var blockedViews: [ObjectIdentifier: WeakView] = [:]
  private var resizedViews: [UIView] = []

  private struct WeakView { weak var view: UIView? }

  /// Whether changes are animated at all.
  static var isEnabled = true
  /// The blocks that are being run, innermost last; nil for one without animation.
  private static var blocks: [ViewAnimation?] = []
  /// Animations with something still moving.
  private static var running: [ObjectIdentifier: ViewAnimation] = [:]

  /// The animation whose block is being run.
  static var current: ViewAnimation? { isEnabled ? blocks.last ?? nil : nil }

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, timing: Timing, repeatCount: Float = 0,
    completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay.isFinite ? max(0, delay) : 0
    self.options = options
    self.timing = timing
    self.repeatCount = repeatCount
    self.completion = completion
  }

  /// Runs `changes` within an animation. A duration that is not above 0 makes them at once.
  static func run(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, timing: Timing? = nil, changes: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    var (duration, options) = (duration, options)
    var timing = timing ?? Timing(options)
    if case .spring(let motion) = timing { duration = motion.duration }
    if let outer = current, outer.duration > 0 {
      if !options.contains(.overrideInheritedOptions) { options.formUnion(outer.options.intersection(.allowUserInteraction)) }
      if case .curve = timing {
        if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) { timing = outer.timing }
      }
    }
    guard isEnabled, duration > 0, duration.isFinite else {
      ViewAnimation(duration: 0, delay: 0, options: options, timing: timing, completion: completion).makeAtOnce(changes)
      return
    }
    ViewAnimation(duration: duration, delay: delay, options: options, timing: timing, completion: completion).make(changes)
  }

  static func withoutAnimation(_ changes: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    defer { isEnabled = wasEnabled }
    changes()
  }

  /// Runs `changes` so that they are animated `count` times, as the block around does everything else.
  static func repeating(count: CGFloat, autoreverses: Bool, _ changes: () -> Void) {
    guard let outer = current else { return changes() }
    var options = outer.options
    if autoreverses { options.insert(.autoreverse) } else { options.remove(.autoreverse) }
    let animation = ViewAnimation(
      duration: outer.duration, delay: outer.delay, options: options, timing: outer.timing, repeatCount: Float(max(0, count)),
      completion: nil)
    animation.make(changes)
  }

  /// Removes everything animated by blocks, as when the app goes to the background: values are final, and completions hear that
  /// it was cut short.
  static func cancelAll() {
    for animation in Array(running.values) {
      for part in animation.parts { part.view?.layer.removeAnimation(forKey: part.key) }
    }
  }

  // Making changes

  private func make(_ changes: () -> Void) {
    Self.blocks.append(self)
    changes()
    if options.contains(.layoutSubviews) {
      for view in resizedViews { view.layoutIfNeeded() }
    }
    resizedViews = []
    Self.blocks.removeLast()
    hasStarted = true
    if parts.isEmpty { finishLater() } else { Self.running[ObjectIdentifier(self)] = self }
  }

  private func makeAtOnce(_ changes: () -> Void) {
    Self.blocks.append(options.contains(.beginFromCurrentState) ? self : nil)
    changes()
    Self.blocks.removeLast()
    finishLater()
  }

  func noteResized(_ view: UIView) {
    if options.contains(.layoutSubviews) { resizedViews.append(view) }
  }

  func action(for view: UIView, key: String) -> (any CAAction)? {
    guard Self.keys.contains(key), view.window != nil else { return nil }
    if options.contains(.beginFromCurrentState) { takeOver(view.layer, key: key) }
    return duration > 0 ? ViewPropertyAction(animation: self, view: view, key: key) : nil
  }

  /// The properties that a block animates; whatever else is changed in it takes its new value at once.
  private static let keys: Set<String> = [
    "position", "bounds", "transform", "sublayerTransform", "anchorPoint", "zPosition", "opacity", "backgroundColor", "cornerRadius",
    "borderWidth", "borderColor", "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor", "shadowPath", "contentsRect", "path",
    "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "lineDashPhase", "colors", "locations", "startPoint", "endPoint",
  ]

  /// Ends animations of `key` that would never end; all of them for a block without a duration.
  private func takeOver(_ layer: CALayer, key: String) {
    for name in layer.animationKeys() ?? [] where name == key || name.hasPrefix(key + "-") {
      guard let animation = layer.animation(forKey: name), animation.delegate is ViewAnimationPart else { continue }
      if duration <= 0 || animation.repeatCount > 1_000_000 { layer.removeAnimation(forKey: name) }
    }
  }

  /// What cannot be undone is its own inverse, and then the product of both is not the identity.
  private static func canBeUndone(_ transform: CATransform3D) -> Bool {
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    return [product.m11, product.m22, product.m33, product.m44].allSatisfy { abs($0 - 1) < 0.001 }
  }

  func animate(_ view: UIView, key: String, old: Any?, shown: Any?, new: Any?) {
    let animation = makeLayerAnimation(key: key)
    let layer = view.layer
    var name = key
    if let difference = AnimatableValue.difference(from: old, to: new) {
      // Added to what already runs (L-19), so under a name of its own.
      animation.isAdditive = true
      animation.fromValue = difference.start
      animation.toValue = difference.end
      name = freeName(key, in: layer)
    } else if let old = old as? CATransform3D, let new = new as? CATransform3D, Self.canBeUndone(new) {
      animation.isAdditive = true
      animation.fromValue = CATransform3DConcat(old, CATransform3DInvert(new))
      animation.toValue = CATransform3DIdentity
      name = freeName(key, in: layer)
    } else {
      animation.fromValue = layer.animation(forKey: key) == nil ? old : shown ?? old
      animation.toValue = new
    }
    let part = ViewAnimationPart(animation: self, view: view, key: name)
    parts.insert(part)
    animation.delegate = part
    block(view)
    layer.add(animation, forKey: name)
  }

  private func makeLayerAnimation(key: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch timing {
    case .curve(let name):
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = CAMediaTimingFunction(name: name)
    case .spring(let motion):
      let spring = CASpringAnimation(keyPath: key)
      spring.mass = 1
      spring.stiffness = motion.stiffness
      spring.damping = motion.damping
      spring.initialVelocity = motion.velocity
      spring.allowsOverdamping = motion.isOverdamped
      animation = spring
    }
    animation.duration = duration
    if delay > 0 {
      animation.beginTime = CACurrentMediaTime() + delay
      animation.fillMode = .backwards
    }
    animation.autoreverses = options.contains(.autoreverse)
    if options.contains(.repeat) { animation.repeatCount = .greatestFiniteMagnitude } else { animation.repeatCount = repeatCount }
    return animation
  }

  private func freeName(_ key: String, in layer: CALayer) -> String {
    guard layer.animation(forKey: key) != nil else { return key }
    var number = 2
    while layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }

  // Touches

  private func block(_ view: UIView) {
    guard !options.contains(.allowUserInteraction), blockedViews[ObjectIdentifier(view)] == nil else { return }
    blockedViews[ObjectIdentifier(view)] = WeakView(view: view)
    view.animationsThatBlockTouches += 1
  }

  private func unblockViews() {
    for blocked in blockedViews.values { blocked.view?.animationsThatBlockTouches -= 1 }
    blockedViews = [:]
  }

  // The end

  func partDidStop(_ part: ViewAnimationPart, finished: Bool) {
    guard parts.remove(part) != nil else { return }
    if !finished { isFinished = false }
    guard parts.isEmpty, hasStarted else { return }
    Self.running[ObjectIdentifier(self)] = nil
    finish()
  }

  private func finish() {
    unblockViews()
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }

  /// A block that moved nothing is over in the next turn, whatever its duration.
  private func finishLater() {
    guard completion != nil || !blockedViews.isEmpty else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.finish() } }
  }
}
