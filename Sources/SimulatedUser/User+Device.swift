internal import Host

extension User {
  /// Turns the device until the interface, where it follows, stands as `orientation` says. The turning itself takes media time.
  public func rotate(to orientation: UIInterfaceOrientation) async {
    for _ in 0..<3 where UIApplication.shared.deviceOrientation.rawValue != orientation.rawValue {
      // A half turn is two quarter turns; the shorter way round does for the rest.
      let next = UIApplication.shared.deviceOrientation.afterTurningLeft.rawValue
      await send([.command(next == orientation.rawValue || isHalfTurn(to: orientation) ? .rotateLeft : .rotateRight)])
    }
  }

  /// Goes home: the app goes to the background.
  public func background() async {
    for window in host.windows { window.setMinimized(true) }
    await turn()
  }

  /// Comes back to the app.
  public func foreground() async {
    for window in host.windows { window.setMinimized(false) }
    await turn()
  }

  /// Another program takes the focus.
  public func loseFocus() async {
    host.focus(nil)
    await turn()
  }

  /// The app has the focus again.
  public func gainFocus() async {
    host.focus(window)
    await turn()
  }

  /// Switches the device between light and dark.
  public func toggleAppearance() async { await send([.command(.toggleAppearance)]) }

  /// Presses the side button: the screen goes dark, or comes back.
  public func lock() async { await send([.command(.lock)]) }

  /// Drags the edge of the window, where the device is a free desktop window; `size` is in points.
  public func resize(to size: CGSize) async { await send([.resized(size)]) }

  /// The text on the clipboard that the app shares with other programs.
  public var clipboard: String? {
    get { host.clipboardText }
    set { host.clipboardText = newValue }
  }

  private func isHalfTurn(to orientation: UIInterfaceOrientation) -> Bool {
    let now = UIApplication.shared.deviceOrientation
    return now.afterTurningLeft.afterTurningLeft.rawValue == orientation.rawValue
  }
}
