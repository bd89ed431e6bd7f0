// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context that is drawn into now: a view's own while its `draw(_:)` runs; nil where there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { ThreadState.current.contexts.last?.context }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes `context` the one that is drawn into, until it is popped. Each thread has its own stack.
public func UIGraphicsPushContext(_ context: CGContext) {
  ThreadState.current.contexts.append(DrawingContext(context: context, bitmap: nil, scale: 1, isOpaque: false))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Goes back to the context before; does nothing where there is none.
public func UIGraphicsPopContext() { _ = ThreadState.current.contexts.popLast() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of `size` points with one pixel for each, which lets through what is not drawn.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of `size` points, `scale` pixels for each; 0 takes the display's. An opaque one begins black.
///
/// What is no size makes a picture of one pixel.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale.isFinite && scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
  ThreadState.current.contexts.append(DrawingContext(size: size, isOpaque: opaque, scale: scale))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture begun last, as it is now; nil where none was begun, or another context was pushed since.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { ThreadState.current.contexts.last?.image }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the picture begun last.
public func UIGraphicsEndImageContext() {
  guard ThreadState.current.contexts.last?.bitmap != nil else { return }
  ThreadState.current.contexts.removeLast()
}

extension DrawingContext {
  init(size: CGSize, isOpaque: Bool, scale: CGFloat) {
    func pixels(_ length: CGFloat) -> Int {
      let count = (length * scale).rounded(.up)
      return count.isFinite ? Int(min(max(count, 1), 16384)) : 1
    }
    let bitmap = Bitmap(width: pixels(size.width), height: pixels(size.height))
    context = bitmap.context(scale: scale)
    if isOpaque {
      context.setFillColor(.black)
      context.fill(CGRect.infinite)
    }
    self.bitmap = bitmap
    self.scale = scale
    self.isOpaque = isOpaque
  }

  /// A picture of what was drawn so far.
  var image: UIImage? {
    context.flush()
    return bitmap.map { UIImage(cgImage: $0.makeImage(isOpaque: isOpaque), scale: scale, orientation: .up) }
  }
}
