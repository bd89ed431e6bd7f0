/// Finds pictures of a name in bundles and keeps them.
final class NamedImages: @unchecked Sendable {
  static let shared = NamedImages()

  private let lock = NSLock()
  private var known: [String: (image: CGImage, scale: CGFloat)] = [:]
  private var byteCount = 0

  func image(_ name: String, in bundle: Bundle, scale: Int) -> (image: CGImage, scale: CGFloat)? {
    guard !name.isEmpty, !name.contains("\0"), let path = path(of: name, in: bundle, scale: scale) else { return nil }
    if let found = lock.withLock({ known[path] }) { return found }
    guard let data = FileManager.default.contents(atPath: path), let image = CGImage(fileData: data) else { return nil }
    let found = (image: image, scale: Self.scale(ofName: path))
    lock.withLock {
      // Pictures can be read again; what is kept of them is bounded.
      byteCount += image.bytesPerRow * image.height
      if byteCount > 32 << 20 {
        known = [:]
        byteCount = image.bytesPerRow * image.height
      }
      known[path] = found
    }
    return found
  }

  private func path(of name: String, in bundle: Bundle, scale: Int) -> String? {
    let file = name as NSString
    let suffix = file.pathExtension.isEmpty ? "png" : file.pathExtension
    let base = file.pathExtension.isEmpty ? name : file.deletingPathExtension
    for scale in [scale] + [3, 2, 1].filter({ $0 != scale }) {
      if let path = bundle.path(forResource: base + (scale == 1 ? "" : "@\(scale)x"), ofType: suffix) { return path }
    }
    return nil
  }

  /// What @2x or @3x at the end of a file's name says.
  static func scale(ofName path: String) -> CGFloat {
    let name = (path as NSString).deletingPathExtension
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }
}
