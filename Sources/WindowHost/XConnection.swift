internal import CSDL2
internal import CoreGraphics
import Foundation
internal import Host

/// SDL's connection to the X server, for the few things that SDL has no words for.
@MainActor final class XConnection {
  /// Whether the connection broke: Xlib tells so through a function without a context, so this is the process's, not the object's.
  private(set) static var isLost = false

  /// The socket that X writes to.
  let descriptor: Int32

  private let display: OpaquePointer
  private var isHomeKeyGrabbed = false

  /// The connection of SDL's window of this number; nil where it is none of X11's.
  init?(windowIdentifier: UInt32) {
    var info = SDL_SysWMinfo()
    info.version = SDL_version(major: UInt8(SDL_MAJOR_VERSION), minor: UInt8(SDL_MINOR_VERSION), patch: UInt8(SDL_PATCHLEVEL))
    guard let window = SDL_GetWindowFromID(windowIdentifier), SDL_GetWindowWMInfo(window, &info) == SDL_TRUE,
      info.subsystem == SDL_SYSWM_X11, let connection = info.info.x11.display
    else { return nil }
    display = connection
    descriptor = XConnectionNumber(connection)
    // Without these Xlib ends the process: at any error of a request, and when the connection breaks.
    XSetErrorHandler { _, _ in 0 }
    XSetIOErrorHandler { _ in 0 }
    XSetIOErrorExitHandler(connection, { _, _ in MainActor.assumeIsolated { XConnection.isLost = true } }, nil)
  }

  /// What the user's `Xft.dpi` makes of a scale of 1, as a whole number; 1 where it is not set.
  ///
  /// Asked before SDL's first window, whose size depends on it, so through a short connection of its own.
  static var desktopScale: CGFloat {
    guard let display = XOpenDisplay(nil) else { return 1 }
    defer { XCloseDisplay(display) }
    guard let text = XGetDefault(display, "Xft", "dpi"), let dots = Double(String(cString: text)) else { return 1 }
    return CGFloat(min(max((dots / 96).rounded(), 1), 3))
  }

  /// Hears the key for home wherever the focus is, as a home button is heard, while the app is at home; other programs do without it.
  ///
  /// Where another program has grabbed it already nothing happens, and the task bar brings the app back.
  func grabHomeKey(_ letter: Character, _ grab: Bool) {
    guard !Self.isLost, grab != isHomeKeyGrabbed, let ascii = letter.lowercased().first?.asciiValue else { return }
    let code = Int32(XKeysymToKeycode(display, KeySym(ascii)))
    guard code != 0 else { return }
    isHomeKeyGrabbed = grab
    let root = XDefaultRootWindow(display)
    // Caps lock and num lock are modifiers too; a grab is for one exact set.
    for locks: UInt32 in [0, 2, 16, 18] {
      let modifiers = UInt32(ShiftMask | ControlMask) | locks
      if grab {
        XGrabKey(display, code, modifiers, root, 0, GrabModeAsync, GrabModeAsync)
      } else {
        XUngrabKey(display, code, modifiers, root)
      }
    }
    // SDL drops the keys of windows that are not its own, but shows every X event before that.
    SDL_EventState(SDL_SYSWMEVENT.rawValue, grab ? SDL_ENABLE : SDL_IGNORE)
    XSync(display, 0)
  }

  /// Whether this is the grabbed key, pressed.
  func isHomeKeyPress(_ event: SDL_Event) -> Bool {
    guard isHomeKeyGrabbed, event.type == SDL_SYSWMEVENT.rawValue, let message = event.syswm.msg else { return false }
    let native = message.pointee.msg.x11.event
    return native.type == KeyPress && native.xkey.window == XDefaultRootWindow(display)
  }

  /// What a key types with shift held, when it types `plain` without; nil where the keyboard does not say.
  func shifted(_ plain: Unicode.Scalar) -> Unicode.Scalar? {
    guard !Self.isLost else { return nil }
    let symbol = plain.value < 0x100 ? KeySym(plain.value) : KeySym(0x0100_0000 | plain.value)
    let code = XKeysymToKeycode(display, symbol)
    guard code != 0 else { return nil }
    var symbolCount: Int32 = 0
    guard let symbols = XGetKeyboardMapping(display, code, 1, &symbolCount) else { return nil }
    defer { XFree(symbols) }
    guard symbolCount > 1 else { return nil }
    let result = symbols[1]
    if (0x20...0x7e).contains(result) || (0xa0...0xff).contains(result) { return Unicode.Scalar(UInt32(result)) }
    return result & 0xff00_0000 == 0x0100_0000 ? Unicode.Scalar(UInt32(result & 0x00ff_ffff)) : nil
  }
}
