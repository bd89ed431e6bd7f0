/// A place to draw: pixels, and the state with which to draw on them.
///
/// Device space has its origin at the bottom left and y upwards, as on Apple's systems. Contexts made for UIKit begin with a transform
/// that puts the origin at the top left, y downwards, in points. Numbers that are not finite draw nothing. One thread at a time.
public final class CGContext {
  /// Where drawing goes: the pixels themselves, or the innermost transparency layer.
  var target: ContextTarget
  var layers: [TransparencyLayer] = []
  var state: GraphicsState
  private var savedStates: [GraphicsState] = []
  /// The path being built, in pixels with y downwards.
  var currentPath = PathStorage()
  let pixels: ContextPixels
  /// Device space to pixels with y downwards.
  let deviceToPixels: CGAffineTransform
  /// Nil in contexts that were not made by a client.
  var bitmapDescription: BitmapDescription?
  /// The space in which shadows are measured.
  let baseTransform: CGAffineTransform

  /// The width of the bitmap in pixels.
  public var width: Int { pixels.buffer.width }
  /// The height of the bitmap in pixels.
  public var height: Int { pixels.buffer.height }

  init(pixels: ContextPixels, target: ContextTarget, baseTransform: CGAffineTransform) {
    self.pixels = pixels
    self.target = target
    self.baseTransform = baseTransform
    deviceToPixels = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(pixels.buffer.height))
    state = GraphicsState(ctm: baseTransform)
  }

  /// A context that draws into `buffer` with the origin at its top left, y downwards, `scale` pixels a unit. The pixels must outlive it.
  package convenience init?(buffer: PixelBuffer, scale: CGFloat, owner: AnyObject? = nil) {
    let pixels = ContextPixels(buffer: buffer, layout: .native, owner: owner)
    guard let target = ContextTarget(pixels: pixels) else { return nil }
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self.init(
      pixels: pixels, target: target,
      baseTransform: CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(buffer.height)))
  }

  /// Remembers state and clip.
  public func saveGState() {
    savedStates.append(state)
    target.canvas.save()
  }

  /// Goes back to the state and clip of the last `saveGState`; without one, nothing happens.
  public func restoreGState() {
    // A transparency layer's own saves cannot be undone beyond its beginning.
    guard savedStates.count > (layers.last?.savedStateCount ?? 0), let last = savedStates.popLast() else { return }
    state = last
    target.canvas.restore()
  }

  var savedStateCount: Int { savedStates.count }

  /// Undoes saves down to a number of them.
  func unwindStates(to count: Int) {
    while savedStates.count > count, let last = savedStates.popLast() {
      state = last
      target.canvas.restore()
    }
  }

  /// Writes everything into the pixels.
  public func flush() {
    (layers.first?.outer ?? target).surface.flush()
    pixels.writeBack()
  }

  /// The same as `flush`.
  public func synchronize() { flush() }
}
