internal import CSDL2
internal import CoreGraphics
import Foundation
internal import Host

/// The connection to the X server, as SDL opened it.
///
/// All of SDL stops when the connection breaks: `isLost` turns true, and nobody may call the library again.
@MainActor final class DisplayServer {
  /// What SDL does not speak of; nil before the first window is there.
  private(set) var connection: XConnection?

  /// Whether the connection is broken.
  var isLost: Bool { XConnection.isLost }

  init() throws(HostError) {
    let hints = [
      // Ours is X11: SDL has no plain frame buffer on Wayland, and its accelerated one on X11 is slow and large.
      (SDL_HINT_VIDEODRIVER, "x11"), (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"), (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"), (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"), (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
      // A compositor stays on for a window that is no full-screen game.
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    ]
    for (hint, value) in hints { SDL_SetHint(hint, value) }
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      let name = ProcessInfo.processInfo.environment["DISPLAY"] ?? ""
      throw HostError(
        name.isEmpty
          ? "There is no display to open a window on: DISPLAY is not set."
          : "The display “\(name)” cannot be opened (\(Self.lastError)).")
    }
    // SDL starts it with the video subsystem; only a field that has the focus wants it.
    SDL_StopTextInput()
  }

  /// The last thing SDL complained of.
  static var lastError: String { String(cString: SDL_GetError()) }

  /// Takes the X connection from the first window.
  func adopt(_ window: NativeWindow) throws(HostError) {
    guard connection == nil else { return }
    connection = XConnection(windowIdentifier: window.identifier)
    guard connection != nil else {
      throw HostError("The window is not one of X11, which is the only display that can be heard: \(Self.lastError).")
    }
  }

  /// Lets SDL read what has come, into its own queue.
  func pump() {
    guard !isLost else { return }
    SDL_PumpEvents()
  }

  /// Whether SDL's queue holds anything.
  var hasEvents: Bool { !isLost && SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE }

  /// The next event of SDL's queue; nil when it is empty.
  func nextEvent() -> SDL_Event? {
    guard !isLost else { return nil }
    var event = SDL_Event()
    guard SDL_PollEvent(&event) != 0, !isLost else { return nil }
    return event
  }

  /// Whether the primary button is down now, asked of the server.
  var isPrimaryButtonDown: Bool {
    guard !isLost else { return false }
    return SDL_GetGlobalMouseState(nil, nil) & 1 != 0
  }

  /// The part of the screen that bars of the desktop leave free, in pixels; of the screen at `index`.
  func usableBounds(ofScreen index: Int32) -> CGRect {
    var bounds = SDL_Rect()
    guard !isLost, SDL_GetDisplayUsableBounds(max(index, 0), &bounds) == 0, bounds.w > 0, bounds.h > 0 else {
      return CGRect(x: 0, y: 0, width: 1280, height: 800)
    }
    return CGRect(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h))
  }

  /// What the user's `Xft.dpi` makes of a scale of 1, as a whole number; 1 where it is not set.
  var desktopScale: CGFloat { isLost ? 1 : XConnection.desktopScale }

  // On the clipboard: SDL asks the window that owns it, and reads events meanwhile.
  var clipboardText: String? {
    get {
      guard !isLost, SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set {
      guard !isLost else { return }
      SDL_SetClipboardText(newValue ?? "")
    }
  }

  /// Starts text input with its candidates beside `caret`, in pixels of the focused window, or stops it with nil.
  func setTextInput(caret: CGRect?) {
    guard !isLost else { return }
    guard let caret else {
      SDL_StopTextInput()
      return
    }
    var rect = SDL_Rect(
      x: Self.int32(caret.minX), y: Self.int32(caret.minY), w: Self.int32(caret.width), h: Self.int32(caret.height))
    SDL_SetTextInputRect(&rect)
    if SDL_IsTextInputActive() == SDL_FALSE { SDL_StartTextInput() }
  }

  /// Whether a text event can come.
  var isTextInputActive: Bool { !isLost && SDL_IsTextInputActive() == SDL_TRUE }

  private static func int32(_ value: CGFloat) -> Int32 { value.isFinite ? Int32(min(max(value, -30_000), 30_000)) : 0 }
}
