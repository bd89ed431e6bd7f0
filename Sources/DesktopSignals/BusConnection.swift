internal import CSystemd
import Dispatch
import Foundation
internal import Host

/// A connection to one of the desktop's buses, served by the main run loop: its descriptor and its timeouts wake it, nothing else.
@MainActor final class BusConnection {
  enum Bus { case system, session }
  enum Argument {
    case string(String)
    case number(UInt32)
  }

  typealias Handler = @MainActor (BusMessage) -> Void

  /// Keeps a handler for as long as the library may call it.
  @MainActor private final class Box {
    let handler: Handler
    init(_ handler: @escaping Handler) { self.handler = handler }
  }

  private var bus: OpaquePointer?
  private var boxes: [Box] = []
  private var reader: (any DispatchSourceRead)?
  private var writer: (any DispatchSourceWrite)?
  private var timer: RunLoopTimer?

  /// Begins to connect; nil where the machine has no such bus.
  init?(_ kind: Bus) {
    var bus: OpaquePointer?
    let result = kind == .system ? sd_bus_open_system(&bus) : sd_bus_open_user(&bus)
    guard result >= 0, let bus else { return nil }
    self.bus = bus
    let descriptor = sd_bus_get_fd(bus)
    guard descriptor >= 0 else {
      sd_bus_flush_close_unref(bus)
      return nil
    }
    let reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    reader.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.process() } }
    // The descriptor may be closed only when nobody waits for it any more.
    nonisolated(unsafe) let last = bus
    reader.setCancelHandler { sd_bus_close_unref(last) }
    reader.resume()
    self.reader = reader
    timer = RunLoopTimer { [weak self] in self?.process() }
  }

  isolated deinit { close() }

  /// Calls `handler` for every message that a match rule is for.
  func listen(_ rule: String, _ handler: @escaping Handler) {
    guard let bus else { return }
    sd_bus_add_match_async(bus, nil, rule, Self.callback, Self.ignore, keep(handler))
    process()
  }

  /// Calls a method and hands its answer, or what went wrong, to `handler`.
  func call(
    _ destination: String, _ path: String, _ interface: String, _ member: String, _ arguments: [Argument] = [],
    _ handler: @escaping Handler
  ) {
    guard let bus else { return }
    var message: OpaquePointer?
    guard sd_bus_message_new_method_call(bus, &message, destination, path, interface, member) >= 0, let message else { return }
    defer { sd_bus_message_unref(message) }
    for argument in arguments {
      switch argument {
      case .string(let text): sd_bus_message_append_basic(message, CChar(UInt8(ascii: "s")), text)
      case .number(var number): sd_bus_message_append_basic(message, CChar(UInt8(ascii: "u")), &number)
      }
    }
    sd_bus_call_async(bus, nil, message, Self.callback, keep(handler), 0)
    process()
  }

  /// Nothing is heard any more.
  func close() {
    guard bus != nil else { return }
    bus = nil
    writer?.cancel()
    writer = nil
    reader?.cancel()
    reader = nil
    timer?.stop()
  }

  private func keep(_ handler: @escaping Handler) -> UnsafeMutableRawPointer {
    let box = Box(handler)
    boxes.append(box)
    return Unmanaged.passUnretained(box).toOpaque()
  }

  private static let callback: sd_bus_message_handler_t = { message, box, _ in
    guard let message, let box else { return 0 }
    nonisolated(unsafe) let (received, handler) = (message, box)
    MainActor.assumeIsolated {
      Unmanaged<Box>.fromOpaque(handler).takeUnretainedValue().handler(BusMessage(received))
    }
    return 0
  }

  /// A rule that the bus refuses is one that nobody hears; without this the library would close the connection.
  private static let ignore: sd_bus_message_handler_t = { _, _, _ in 0 }

  private var isProcessing = false

  /// Reads, writes and calls handlers until there is nothing left to do now.
  private func process() {
    guard !isProcessing else { return }
    isProcessing = true
    defer { isProcessing = false }
    while let bus {
      let result = sd_bus_process(bus, nil)
      if result < 0 { return close() }
      if result == 0 { break }
    }
    wait()
  }

  /// Waits for what the library waits for.
  private func wait() {
    guard let bus else { return }
    let wantsToWrite = sd_bus_get_events(bus) & Int32(POLLOUT) != 0
    if wantsToWrite, writer == nil {
      let writer = DispatchSource.makeWriteSource(fileDescriptor: sd_bus_get_fd(bus), queue: .main)
      writer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.process() } }
      writer.resume()
      self.writer = writer
    } else if !wantsToWrite, let writer {
      writer.cancel()
      self.writer = nil
    }
    // Microseconds on the monotonic clock; the greatest for never.
    var timeout = UInt64.max
    if sd_bus_get_timeout(bus, &timeout) < 0 { timeout = .max }
    if timeout == .max { timer?.stop() } else { timer?.start(after: Double(timeout) * 1e-6 - HostClock.now) }
  }
}
