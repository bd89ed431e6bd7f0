/// Bytes of a file or of pixels.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: Data?

  /// A provider of these bytes.
  public init?(data: Data) { self.data = data }

  /// A provider of these bytes.
  public convenience init?(data: NSData) { self.init(data: data as Data) }

  /// The bytes of a file; nil if it cannot be read.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// The bytes of a file; nil if it cannot be read.
  public convenience init?(filename: String) { self.init(url: URL(fileURLWithPath: filename)) }
}
