internal import Host
internal import MemoryHost

/// What a user does to one of several windows, and what happens to the desktop around them.
extension User {
  /// Sends the scene's window to the task bar: that scene goes to the background.
  public func minimize(_ scene: UIWindowScene) async {
    window(of: scene)?.setMinimized(true)
    await turn()
  }

  /// Brings the scene's window back, with the focus.
  public func restore(_ scene: UIWindowScene) async {
    window(of: scene)?.setMinimized(false)
    await turn()
  }

  /// Gives the focus to the scene's window.
  public func focus(_ scene: UIWindowScene) async {
    host.focus(window(of: scene))
    await turn()
  }

  /// Presses the button that closes the scene's window. The last window's ends the process.
  public func close(_ scene: UIWindowScene) async {
    await send([.closeRequested], to: window(of: scene))
    // The focus goes to another window with the next batch.
    await turn()
  }

  /// Taps at `point` while another program has the focus: the window gets the focus and the press in one batch.
  public func gainFocusByTap(at point: CGPoint) async {
    let press = HostPointer(identifier: 0, phase: .began, location: point, device: .mouse)
    await send([.focusGained, .pointer(press)], to: window)
    await send([.pointer(HostPointer(identifier: 0, phase: .ended, location: point, device: .mouse))], to: window)
  }

  /// The window loses the focus and has it again at once, as when the pointer grabs it for a moment.
  public func flickerFocus() async { await send([.focusLost, .focusGained], to: window) }

  /// Opens URLs of the app elsewhere: on the command line, or by a link.
  public func open(_ urls: URL...) async {
    await send([.openURLs(urls)], to: nil)
    await turn()
  }

  /// Locks the desktop's session: the lock screen stands over every window.
  public func lockSession() async { await send([.sessionLocked(true)], to: nil) }

  /// Unlocks the session.
  public func unlockSession() async { await send([.sessionLocked(false)], to: nil) }

  /// Lets the machine sleep, or its screen go off.
  public func sleep() async { await send([.screenOff(true)], to: nil) }

  /// Wakes the machine.
  public func wake() async { await send([.screenOff(false)], to: nil) }

  /// Asks the program to end, as SIGTERM does; it does.
  public func terminate() async { await send([.terminate], to: nil) }

  /// The name in the title bar of the scene's window.
  public func title(of scene: UIWindowScene) -> String? { window(of: scene)?.title }

  private func window(of scene: UIWindowScene) -> MemoryWindow? { scene.renderer?.window as? MemoryWindow }
}
