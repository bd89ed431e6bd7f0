@preconcurrency import CoreFoundation
import CoreGraphics
import Foundation
import Host
import WindowHost

/// Prints what its host reports, one line an event, and answers a few keys.
@MainActor final class Probe: HostReceiver {
  private let host: WindowHost
  private var window: (any HostWindow)?
  private var observer: CFRunLoopObserver?
  private var orientation = HostOrientation.portrait
  private var wakeUps = 0
  private var frames = 0
  private var colour: UInt32 = 0xffff_d700
  private var paintedGeneration = 0
  private var isDirty = true

  init(host: WindowHost) { self.host = host }

  func start() throws(HostError) {
    host.receiver = self
    try host.connect()
    window = try host.openWindow(title: "HostProbe", orientation: .portrait)
    let activities = CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.afterWaiting.rawValue
    observer = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, CFOptionFlags(activities), true, 0) { _, activity in
      MainActor.assumeIsolated { self.loop(activity) }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    say("ready", "scale \(window?.scale ?? 0) pid \(getpid())")
  }

  func host(_ host: any ScreenHost, received batch: [HostEvent]) {
    for event in batch {
      describe(event.kind)
      react(event.kind)
    }
  }

  func hostFrame(at time: Double) {
    frames += 1
    if frames % 60 == 0 { say("frames", "\(frames)") }
    if frames < 120 {
      host.requestFrame()
    } else {
      frames = 0
    }
  }

  private func loop(_ activity: CFRunLoopActivity) {
    guard activity == .beforeWaiting else {
      wakeUps += 1
      return
    }
    if isDirty { paint() }
    host.drain()
  }

  /// One colour, a black corner at the top left to see where the picture begins.
  private func paint() {
    guard let window, let buffer = window.frameBuffer() else { return }
    isDirty = false
    paintedGeneration = buffer.generation
    var corner = [UInt32](repeating: colour, count: buffer.width)
    for x in 0..<buffer.width / 4 { corner[x] = 0xff00_0000 }
    let plain = [UInt32](repeating: colour, count: buffer.width)
    for y in 0..<buffer.height {
      memcpy(buffer.pixels + y * buffer.bytesPerRow, y < buffer.height / 8 ? corner : plain, buffer.width * 4)
    }
    window.present(damage: [PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)])
    say("present", "\(buffer.width) \(buffer.height) \(String(colour, radix: 16))")
  }

  private func show(_ newColour: UInt32) {
    colour = newColour
    isDirty = true
  }

  private func react(_ kind: HostEvent.Kind) {
    switch kind {
    case .minimized:
      // As an app with a privacy cover: painted at once, kept, and something else painted while away.
      show(0xff00_00ff)
      paint()
      window?.keepPicture(true)
      show(0xff00_ff00)
      paint()
    case .exposed, .resized: isDirty = true
    case .command(let command): obey(command)
    case .key(let key) where key.isDown: obey(usage: key.usage)
    case .closeRequested, .terminate:
      say("bye", "wakeups \(wakeUps)")
      exit(0)
    case .displayLost: say("alive", window?.frameBuffer() == nil ? "without pixels" : "with pixels")
    default: break
    }
  }

  private func obey(_ command: HostCommand) {
    switch command {
    case .rotateLeft, .rotateRight:
      orientation = orientation.isLandscape ? .portrait : .landscapeLeft
      window?.resize(to: host.device.size(in: orientation), scale: host.device.scale)
      isDirty = true
    case .home: window?.setMinimized(!isAway)
    case .nextDevice:
      host.device = host.device.next
      orientation = .portrait
      window?.resize(to: host.device.size, scale: host.device.scale)
      isDirty = true
    case .lock, .toggleAppearance: break
    }
  }

  private var isAway: Bool { (window as? DesktopWindow)?.isAway == true }

  /// Function keys: 1 text input on, 2 off, 3 frames for two seconds, 4 the clipboard's text, 5 sets it, 6 another colour.
  private func obey(usage: Int) {
    switch usage - 0x39 {
    case 1: host.setTextInput(caret: CGRect(x: 10, y: 10, width: 2, height: 20), in: window)
    case 2: host.setTextInput(caret: nil, in: nil)
    case 3: host.requestFrame()
    case 4: say("clipboard", host.clipboardText ?? "nil")
    case 5: host.clipboardText = "from the probe 好"
    case 6: show(0xffff_0000)
    default: break
    }
  }

  private func describe(_ kind: HostEvent.Kind) {
    switch kind {
    case .pointer(let pointer):
      say("pointer", "\(pointer.phase) \(pointer.device) \(pointer.button) \(Self.text(pointer.location))")
    case .scroll(let scroll): say("scroll", "\(Self.text(scroll.delta)) at \(Self.text(scroll.location))")
    case .hover(let point): say("hover", point.map(Self.text) ?? "nil")
    case .key(let key):
      let characters = key.characters.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: ",")
      say("key", "\(key.isDown ? "down" : "up") \(key.usage) modifiers \(key.modifiers.rawValue) characters \(characters)")
    case .text(let text): say("text", text)
    case .resized(let size): say("resized", "\(Int(size.width)) \(Int(size.height))")
    case .command(let command): say("command", command.rawValue)
    case .displayLost(let message): say("displayLost", message)
    default: say("event", "\(kind)")
    }
  }

  private static func text(_ point: CGPoint) -> String { String(format: "%.1f %.1f", point.x, point.y) }

  func say(_ word: String, _ details: String) {
    let line = "\(String(format: "%.4f", HostClock.now)) \(word) \(details)\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }
}
