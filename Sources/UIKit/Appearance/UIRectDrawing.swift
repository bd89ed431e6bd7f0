// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills `rect` of the current graphics context with its fill colour, replacing what is there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills `rect` of the current graphics context with its fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a frame of one point inside `rect` of the current graphics context in its fill colour, replacing what is there.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a frame of one point inside `rect` of the current graphics context in its fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let rect = rect.standardized
  let side = min(1, rect.width, rect.height)
  UIRectFillUsingBlendMode(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: side), blendMode)
  UIRectFillUsingBlendMode(CGRect(x: rect.minX, y: rect.maxY - side, width: rect.width, height: side), blendMode)
  let inner = rect.insetBy(dx: 0, dy: side)
  guard !inner.isNull, inner.height > 0 else { return }
  UIRectFillUsingBlendMode(CGRect(x: rect.minX, y: inner.minY, width: side, height: inner.height), blendMode)
  UIRectFillUsingBlendMode(CGRect(x: rect.maxX - side, y: inner.minY, width: side, height: inner.height), blendMode)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets nothing outside `rect` be painted in the current graphics context.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
