package import CoreGraphics

/// A way to show screens and to hear the fingers and keys that work on them.
///
/// A host knows nothing of views: it opens windows, lends their pixels, and reports plain values. All calls are on the main thread.
/// (Foundation has a class `Host`, hence the longer name.)
@MainActor package protocol ScreenHost: AnyObject {
  /// The short name a user gives to `--host`.
  var name: String { get }

  /// The device this host plays; changing it is up to the receiver, which answers a `DeviceCommand.nextDevice`.
  var device: DeviceProfile { get set }

  /// Where events go. Set once, before the first window is opened.
  var receiver: (any HostReceiver)? { get set }

  /// Opens the connection to the display, and signals the run loop from then on.
  ///
  /// - Throws: `HostError` with one clear sentence where there is no display to connect to.
  func connect() throws(HostError)

  /// Opens a window for one scene, in the size of `device` turned to `orientation`; one that is minimised is off the screen at first, and
  /// no event tells of that.
  func openWindow(title: String, orientation: HostOrientation, isMinimized: Bool) throws(HostError) -> any HostWindow

  /// Asks for one call of `HostReceiver.hostFrame(at:)` at the display's next refresh. Asking twice before it comes asks once.
  func requestFrame()

  /// Reads what the library has queued; called before the run loop sleeps, because queued events do not wake a descriptor.
  func drain()

  /// Plain text on the clipboard; nil where there is none.
  var clipboardText: String? { get set }

  /// Starts text input for a caret at `caret` (points, in `window`'s coordinates), or stops it with nil.
  func setTextInput(caret: CGRect?, in window: (any HostWindow)?)

  /// How full the battery is, nil on a machine without one.
  var battery: HostBattery? { get }

  /// Whether the desktop prefers a dark appearance; nil where it does not say.
  var prefersDark: Bool? { get }
}

extension ScreenHost {
  /// Opens a window that is on the screen.
  package func openWindow(title: String, orientation: HostOrientation) throws(HostError) -> any HostWindow {
    try openWindow(title: title, orientation: orientation, isMinimized: false)
  }
}

/// One native window, or one picture in memory.
@MainActor package protocol HostWindow: AnyObject {
  /// Pixels for each point.
  var scale: CGFloat { get }

  /// The size of the content in points, as it now stands.
  var size: CGSize { get }

  /// The pixels to paint into; they keep their content between frames.
  ///
  /// Nil while there is nothing to paint on (the window is gone or the display went away). `generation` of the buffer changes when the
  /// pixels are new and hold nothing of the last frame.
  func frameBuffer() -> PixelBuffer?

  /// Shows what was painted; `damage` are the rectangles that changed, in pixels, none of them overlapping.
  func present(damage: [PixelRect])

  /// Gives the content another size, in points, as a rotation does.
  func resize(to size: CGSize, scale: CGFloat)

  /// Keeps a copy of the present picture, to be shown while the app is away; nil forgets it.
  func keepPicture(_ keep: Bool)

  /// The name in the window's title bar.
  var title: String { get set }

  /// Unmaps the window as a home button does, or maps it again.
  func setMinimized(_ minimized: Bool)

  /// Shows the window in front of the others and asks for the focus.
  func activate()

  /// Closes the window for good; no event names it afterwards.
  func close()
}

/// Hears what happened on a host's windows, always on the main thread and inside the run loop.
@MainActor package protocol HostReceiver: AnyObject {
  /// Events in the order in which they came; one call is one batch, as the display sent it.
  func host(_ host: any ScreenHost, received batch: [HostEvent])

  /// The display is ready for another frame, `time` seconds on the monotonic clock.
  func hostFrame(at time: Double)
}

/// Why a host cannot do what it was asked.
package struct HostError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

/// A battery's state.
package struct HostBattery: Equatable, Sendable {
  /// From 0 to 1.
  package var level: Double
  package var isCharging: Bool
  package init(level: Double, isCharging: Bool) {
    self.level = level
    self.isCharging = isCharging
  }
}

/// How the device is held.
package enum HostOrientation: Int, Sendable, CaseIterable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// How the interface stands after the device was turned a quarter to the left: its top is then at the left.
  package var afterTurningLeft: HostOrientation {
    switch self {
    case .portrait: .landscapeRight
    case .landscapeRight: .portraitUpsideDown
    case .portraitUpsideDown: .landscapeLeft
    case .landscapeLeft: .portrait
    }
  }

  package var afterTurningRight: HostOrientation { afterTurningLeft.afterTurningLeft.afterTurningLeft }

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
