/// Keeps what was typeset lately: the same labels are measured and drawn again and again.
package final class TextLayoutCache: @unchecked Sendable {
  package static let shared = TextLayoutCache()

  struct Key: Hashable {
    var runs: [TextRun]
    var lineBreak: TextParagraphStyle.LineBreak
    var truncatesEachParagraph: Bool
    var direction: TextParagraphStyle.Direction
    var isJustified: Bool
    var firstLineHeadIndent: CGFloat
    var headIndent: CGFloat
    var width: CGFloat?
    var maximumLines: Int
  }

  /// Two generations: when the young one is full it becomes the old one, and what nobody asks for dies with that.
  private var young: [Key: TypesetText] = [:]
  private var old: [Key: TypesetText] = [:]
  private var youngCost = 0
  /// In texts of 256 bytes.
  private let limit = 400
  /// How often something had to be typeset.
  package private(set) var missCount = 0

  func text(for key: Key) -> TypesetText {
    if let found = young[key] { return found }
    if let found = old.removeValue(forKey: key) {
      insert(found, for: key)
      return found
    }
    missCount += 1
    var paragraph = TextParagraphStyle(
      alignment: key.isJustified ? .justified : .natural, lineBreak: key.lineBreak, direction: key.direction,
      firstLineHeadIndent: key.firstLineHeadIndent, headIndent: key.headIndent)
    paragraph.truncatesEachParagraph = key.truncatesEachParagraph
    let typesetter = Typesetter(runs: key.runs, paragraph: paragraph, width: key.width, maximumLines: key.maximumLines)
    let made = typesetter.typeset()
    insert(made, for: key)
    return made
  }

  private func insert(_ text: TypesetText, for key: Key) {
    young[key] = text
    youngCost += 1 + text.source.byteCount / 256
    guard youngCost > limit else { return }
    old = young
    young = [:]
    youngCost = 0
  }

  /// Forgets everything, as on a memory warning.
  package func removeAll() {
    TextEngine.lock.withLock {
      young = [:]
      old = [:]
      youngCost = 0
    }
  }
}
