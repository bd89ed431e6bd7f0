/// Tells which classes of views draw themselves, so that no other view pays for a picture.
///
/// Swift says nothing of overrides at run time. But an override is an entry of its own in a class's table of methods, at a place that the
/// class shares with all that inherit from it. That place is found once, by comparing a class that overrides `draw(_:)` with one that
/// overrides nothing. Should a compiler ever lay classes out so that it cannot be found, every view counts as drawing: slower, and right.
@MainActor package enum DrawOverride {
  private static var known: [ObjectIdentifier: Bool] = [:]
  private static let place = findPlace()

  package static func exists(in type: UIView.Type) -> Bool {
    let identifier = ObjectIdentifier(type)
    if let answer = known[identifier] { return answer }
    let answer = type == UIView.self ? false : differs(type)
    known[identifier] = answer
    return answer
  }

  private static func differs(_ type: UIView.Type) -> Bool {
    guard let place else { return true }
    return words(of: type)[place] != words(of: UIView.self)[place]
  }

  private static func words(of type: UIView.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(type as AnyClass, to: UnsafePointer<UInt>.self)
  }

  private static func findPlace() -> Int? {
    let plain = words(of: UIView.self)
    let silent = words(of: SilentView.self)
    let drawing = words(of: DrawingView.self)
    // In a class's record: 32 bits for its size at byte 32, for where in it the class begins at byte 36; methods come after byte 56.
    let halves = UnsafeRawPointer(plain)
    let size = halves.load(fromByteOffset: 32, as: UInt32.self)
    let start = halves.load(fromByteOffset: 36, as: UInt32.self)
    guard size > start, size - start < 65_536 else { return nil }
    let found = (7..<Int(size - start) / 8).filter { plain[$0] == silent[$0] && plain[$0] != drawing[$0] }
    return found.count == 1 ? found[0] : nil
  }

  private final class SilentView: UIView {}

  private final class DrawingView: UIView {
    override func draw(_ rect: CGRect) {}
  }
}
