package import CoreGraphics
internal import Host

/// A window of a `MemoryHost`: what was presented last can be read at any time.
@MainActor package final class MemoryWindow: HostWindow {
  package private(set) var scale: CGFloat
  package private(set) var size: CGSize
  package var title: String
  /// Whether the app is at home.
  package private(set) var isMinimized = false
  package private(set) var isClosed = false
  /// How often something was presented.
  package private(set) var presentCount = 0
  /// What changed at the last present, in pixels.
  package private(set) var lastDamage: [PixelRect] = []
  /// The pixels of every damage since the window was opened, summed.
  package private(set) var damagedPixels = 0

  private weak var host: MemoryHost?
  private var pixels: HostPixels
  private var kept: HostPixels?

  init(host: MemoryHost, title: String, size: CGSize, scale: CGFloat, isMinimized: Bool) {
    self.host = host
    self.isMinimized = isMinimized
    self.title = title
    self.size = size
    self.scale = scale
    let pixelSize = HostPixels.pixelSize(of: size, scale: scale)
    pixels = HostPixels(width: pixelSize.width, height: pixelSize.height)
  }

  package func frameBuffer() -> PixelBuffer? { isClosed ? nil : pixels.buffer }

  package func present(damage: [PixelRect]) {
    guard !isClosed else { return }
    presentCount += 1
    lastDamage = damage
    for rect in damage { damagedPixels += max(rect.width, 0) * max(rect.height, 0) }
    // The picture kept for the time away has done its work once the app shows something new.
    if !isMinimized { kept = nil }
  }

  package func resize(to size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
    let pixelSize = HostPixels.pixelSize(of: size, scale: scale)
    guard pixelSize != (pixels.buffer.width, pixels.buffer.height) else { return }
    pixels = HostPixels(width: pixelSize.width, height: pixelSize.height)
  }

  package func keepPicture(_ keep: Bool) { kept = keep ? pixels.copy() : nil }

  package func setMinimized(_ minimized: Bool) {
    guard !isClosed, minimized != isMinimized else { return }
    isMinimized = minimized
    host?.minimizedDidChange(self)
  }

  package func activate() {
    guard !isClosed else { return }
    if isMinimized { setMinimized(false) } else { host?.focus(self) }
  }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    kept = nil
    host?.forget(self)
  }

  /// The pixels as last presented, valid until the window is resized or closed.
  package var pictureBuffer: PixelBuffer { pixels.buffer }

  /// What would be shown while the app is away; nil where nothing is kept.
  package var keptPictureBuffer: PixelBuffer? { kept?.buffer }
}
