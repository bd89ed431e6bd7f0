package import CoreGraphics
package import Foundation

/// Something that happened to a window, or to the machine as a whole.
package struct HostEvent {
  /// The window concerned; nil for what concerns the whole machine.
  package let window: (any HostWindow)?
  /// Seconds on the monotonic clock.
  package let timestamp: Double
  package let kind: Kind

  package init(window: (any HostWindow)?, timestamp: Double, kind: Kind) {
    self.window = window
    self.timestamp = timestamp
    self.kind = kind
  }

  package enum Kind: Sendable {
    case pointer(HostPointer)
    case scroll(HostScroll)
    /// The mouse moves with no button down; nil when it left the window.
    case hover(CGPoint?)
    case key(HostKey)
    /// Text that was typed or composed, never empty.
    case text(String)
    case focusGained
    case focusLost
    case minimized
    case restored
    /// The user asked to close the window.
    case closeRequested
    /// The user gave the window another size, in points.
    case resized(CGSize)
    /// The window system lost the pixels: everything must be presented again.
    case exposed
    case clipboardChanged
    /// What a hand does to a phone, by a key of the desktop.
    case command(HostCommand)
    /// The desktop's session was locked, or unlocked: something stands over every window.
    case sessionLocked(Bool)
    /// The desktop's screen is off or the machine about to sleep, or they are back.
    case screenOff(Bool)
    /// URLs are to be opened.
    case openURLs([URL])
    /// The machine asks the program to end.
    case terminate
    /// The display is gone; the app goes on without windows.
    case displayLost(String)
  }
}

/// One finger, or the mouse with a button down.
package struct HostPointer: Sendable {
  package enum Phase: Sendable { case began, moved, ended, cancelled }
  package enum Device: Sendable { case finger, mouse }
  /// Identifies the finger from its beginning to its end.
  package var identifier: Int
  package var phase: Phase
  /// Points, in the window's coordinates; may lie outside the window while a button is held.
  package var location: CGPoint
  package var device: Device
  /// 1 for the primary button, 2 for the secondary.
  package var button: Int
  package init(identifier: Int, phase: Phase, location: CGPoint, device: Device = .finger, button: Int = 1) {
    self.identifier = identifier
    self.phase = phase
    self.location = location
    self.device = device
    self.button = button
  }
}

/// A turn of the wheel or a move of two fingers on a trackpad.
package struct HostScroll: Sendable {
  package var location: CGPoint
  /// How far the content shall move, in points; positive y moves it down, showing what is above.
  package var delta: CGPoint
  package init(location: CGPoint, delta: CGPoint) {
    self.location = location
    self.delta = delta
  }
}

/// A hardware key.
package struct HostKey: Sendable {
  /// The USB HID usage of the keyboard page, as in `UIKeyboardHIDUsage`.
  package var usage: Int
  package var isDown: Bool
  package var modifiers: HostModifiers
  /// What the key types with its modifiers; empty for keys without a character.
  package var characters: String
  /// What the key types with no modifier but shift.
  package var charactersIgnoringModifiers: String
  package init(usage: Int, isDown: Bool, modifiers: HostModifiers = [], characters: String = "", charactersIgnoringModifiers: String = "") {
    self.usage = usage
    self.isDown = isDown
    self.modifiers = modifiers
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
  }
}

/// Modifier keys held with another key.
package struct HostModifiers: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let capsLock = HostModifiers(rawValue: 1)
  package static let shift = HostModifiers(rawValue: 2)
  package static let control = HostModifiers(rawValue: 4)
  package static let option = HostModifiers(rawValue: 8)
  package static let command = HostModifiers(rawValue: 16)
}

/// What a hand does to a phone.
package enum HostCommand: String, Sendable, CaseIterable {
  case rotateLeft, rotateRight, home, lock, toggleAppearance, nextDevice
}
