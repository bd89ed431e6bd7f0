internal import CSDL2
internal import CoreGraphics
import Foundation
internal import Host

/// Turns SDL's events into the host's, one batch at a time.
@MainActor final class EventTranslator {
  private let server: DisplayServer
  private let keys: KeyTranslator
  private var batch: [HostEvent] = []
  private var modifiers: UInt16 = 0
  /// Keys whose press was a command: their release is the app's business as little.
  private var commandKeys: Set<UInt32> = []

  /// How far one notch of a wheel scrolls, in points.
  private static let wheelStep: CGFloat = 48

  init(server: DisplayServer) {
    self.server = server
    keys = KeyTranslator(server: server)
  }

  /// Everything SDL has queued; `window` finds the window of SDL's number.
  func takeBatch(window: (UInt32) -> DesktopWindow?) -> [HostEvent] {
    batch = []
    while let event = server.nextEvent() { translate(event, window) }
    defer { batch = [] }
    return batch
  }

  private func translate(_ event: SDL_Event, _ window: (UInt32) -> DesktopWindow?) {
    switch SDL_EventType(event.type) {
    case SDL_WINDOWEVENT:
      if let target = window(event.window.windowID) { translate(event.window, target) }
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      if let target = window(event.button.windowID) { translate(event.button, target) }
    case SDL_MOUSEMOTION:
      if let target = window(event.motion.windowID) {
        let location = target.point(event.motion.x, event.motion.y)
        add(target.pointers.moved(to: location, isReallyDown: { server.isPrimaryButtonDown }), target)
      }
    case SDL_MOUSEWHEEL:
      if let target = window(event.wheel.windowID) { translate(event.wheel, target) }
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      if let target = window(event.tfinger.windowID) { translate(event.tfinger, target) }
    case SDL_KEYDOWN, SDL_KEYUP:
      if let target = window(event.key.windowID) { translate(event.key, target) }
    case SDL_TEXTINPUT:
      if let target = window(event.text.windowID) { translate(event.text, target) }
    case SDL_CLIPBOARDUPDATE: add([.clipboardChanged], nil)
    case SDL_QUIT: add([.terminate], nil)
    case SDL_SYSWMEVENT:
      if server.connection?.isHomeKeyPress(event) == true { add([.command(.home)], nil) }
    default: break
    }
  }

  private func translate(_ event: SDL_WindowEvent, _ window: DesktopWindow) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      if window.noteFocus(true) { add([.focusGained], window) }
    case SDL_WINDOWEVENT_FOCUS_LOST:
      _ = window.noteFocus(false)
      add(window.pointers.cancelAll(isGone: false) + [.focusLost], window)
    // A minimise comes as hidden, minimized, focus lost; a return as restored, shown, focus gained, and late exposed.
    case SDL_WINDOWEVENT_MINIMIZED:
      if window.noteMinimized(true) { add(window.pointers.cancelAll(isGone: true) + [.minimized], window) }
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN:
      noteReturn(window)
    case SDL_WINDOWEVENT_EXPOSED:
      if !window.showAgain() { add([.exposed], window) }
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      if let size = window.noteResized() {
        add([.resized(size)], window)
      } else if !window.showAgain() {
        add([.exposed], window)
      }
    case SDL_WINDOWEVENT_LEAVE: add([.hover(nil)], window)
    case SDL_WINDOWEVENT_CLOSE: add([.closeRequested], window)
    default: break
    }
  }

  private func noteReturn(_ window: DesktopWindow) {
    guard window.noteMinimized(false) else { return }
    if !window.showAgain() { add([.exposed], window) }
    add(window.takeWaitingFocus() ? [.restored, .focusGained] : [.restored], window)
  }

  private func translate(_ event: SDL_MouseButtonEvent, _ window: DesktopWindow) {
    let location = window.point(event.x, event.y)
    let button: Int
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT: button = 1
    case SDL_BUTTON_RIGHT: button = 2
    default: return
    }
    if event.type == SDL_MOUSEBUTTONDOWN.rawValue {
      // What is clicked is on the screen, whatever a window manager made of the wish to start off it.
      window.noteClick()
      noteReturn(window)
      add(window.pointers.buttonDown(button, at: location), window)
    } else {
      add(window.pointers.buttonUp(button, at: location), window)
    }
  }

  private func translate(_ event: SDL_MouseWheelEvent, _ window: DesktopWindow) {
    // SDL counts to the right and away from the user; the content follows the hand.
    let delta = CGPoint(x: (0 - CGFloat(event.preciseX)) * Self.wheelStep, y: CGFloat(event.preciseY) * Self.wheelStep)
    guard delta != .zero else { return }
    add([.scroll(HostScroll(location: window.point(event.mouseX, event.mouseY), delta: delta))], window)
  }

  private func translate(_ event: SDL_TouchFingerEvent, _ window: DesktopWindow) {
    let location = window.point(atPart: event.x, event.y)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN: add(window.pointers.fingerDown(event.fingerId, at: location), window)
    case SDL_FINGERMOTION: add(window.pointers.fingerMoved(event.fingerId, to: location), window)
    default: add(window.pointers.fingerUp(event.fingerId, at: location), window)
    }
  }

  private func translate(_ event: SDL_KeyboardEvent, _ window: DesktopWindow) {
    modifiers = event.keysym.mod
    // UIKit repeats keys itself, by its own clock.
    guard event.repeat == 0, let key = keys.key(event) else { return }
    let code = event.keysym.scancode.rawValue
    if key.isDown, let letter = keys.letter(event), let command = HostKeyBinding.command(letter: letter, modifiers: key.modifiers) {
      commandKeys.insert(code)
      add([.command(command)], window)
    } else if key.isDown || commandKeys.remove(code) == nil {
      add([.key(key)], window)
    }
  }

  private func translate(_ event: SDL_TextInputEvent, _ window: DesktopWindow) {
    guard !KeyTranslator.areForCommands(modifiers) else { return }
    let text = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    guard !text.isEmpty else { return }
    add([.text(text)], window)
  }

  private func add(_ kinds: [HostEvent.Kind], _ window: DesktopWindow?) {
    for kind in kinds {
      let event = HostEvent(window: window, timestamp: HostClock.now, kind: kind)
      if let last = batch.last, last.window === window, Self.isReplaced(last.kind, by: kind) { batch.removeLast() }
      batch.append(event)
    }
  }

  /// Whether only the later of two moves that follow each other within a batch counts.
  private static func isReplaced(_ earlier: HostEvent.Kind, by later: HostEvent.Kind) -> Bool {
    switch (earlier, later) {
    case (.pointer(let first), .pointer(let second)):
      return first.phase == .moved && second.phase == .moved && first.identifier == second.identifier
    case (.hover(.some), .hover(.some)): return true
    case (.resized, .resized): return true
    default: return false
    }
  }
}
