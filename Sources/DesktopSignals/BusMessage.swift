internal import CSystemd
import Glibc

/// A message of the bus, valid while its handler runs; values are read in their order.
@MainActor struct BusMessage {
  private let message: OpaquePointer

  init(_ message: OpaquePointer) { self.message = message }

  /// Whether it is an answer that says what went wrong.
  var isError: Bool { sd_bus_message_is_method_error(message, nil) != 0 }

  /// What the signal or method is called.
  var member: String { sd_bus_message_get_member(message).map { String(cString: $0) } ?? "" }

  /// The next value; nil where it is of another type.
  func bool() -> Bool? {
    var value: Int32 = 0
    return sd_bus_message_read_basic(message, CChar(UInt8(ascii: "b")), &value) > 0 ? value != 0 : nil
  }

  func int32() -> Int32? {
    var value: Int32 = 0
    return sd_bus_message_read_basic(message, CChar(UInt8(ascii: "i")), &value) > 0 ? value : nil
  }

  /// A string, or with another type a path.
  func string(type: Character = "s") -> String? {
    var value: UnsafePointer<CChar>?
    guard let type = type.asciiValue, sd_bus_message_read_basic(message, CChar(type), &value) > 0 else { return nil }
    return value.map { String(cString: $0) }
  }

  /// A descriptor of the reader's own.
  func descriptor() -> Int32? {
    var value: Int32 = -1
    guard sd_bus_message_read_basic(message, CChar(UInt8(ascii: "h")), &value) > 0 else { return nil }
    let own = fcntl(value, F_DUPFD_CLOEXEC, 3)
    return own < 0 ? nil : own
  }

  /// The value of a variant that holds a whole number or a truth; nil for any other.
  func variant() -> Int? {
    var contents: UnsafePointer<CChar>?
    guard sd_bus_message_peek_type(message, nil, &contents) > 0, let contents else { return nil }
    let kind = String(cString: contents)
    guard kind == "b" || kind == "i", sd_bus_message_enter_container(message, CChar(UInt8(ascii: "v")), contents) > 0 else {
      sd_bus_message_skip(message, "v")
      return nil
    }
    defer { sd_bus_message_exit_container(message) }
    return kind == "b" ? bool().map { $0 ? 1 : 0 } : int32().map(Int.init)
  }

  /// The numbers and truths of a dictionary of variants, by their names.
  func dictionary() -> [String: Int] {
    var values: [String: Int] = [:]
    guard sd_bus_message_enter_container(message, CChar(UInt8(ascii: "a")), "{sv}") > 0 else { return values }
    while sd_bus_message_enter_container(message, CChar(UInt8(ascii: "e")), "sv") > 0 {
      if let name = string() { values[name] = variant() }
      sd_bus_message_exit_container(message)
    }
    sd_bus_message_exit_container(message)
    return values
  }
}
