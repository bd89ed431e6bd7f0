package import CoreGraphics
import Foundation
internal import Host

/// A device's glass in a window of the desktop.
///
/// Where the glass fits the screen at a whole scale, UIKit paints into the window's own pixels; else into a picture that is shown scaled down.
@MainActor package final class DesktopWindow: HostWindow {
  package private(set) var size: CGSize
  package var title: String { didSet { native.setTitle(title) } }

  let native: NativeWindow
  /// Hears of the window's end.
  var whenClosed: ((DesktopWindow) -> Void)?
  /// What the buttons and fingers in the window are doing.
  var pointers = PointerTracker()
  private(set) var fit: PictureFit

  private let server: DisplayServer
  private let requestedScale: CGFloat?
  private var isResizable: Bool
  private var isClosed = false
  private var isMinimized = false
  private var wantsHome = false
  /// Whether it was sent away at its start, and the window system has not yet said so: what it says until then is of the time before.
  private var startsAway = false
  /// Whether the focus came before the window did.
  private var isFocusWaiting = false
  /// The generation of the shown pixels at the last present: others hold nothing to show. Nil before the first frame.
  private var presentedGeneration: Int?
  /// The shown pixels as they were when the app left; nil while it is there.
  private var kept: HostPixels?
  private var keptIsOutdated = false
  /// The painted picture and the way from it to the screen; nil where UIKit paints into the window itself.
  private var painted: HostPixels?
  private var shrinker: PictureShrinker?

  package var scale: CGFloat { fit.paintedScale }

  /// How far each further window is put from the one before, in pixels, so that both can be reached.
  private static let step: CGFloat = 40

  /// - Parameter place: How many windows there are already.
  init(
    server: DisplayServer, title: String, size: CGSize, device: DeviceProfile, requestedScale: CGFloat?, place: Int, isMinimized: Bool
  ) throws(HostError) {
    self.server = server
    self.title = title
    self.size = size
    self.requestedScale = requestedScale
    isResizable = device.isResizable
    let bounds = server.usableBounds(ofScreen: 0)
    fit = Self.fit(size, device.scale, bounds, device.isResizable ? requestedScale ?? server.desktopScale : requestedScale)
    let pixels = PictureFit.pixels(size, fit.shownScale)
    let offset = CGFloat(place % 8) * Self.step
    let position = CGPoint(
      x: (bounds.midX - pixels.width / 2 + offset).rounded(), y: (bounds.midY - pixels.height / 2 + offset).rounded())
    native = try NativeWindow(
      server: server, title: title, position: CGPoint(x: max(position.x, bounds.minX), y: max(position.y, bounds.minY)), size: pixels,
      isResizable: device.isResizable)
    native.setResizable(device.isResizable, smallest: Self.smallest(fit))
    guard isMinimized else { return }
    // A window must be there before it can be away; the library's own word of it is no news then.
    self.isMinimized = true
    startsAway = true
    native.minimize()
  }

  package func frameBuffer() -> PixelBuffer? {
    guard !isClosed, let shown = native.pixels() else { return nil }
    fitPicture(into: shown)
    return painted?.buffer ?? shown
  }

  package func present(damage: [PixelRect]) {
    guard !isClosed, !damage.isEmpty, let shown = native.pixels() else { return }
    let isNew = presentedGeneration != shown.generation
    presentedGeneration = shown.generation
    if isMinimized { keptIsOutdated = true }
    // The first frame after the return replaces all of the picture that stood there meanwhile.
    let replacesKept = kept != nil && !isMinimized
    if replacesKept { forgetKept() }
    guard !isNew, !replacesKept else {
      presentAll(shown)
      return
    }
    var rects = damage
    if let painted {
      rects = damage.map { clip(fit.shownRect(of: $0), to: shown) }
      shrink(painted.buffer, into: shown, rects)
    }
    if !isMinimized { native.update(rects) }
  }

  package func resize(to size: CGSize, scale: CGFloat) {
    guard !isClosed, size.width.isFinite, size.height.isFinite, size != self.size || scale != fit.paintedScale else { return }
    let room = Self.room(server.usableBounds(ofScreen: native.screen))
    var wanted = fit
    if !isResizable, isTurn(to: size) {
      if requestedScale == nil { wanted = fit.turned(to: size, room: room) }
    } else {
      wanted = newFit(size, scale, room)
    }
    guard size != self.size || wanted != fit else { return }
    fit = wanted
    self.size = size
    forgetKept()
    painted = nil
    shrinker = nil
    // Nothing is shown until it is painted in the new size, which whoever turned the device is about to do.
    presentedGeneration = nil
    native.resize(to: PictureFit.pixels(size, fit.shownScale), inside: server.usableBounds(ofScreen: native.screen))
  }

  package func keepPicture(_ keep: Bool) {
    forgetKept()
    guard keep, let shown = native.pixels() else { return }
    let copy = HostPixels(width: shown.width, height: shown.height)
    Self.copy(shown, to: copy.buffer)
    kept = copy
  }

  package func setMinimized(_ minimized: Bool) {
    guard !isClosed else { return }
    wantsHome = minimized
    guard minimized != isMinimized else { return }
    if minimized {
      native.minimize()
    } else {
      native.restore()
    }
  }

  package func activate() {
    guard !isClosed else { return }
    if isMinimized { setMinimized(false) } else { native.raise() }
  }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    native.destroy()
    whenClosed?(self)
  }

  /// Whether the user's hand, not the app, gives the window its size.
  func setDevice(_ device: DeviceProfile) {
    guard device.isResizable != isResizable else { return }
    isResizable = device.isResizable
    native.setResizable(isResizable, smallest: Self.smallest(fit))
  }

  /// The window left the screen or came back; says whether that is news.
  func noteMinimized(_ minimized: Bool) -> Bool {
    if minimized { startsAway = false }
    guard minimized != isMinimized, !startsAway else { return false }
    isMinimized = minimized
    if !minimized { wantsHome = false }
    return true
  }

  /// The window was clicked, so it is there.
  func noteClick() { startsAway = false }

  /// The window has the focus, or no longer; says whether a gain is to be told now. While the window is away it waits for its return.
  func noteFocus(_ gained: Bool) -> Bool {
    isFocusWaiting = gained && isMinimized
    return gained && !isMinimized
  }

  /// Whether a focus has waited, which is told now.
  func takeWaitingFocus() -> Bool {
    defer { isFocusWaiting = false }
    return isFocusWaiting
  }

  /// The native window has another size; the new size in points where the user's hand did it.
  func noteResized() -> CGSize? {
    guard isResizable else {
      // A window manager that lays out windows by itself: the picture is shown as large as it fits, at the next present or exposure.
      return nil
    }
    let pixels = native.size
    let points = CGSize(width: pixels.width / fit.shownScale, height: pixels.height / fit.shownScale)
    guard points != size, points.width > 0, points.height > 0 else { return nil }
    size = points
    return points
  }

  /// Shows what the window system lost: the kept picture until there is a newer one, else all pixels as they are.
  ///
  /// - Returns: False where the pixels themselves are lost, so that only UIKit can paint them again.
  @discardableResult func showAgain() -> Bool {
    // Before the first frame there is nothing to show, and nothing to paint again.
    guard presentedGeneration != nil, let shown = native.pixels() else { return true }
    let isLost = fitPicture(into: shown)
    guard !isLost, painted != nil || presentedGeneration == shown.generation else { return false }
    presentedGeneration = shown.generation
    guard let kept, keptIsOutdated, (kept.buffer.width, kept.buffer.height) == (shown.width, shown.height) else {
      presentAll(shown)
      return true
    }
    // What UIKit painted meanwhile stays in the pixels, since its next frame brings only what changed.
    let newer = HostPixels(width: shown.width, height: shown.height)
    Self.copy(shown, to: newer.buffer)
    Self.copy(kept.buffer, to: shown)
    native.update([Self.whole(shown)])
    Self.copy(newer.buffer, to: shown)
    return true
  }

  /// Whether the window is off the screen.
  package var isAway: Bool { isMinimized }

  /// Whether the app, not the window manager, sent the window away.
  var wentHome: Bool { wantsHome && isMinimized }

  /// A rectangle of the device in pixels of the window.
  func pixels(of rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * fit.shownScale + fit.origin.x, y: rect.minY * fit.shownScale + fit.origin.y, width: rect.width * fit.shownScale,
      height: rect.height * fit.shownScale)
  }

  /// The point of the device under a pixel of the window.
  func point(_ x: Int32, _ y: Int32) -> CGPoint { fit.point(atX: CGFloat(x), y: CGFloat(y)) }

  /// The point of the device at a part of the window, from 0 to 1 along each side.
  func point(atPart x: Float, _ y: Float) -> CGPoint {
    let pixels = native.size
    return fit.point(atX: CGFloat(x) * pixels.width, y: CGFloat(y) * pixels.height)
  }

  private func presentAll(_ shown: PixelBuffer) {
    if let painted {
      if fit.origin != .zero { memset(shown.pixels, 0, shown.bytesPerRow * shown.height) }
      shrink(painted.buffer, into: shown, [clip(Self.whole(shown), to: shown)])
    }
    if !isMinimized { native.update([Self.whole(shown)]) }
  }

  private func forgetKept() {
    kept = nil
    keptIsOutdated = false
  }

  /// Makes the painted picture where the window's pixels cannot be painted into, and finds its place on them.
  ///
  /// - Returns: True where what was painted before is lost.
  @discardableResult private func fitPicture(into shown: PixelBuffer) -> Bool {
    if !isResizable {
      let placed = fit.placed(size, in: CGSize(width: shown.width, height: shown.height))
      if placed != fit {
        fit = placed
        shrinker = nil
      }
    }
    guard !fit.isDirect else {
      let isLost = painted != nil
      painted = nil
      shrinker = nil
      return isLost
    }
    let wanted = HostPixels.pixelSize(of: size, scale: fit.paintedScale)
    if let painted, (painted.buffer.width, painted.buffer.height) == wanted { return false }
    painted = HostPixels(width: wanted.width, height: wanted.height)
    shrinker = nil
    return true
  }

  private func shrink(_ picture: PixelBuffer, into shown: PixelBuffer, _ rects: [PixelRect]) {
    if shrinker?.reads(from: picture) != true { shrinker = PictureShrinker(painted: picture, fit: fit) }
    shrinker?.shrink(into: shown, rects: rects)
  }

  /// The part of `rect` inside the picture, leaving the bars beside it as they are.
  private func clip(_ rect: PixelRect, to shown: PixelBuffer) -> PixelRect {
    let (left, top) = (max(rect.x, Int(fit.origin.x)), max(rect.y, Int(fit.origin.y)))
    let picture = PictureFit.pixels(size, fit.shownScale)
    let right = min(rect.x + rect.width, min(Int(fit.origin.x + picture.width), shown.width))
    let bottom = min(rect.y + rect.height, min(Int(fit.origin.y + picture.height), shown.height))
    return PixelRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  private func isTurn(to size: CGSize) -> Bool { size.width == self.size.height && size.height == self.size.width }

  private func newFit(_ size: CGSize, _ deviceScale: CGFloat, _ room: CGSize) -> PictureFit {
    PictureFit(
      size: size, deviceScale: deviceScale, room: room, requested: isResizable ? requestedScale ?? server.desktopScale : requestedScale)
  }

  private static func fit(_ size: CGSize, _ deviceScale: CGFloat, _ bounds: CGRect, _ requested: CGFloat?) -> PictureFit {
    PictureFit(size: size, deviceScale: deviceScale, room: room(bounds), requested: requested)
  }

  /// What a window's content may take of the free part of the screen, with a margin for the frame that a window manager puts around it.
  private static func room(_ bounds: CGRect) -> CGSize {
    CGSize(width: max(bounds.width - 12, 100), height: max(bounds.height - 48, 100))
  }

  private static func smallest(_ fit: PictureFit) -> CGSize { PictureFit.pixels(CGSize(width: 320, height: 240), fit.shownScale) }

  private static func whole(_ buffer: PixelBuffer) -> PixelRect { PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height) }

  private static func copy(_ source: PixelBuffer, to target: PixelBuffer) {
    let bytes = min(source.width, target.width) * 4
    for row in 0..<min(source.height, target.height) {
      (target.pixels + row * target.bytesPerRow).copyMemory(from: source.pixels + row * source.bytesPerRow, byteCount: bytes)
    }
  }
}
