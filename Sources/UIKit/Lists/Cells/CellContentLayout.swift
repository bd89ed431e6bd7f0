/// Where a cell's own labels and image go in its content view, by the cell's style (M5-02 to M5-11).
@MainActor struct CellContentLayout {
  private static let imageGap: CGFloat = 15
  /// Between the content's end and a text before an accessory.
  private static let accessoryGap: CGFloat = 8
  private static let valueGap: CGFloat = 6
  private static let value2Column: CGFloat = 91
  /// What a self-sized cell of two lines adds to them, above and below together.
  private static let subtitlePadding: CGFloat = 20.5

  private let cell: UITableViewCell
  private let size: CGSize
  private let look: TableLook
  private let text: UILabel?
  private let detail: UILabel?
  private let image: UIImageView?

  init(of cell: UITableViewCell, size: CGSize) {
    self.cell = cell
    self.size = size
    look = cell.surroundings.look
    text = Self.used(cell.storedTextLabel)
    detail = Self.used(cell.storedDetailLabel)
    image = cell.storedImageView?.image == nil ? nil : cell.storedImageView
  }

  private static func used(_ label: UILabel?) -> UILabel? {
    guard let label, let text = label.attributedText?.string ?? label.text, !text.isEmpty else { return nil }
    return label
  }

  private var indentation: CGFloat {
    let indentation = CGFloat(max(0, cell.indentationLevel)) * cell.indentationWidth
    return look.margin + (indentation.isFinite ? max(0, indentation) : 0)
  }

  /// From the content's start to the text, past an image (M5-08).
  var textLeading: CGFloat {
    guard let image else { return indentation }
    return indentation + imageSize(image).width + Self.imageGap
  }

  private var textTrailing: CGFloat { cell.shownAccessory == nil ? look.margin : Self.accessoryGap }

  private var textWidth: CGFloat { max(0, size.width - textLeading - textTrailing) }

  var fittingHeight: CGFloat {
    var height: CGFloat = 0
    switch cell.style {
    case .default: height = text.map { labelHeight($0, textWidth) + look.rowPadding } ?? 0
    case .value1, .value2:
      let lines = [text, detail].compactMap { $0 }.map { labelHeight($0, textWidth) }
      height = lines.max().map { max($0 + look.rowPadding, look.textRowHeight) } ?? 0
    case .subtitle:
      if let text, let detail {
        height = look.ceiling(labelHeight(text, textWidth) + labelHeight(detail, textWidth) + Self.subtitlePadding)
      } else if let only = text ?? detail {
        height = labelHeight(only, textWidth) + look.rowPadding
      }
    }
    if let image { height = max(height, imageSize(image).height) }
    if cell.accessoryView != nil { height = max(height, cell.accessoryView?.bounds.height ?? 0) }
    return height > 0 ? height : TableLook.classicRowHeight
  }

  func apply() {
    if let image = cell.storedImageView {
      let size = self.image == nil ? CGSize.zero : imageSize(image)
      place(image, x: indentation, y: (self.size.height - size.height) / 2, size)
    }
    switch cell.style {
    case .default:
      if let label = cell.storedTextLabel { place(label, x: textLeading, y: 0, CGSize(width: textWidth, height: size.height)) }
    case .value1: applyValue1()
    case .value2: applyValue2()
    case .subtitle: applySubtitle()
    }
  }

  private func applyValue1() {
    let textSize = text.map { fitting($0) } ?? .zero
    var detailSize = detail.map { fitting($0) } ?? .zero
    let gap = text == nil || detail == nil ? 0 : Self.valueGap
    // The title has its width; the detail gives way, down to a third of the room.
    let least = min(detailSize.width, textWidth / 3)
    let titleWidth = min(textSize.width, max(0, textWidth - gap - least))
    detailSize.width = min(detailSize.width, max(0, textWidth - gap - titleWidth))
    if let label = cell.storedTextLabel {
      place(label, x: textLeading, y: (size.height - textSize.height) / 2, CGSize(width: titleWidth, height: textSize.height))
    }
    if let label = cell.storedDetailLabel {
      place(label, x: size.width - textTrailing - detailSize.width, y: detailTop(detailSize, beside: textSize), detailSize)
    }
  }

  /// On the same baseline (M5-10).
  private func detailTop(_ detailSize: CGSize, beside textSize: CGSize) -> CGFloat {
    guard let text, let detail else { return (size.height - detailSize.height) / 2 }
    return (size.height - textSize.height) / 2 + look.rounded(text.font.ascender) - look.rounded(detail.font.ascender)
  }

  private func applyValue2() {
    let textSize = text.map { fitting($0) } ?? .zero
    let detailSize = detail.map { fitting($0) } ?? .zero
    let column = min(Self.value2Column, textWidth)
    if let label = cell.storedTextLabel {
      place(label, x: textLeading, y: (size.height - textSize.height) / 2, CGSize(width: column, height: textSize.height))
    }
    if let label = cell.storedDetailLabel {
      let x = textLeading + column + Self.valueGap
      place(
        label, x: x, y: detailTop(detailSize, beside: textSize),
        CGSize(width: max(0, size.width - textTrailing - x), height: detailSize.height))
    }
  }

  private func applySubtitle() {
    let textHeight = text.map { labelHeight($0, textWidth) } ?? 0
    let detailHeight = detail.map { labelHeight($0, textWidth) } ?? 0
    let top = look.rounded((size.height - textHeight - detailHeight) / 2)
    if let label = cell.storedTextLabel { place(label, x: textLeading, y: top, CGSize(width: textWidth, height: textHeight)) }
    if let label = cell.storedDetailLabel {
      place(label, x: textLeading, y: top + textHeight, CGSize(width: textWidth, height: detailHeight))
    }
  }

  private func fitting(_ label: UILabel) -> CGSize {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
  }

  private func labelHeight(_ label: UILabel, _ width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// The image's own size, no higher than the row once the row has a height.
  private func imageSize(_ view: UIImageView) -> CGSize {
    guard let size = view.image?.size, size.width > 0, size.height > 0 else { return .zero }
    return size
  }

  private func place(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) {
    let frame = CGRect(x: look.rounded(x), y: look.rounded(y), width: look.ceiling(size.width), height: look.ceiling(size.height))
    if view.frame != frame { view.frame = frame }
  }
}
