/// A section's header or footer in its surroundings: how its text looks and how much room it takes (M5-15 to M5-19).
struct TableTitle: Equatable, Sendable {
  enum Kind: Sendable { case header, footer }

  /// The reuse identifier of the views UIKit makes for titles; no app's, for it is not a word.
  static let identifier = "\u{1}title"
  /// Room above the header of a plain table.
  static let plainPadding: CGFloat = 22
  /// The room a grouped table keeps without a title, above the first section and between two halves.
  private static let firstGap: CGFloat = 35
  private static let gap: CGFloat = 17.5
  private static let plainHeight: CGFloat = 28

  var kind = Kind.header
  var look = TableLook()
  var isFirst = false

  var font: UIFont { isProminent ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13) }

  var color: UIColor { isProminent ? .label : .secondaryLabel }

  private var isProminent: Bool { !look.isGrouped && kind == .header }

  /// Above and below the text.
  var padding: (above: CGFloat, below: CGFloat) {
    guard look.isGrouped else { return kind == .header ? (0, 0) : (6, 6) }
    let line = look.ceiling(font.lineHeight)
    if kind == .footer { return (8, 10) }
    let below = look.rounded(6.5)
    // A single line makes a header of 55.5 above the first section, of 38 above others.
    return ((isFirst ? 55.5 : 38) - line - below, below)
  }

  /// The height for a title; nil is none, which in grouped tables still keeps sections apart.
  @MainActor func height(title: String?) -> CGFloat {
    guard look.isGrouped else {
      return title.map { max(Self.plainHeight, textHeight($0) + padding.above + padding.below) } ?? 0
    }
    guard let title, !title.isEmpty else { return kind == .header && isFirst ? Self.firstGap : Self.gap }
    return padding.above + textHeight(title) + padding.below
  }

  @MainActor private func textHeight(_ title: String) -> CGFloat {
    let width = look.width - look.titleInsetLeft - look.titleInsetRight
    // A table without a size yet: one line has to do until it has one.
    guard width > 1 else { return look.ceiling(font.lineHeight) }
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = look.isGrouped && kind == .header ? title.localizedUppercase : title
    return look.ceiling(label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
  }
}
