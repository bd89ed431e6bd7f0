/// Sentences for the developer, on standard error.
enum Message {
  static func say(_ text: String) { FileHandle.standardError.write(Data("transom: \(text)\n".utf8)) }
}
