/// Fills `rect` of the current graphics context with its fill colour, replacing what is there.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills `rect` of the current graphics context with its fill colour.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of one point inside `rect` of the current graphics context in its fill colour, replacing what is there.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point inside `rect` of the current graphics context in its fill colour.
// swift-format-ignore: AlwaysUseLowerCamelCase
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

/// Lets nothing outside `rect` be painted in the current graphics context.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
