package import Host

/// Host events, in their order: touches, wheel and keys to their dispatchers, what happens to the desktop to the life cycle, commands to
/// the device. A scene that is not active gets no input.
extension UIApplication: HostReceiver {
  package func host(_ host: any ScreenHost, received batch: [HostEvent]) {
    var isFocusLost = false
    for event in batch {
      let scene = event.window.flatMap { window in windowScenes.first { $0.renderer?.window === window } }
      switch event.kind {
      // Between two windows of one app the focus is lost and gained in one batch: the app stays active.
      case .focusLost:
        if event.window == nil || scene === focusedScene { isFocusLost = true }
      case .focusGained:
        isFocusLost = false
        if let scene { gainFocus(scene) }
      default:
        if !handleDesktop(event.kind, in: scene) { handle(event.kind, in: scene) }
      }
    }
    if isFocusLost { lifeCycle.begin(.focusElsewhere) }
  }

  package func hostFrame(at time: Double) { MainLoop.shared.frame(at: CACurrentMediaTime()) }

  /// A focus may come before its window is said to be back.
  private func gainFocus(_ scene: UIWindowScene) {
    focusedScene = scene
    scene.isAway = false
    lifeCycle.end(.focusElsewhere)
  }

  /// What happens to windows and to the machine.
  ///
  /// - Returns: False for what a hand does.
  private func handleDesktop(_ kind: HostEvent.Kind, in scene: UIWindowScene?) -> Bool {
    switch kind {
    case .minimized, .restored:
      if case .minimized = kind { scene?.isAway = true } else { scene?.isAway = false }
      lifeCycle.settle()
    case .sessionLocked(let isLocked): isLocked ? lifeCycle.begin(.sessionLocked) : lifeCycle.end(.sessionLocked)
    case .screenOff(let isOff): isOff ? lifeCycle.begin(.screenOff) : lifeCycle.end(.screenOff)
    case .openURLs(let urls): open(urls)
    case .closeRequested: if let scene { close(scene) } else { end() }
    case .terminate: end()
    case .resized(let size): scene?.resize(to: size, scale: scene?.renderer?.window.scale ?? 1)
    case .exposed: scene?.renderer?.presentAll()
    case .displayLost(let reason):
      Message.say(reason)
      lifeCycle.begin(.displayLost)
    default: return false
    }
    return true
  }

  private func handle(_ kind: HostEvent.Kind, in scene: UIWindowScene?) {
    if case .command(let command) = kind { return handle(command) }
    guard let scene else { return }
    let isActive = scene.activationState == .foregroundActive
    switch kind {
    // The end of a touch that began is told whatever happened meanwhile.
    case .pointer(let pointer): if isActive || pointer.phase != .began { touches.handle(pointer, in: scene) }
    case .scroll(let scroll): if isActive { handle(scroll, in: scene) }
    case .key(let key): if isActive { keys.handle(key) }
    case .text(let text): if isActive { keys.handle(text: text) }
    default: break
    }
  }

  private func handle(_ scroll: HostScroll, in scene: UIWindowScene) {
    let event = UIEvent(type: .scroll, timestamp: CACurrentMediaTime())
    event.scroll = (scene, scroll.location, scroll.delta)
    sendEvent(event)
  }
}
