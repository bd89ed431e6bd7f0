extension UIButton {
  private var hasTitle: Bool { !(currentAttributedTitle?.string ?? currentTitle ?? "").isEmpty }
  private var imageSize: CGSize { currentImage?.size ?? .zero }

  private func titleSize(fitting size: CGSize) -> CGSize {
    hasTitle ? loadTitleLabel().sizeThatFits(size) : .zero
  }

  func fittingSize(_ size: CGSize) -> CGSize {
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let title = titleSize(fitting: unlimited)
    let image = imageSize
    var width = title.width + image.width
    var height = max(title.height, image.height)
    if contentEdgeInsets == .zero {
      // The room a title has by itself; a picture alone has none.
      if hasTitle {
        height = max(title.height + 12, image.height)
        width = max(width, 30)
      }
    } else {
      width += contentEdgeInsets.left + contentEdgeInsets.right
      height += contentEdgeInsets.top + contentEdgeInsets.bottom
    }
    if let background = currentBackgroundImage {
      width = max(width, background.size.width)
      height = max(height, background.size.height)
    }
    if currentTitle == nil, currentAttributedTitle == nil, currentImage == nil, currentBackgroundImage == nil {
      // A button with nothing in it is as large as an empty title.
      return CGSize(width: max(30, width), height: max(34, height))
    }
    let scale = max(traitCollection.displayScale, 1)
    return CGSize(width: width.roundedUpToPixel(scale: scale), height: height.roundedUpToPixel(scale: scale))
  }

  func layoutContent() {
    updateContent()
    let content = contentRect(forBounds: bounds)
    backgroundImageView?.frame = backgroundRect(forBounds: bounds)
    // Titles and pictures do not glide to their places because the button happens to be laid out in an animation that changes them.
    storedImageView?.frame = currentImage == nil ? .zero : imageRect(forContentRect: content)
    storedTitleLabel?.frame = hasTitle ? titleRect(forContentRect: content) : .zero
  }

  /// Picture first, then the title, both as one group in the content rectangle, each moved by its own insets.
  func placeContent(in content: CGRect) -> (title: CGRect, image: CGRect) {
    let imageRoom = content.inset(by: imageEdgeInsets)
    let titleRoom = content.inset(by: titleEdgeInsets)
    let natural = imageSize
    let image = CGSize(width: min(natural.width, imageRoom.width), height: min(natural.height, imageRoom.height))
    let room = CGSize(width: max(0, titleRoom.width - image.width), height: titleRoom.height)
    var title = titleSize(fitting: room)
    title = CGSize(width: min(title.width, room.width), height: min(title.height, room.height))
    let total = image.width + title.width
    let imageX = horizontalStart(in: content, insets: imageEdgeInsets, total: total)
    let titleX = horizontalStart(in: content, insets: titleEdgeInsets, total: total) + image.width
    var titleWidth = title.width
    if effectiveContentHorizontalAlignment == .fill { titleWidth = max(0, titleRoom.maxX - titleX) }
    let imageLines = verticalPlace(of: image.height, in: imageRoom)
    let titleLines = verticalPlace(of: title.height, in: titleRoom)
    let scale = max(traitCollection.displayScale, 1)
    let align = { (value: CGFloat) in (value * scale).rounded() / scale }
    return (
      CGRect(x: align(titleX), y: align(titleLines.start), width: titleWidth, height: titleLines.length),
      CGRect(x: align(imageX), y: align(imageLines.start), width: image.width, height: imageLines.length)
    )
  }

  private func horizontalStart(in content: CGRect, insets: UIEdgeInsets, total: CGFloat) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: content.minX + insets.left
    case .right, .trailing: content.maxX - insets.right - total
    case .center: content.midX + (insets.left - insets.right) / 2 - total / 2
    }
  }

  private func verticalPlace(of length: CGFloat, in room: CGRect) -> (start: CGFloat, length: CGFloat) {
    switch contentVerticalAlignment {
    case .center: (room.midY - length / 2, length)
    case .top: (room.minY, length)
    case .bottom: (room.maxY - length, length)
    case .fill: (room.minY, room.height)
    }
  }
}
