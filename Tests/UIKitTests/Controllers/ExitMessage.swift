import Testing

extension ExitTest.Result? {
  /// Whether the process said `text` on standard error before it ended.
  func said(_ text: String) -> Bool { String(decoding: self?.standardErrorContent ?? [], as: UTF8.self).contains(text) }
}
