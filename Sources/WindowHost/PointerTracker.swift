internal import CoreGraphics
internal import Host

/// Follows the mouse's buttons and the fingers of one window, so that each press has one beginning and one end.
///
/// Two things make it more than a copy of the library's events. A window that loses the focus or goes away cancels its presses. And after a
/// minimise with the button down X sends no release, and the library swallows the next press for it: that one's release comes alone.
struct PointerTracker {
  /// What is known of a button that was still down when its press was cancelled.
  private enum Owed { case nothing, release, press }

  private var pressed: Int?
  private var owed = Owed.nothing
  private var lastLocation = CGPoint.zero
  private var fingers: [Int64: Int] = [:]
  private var fingerLocations: [Int: CGPoint] = [:]

  /// The mouse's own identifier; fingers have the smallest numbers from 1 on that are free.
  private static let mouse = 0

  mutating func buttonDown(_ button: Int, at location: CGPoint) -> [HostEvent.Kind] {
    owed = .nothing
    guard pressed == nil else { return [] }
    return begin(button, at: location)
  }

  mutating func buttonUp(_ button: Int, at location: CGPoint) -> [HostEvent.Kind] {
    lastLocation = location
    if pressed == button {
      pressed = nil
      return [mouse(.ended, button, location)]
    }
    defer { owed = .nothing }
    guard pressed == nil, owed == .press else { return [] }
    return [mouse(.began, button, location), mouse(.ended, button, location)]
  }

  /// The mouse moved; `isReallyDown` asks the display whether the primary button is down, which costs a journey there and back.
  mutating func moved(to location: CGPoint, isReallyDown: () -> Bool) -> [HostEvent.Kind] {
    if let pressed {
      lastLocation = location
      return [mouse(.moved, pressed, location)]
    }
    if owed == .press, isReallyDown() {
      owed = .nothing
      return begin(1, at: location)
    }
    lastLocation = location
    return [.hover(location)]
  }

  /// The window lost the focus (`isGone` false) or left the screen (`isGone` true): every press is cancelled.
  mutating func cancelAll(isGone: Bool) -> [HostEvent.Kind] {
    var kinds = fingerLocations.sorted { $0.key < $1.key }.map { identifier, location in
      HostEvent.Kind.pointer(HostPointer(identifier: identifier, phase: .cancelled, location: location))
    }
    fingers = [:]
    fingerLocations = [:]
    if let pressed {
      kinds.append(mouse(.cancelled, pressed, lastLocation))
      self.pressed = nil
      owed = .release
    }
    if isGone, owed == .release { owed = .press }
    return kinds
  }

  mutating func fingerDown(_ finger: Int64, at location: CGPoint) -> [HostEvent.Kind] {
    guard fingers[finger] == nil else { return [] }
    var identifier = 1
    while fingerLocations[identifier] != nil { identifier += 1 }
    fingers[finger] = identifier
    fingerLocations[identifier] = location
    return [.pointer(HostPointer(identifier: identifier, phase: .began, location: location))]
  }

  mutating func fingerMoved(_ finger: Int64, to location: CGPoint) -> [HostEvent.Kind] {
    guard let identifier = fingers[finger] else { return [] }
    fingerLocations[identifier] = location
    return [.pointer(HostPointer(identifier: identifier, phase: .moved, location: location))]
  }

  mutating func fingerUp(_ finger: Int64, at location: CGPoint) -> [HostEvent.Kind] {
    guard let identifier = fingers.removeValue(forKey: finger) else { return [] }
    fingerLocations[identifier] = nil
    return [.pointer(HostPointer(identifier: identifier, phase: .ended, location: location))]
  }

  private mutating func begin(_ button: Int, at location: CGPoint) -> [HostEvent.Kind] {
    pressed = button
    lastLocation = location
    return [mouse(.began, button, location)]
  }

  private func mouse(_ phase: HostPointer.Phase, _ button: Int, _ location: CGPoint) -> HostEvent.Kind {
    .pointer(HostPointer(identifier: Self.mouse, phase: phase, location: location, device: .mouse, button: button))
  }
}
