@preconcurrency internal import CoreFoundation

extension RunLoop.Mode {
  /// The mode's name as Core Foundation wants it; the common modes are recognised by identity there, not by name.
  var underlying: CFRunLoopMode {
    if self == .common { return kCFRunLoopCommonModes }
    if self == .default { return kCFRunLoopDefaultMode }
    return unsafeBitCast(NSString(string: rawValue), to: CFString.self)
  }
}
