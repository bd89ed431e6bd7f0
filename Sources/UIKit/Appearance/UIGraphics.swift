/// The contexts that drawing without a context of its own goes to; each thread has its own stack.
enum GraphicsContextStack {
  private static let key = "UIGraphics.contexts"

  static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// The context that is drawn into now: a view's own while its `draw(_:)` runs; nil where there is none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.contexts.last }

/// Makes `context` the one that is drawn into, until it is popped.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.contexts.append(context) }

/// Goes back to the context before; does nothing where there is none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPopContext() { _ = GraphicsContextStack.contexts.popLast() }
