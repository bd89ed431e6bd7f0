/// Says once for each kind of font that it is missing, and what to install.
package final class FontWarnings: @unchecked Sendable {
  package static let shared = FontWarnings()

  package enum Kind: Hashable, Sendable {
    case text, cjk, emoji

    package var message: String {
      switch self {
      case .text: "The font Inter is missing: text is drawn in another one. Install the package fonts-inter."
      case .cjk: "No font for Chinese, Japanese and Korean (Noto Sans CJK): such text shows boxes. Install the package fonts-noto-cjk."
      case .emoji: "No font for emoji (Noto Color Emoji): they show as boxes. Install the package fonts-noto-color-emoji."
      }
    }
  }

  private let lock = NSLock()
  private var said: Set<Kind> = []
  /// Where the lines go; tests listen here.
  private var sink: @Sendable (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }

  package init() {}

  package init(sink: @escaping @Sendable (String) -> Void) { self.sink = sink }

  package func warn(_ kind: Kind) {
    guard lock.withLock({ said.insert(kind).inserted }) else { return }
    sink("transom: \(kind.message)\n")
  }
}
