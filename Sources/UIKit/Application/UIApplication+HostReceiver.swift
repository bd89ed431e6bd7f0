package import Host

/// Host events, in their order: touches, wheel and keys to their dispatchers, changes of focus to the life cycle, commands to the device.
extension UIApplication: HostReceiver {
  package func host(_ host: any ScreenHost, received batch: [HostEvent]) {
    var focusLostIn: UIWindowScene?
    for event in batch {
      let scene = event.window.flatMap { window in windowScenes.first { $0.renderer?.window === window } }
      if case .focusLost = event.kind {
        focusLostIn = scene
        continue
      }
      // Between two windows of one app the focus is lost and gained in one batch: the app stays active.
      if case .focusGained = event.kind { focusLostIn = nil }
      handle(event.kind, in: scene)
    }
    if focusLostIn != nil { lifeCycle.resignActive() }
  }

  package func hostFrame(at time: Double) { MainLoop.shared.frame(at: CACurrentMediaTime()) }

  private func handle(_ kind: HostEvent.Kind, in scene: UIWindowScene?) {
    switch kind {
    case .pointer(let pointer):
      guard let scene, lifeCycle.state == .active || pointer.phase != .began else { return }
      touches.handle(pointer, in: scene)
    case .scroll(let scroll):
      if let scene, lifeCycle.state == .active { handle(scroll, in: scene) }
    case .hover: break
    case .key(let key):
      if lifeCycle.state == .active { keys.handle(key) }
    case .text(let text):
      if lifeCycle.state == .active { keys.handle(text: text) }
    case .focusGained:
      if let scene { focusedScene = scene }
      // A focus may come before the window is said to be back.
      if lifeCycle.state == .background { lifeCycle.enterForeground() }
      lifeCycle.becomeActive()
    case .focusLost: break
    case .minimized: lifeCycle.enterBackground()
    case .restored: lifeCycle.enterForeground()
    case .closeRequested, .terminate: end()
    case .resized(let size):
      if let scene { scene.resize(to: size, scale: scene.renderer?.window.scale ?? 1) }
    case .exposed: scene?.renderer?.presentAll()
    case .clipboardChanged: break
    case .command(let command): handle(command)
    case .displayLost(let reason):
      Message.say(reason)
      lifeCycle.enterBackground()
    }
  }

  private func handle(_ scroll: HostScroll, in scene: UIWindowScene) {
    let event = UIEvent(type: .scroll, timestamp: CACurrentMediaTime())
    event.scroll = (scene, scroll.location, scroll.delta)
    sendEvent(event)
  }

  private func end() -> Never {
    lifeCycle.terminate()
    exit(0)
  }
}
