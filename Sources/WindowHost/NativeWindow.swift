internal import CSDL2
internal import CoreGraphics
import Foundation
internal import Host

/// A window of SDL, by its pixels alone.
@MainActor final class NativeWindow {
  private let window: OpaquePointer
  private let server: DisplayServer
  private var isDestroyed = false
  private var converted: HostPixels?

  /// The number by which SDL's events name the window.
  let identifier: UInt32

  init(server: DisplayServer, title: String, position: CGPoint, size: CGSize, isResizable: Bool) throws(HostError) {
    self.server = server
    let flags = SDL_WINDOW_SHOWN.rawValue | (isResizable ? SDL_WINDOW_RESIZABLE.rawValue : 0)
    guard
      let window = SDL_CreateWindow(title, Int32(position.x), Int32(position.y), Int32(size.width), Int32(size.height), flags)
    else { throw HostError("A window cannot be opened: \(DisplayServer.lastError).") }
    self.window = window
    identifier = SDL_GetWindowID(window)
  }

  isolated deinit { destroy() }

  private var isUsable: Bool { !isDestroyed && !server.isLost }

  /// The pixels that are shown, 32 bits each; nil once the window or the display is gone.
  ///
  /// `generation` changes whenever SDL made new ones.
  func pixels() -> PixelBuffer? {
    guard isUsable, let surface = SDL_GetWindowSurface(window), !server.isLost else { return nil }
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    // SDL leaves `userdata` to the program; a new surface has none.
    let isNew = surface.pointee.userdata == nil
    if isNew { surface.pointee.userdata = UnsafeMutableRawPointer(bitPattern: HostPixels.nextGeneration()) }
    let generation = Int(bitPattern: surface.pointee.userdata)
    if isPlain(surface.pointee) {
      converted = nil
      return PixelBuffer(
        pixels: surface.pointee.pixels, width: width, height: height, bytesPerRow: Int(surface.pointee.pitch), generation: generation)
    }
    // A screen of 16 bits or with swapped colours: painted beside it, converted at each update.
    if isNew || converted == nil { converted = HostPixels(width: width, height: height) }
    return converted?.buffer
  }

  /// Shows `rects` of the pixels, clipped to the window.
  func update(_ rects: [PixelRect]) {
    guard isUsable, !rects.isEmpty, let surface = SDL_GetWindowSurface(window) else { return }
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    let clipped = rects.compactMap { Self.clip($0, width, height) }
    guard !clipped.isEmpty else { return }
    if let converted { for rect in clipped { convert(rect, from: converted.buffer, to: surface.pointee) } }
    SDL_UpdateWindowSurfaceRects(window, clipped, Int32(clipped.count))
  }

  /// The size of the content in pixels.
  var size: CGSize {
    guard isUsable else { return .zero }
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    return CGSize(width: Int(width), height: Int(height))
  }

  /// Gives the content another size and moves the window so that it grows around its middle and stays inside `bounds`.
  func resize(to size: CGSize, inside bounds: CGRect) {
    let old = self.size
    guard isUsable, size != old else { return }
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(window, &x, &y)
    SDL_SetWindowSize(window, Int32(size.width), Int32(size.height))
    let frame = borders
    let left = CGFloat(x) + (old.width - size.width) / 2
    let top = CGFloat(y) + (old.height - size.height) / 2
    let position = CGPoint(
      x: max(min(left, bounds.maxX - frame.right - size.width), bounds.minX + frame.left).rounded(),
      y: max(min(top, bounds.maxY - frame.bottom - size.height), bounds.minY + frame.top).rounded())
    if position != CGPoint(x: Int(x), y: Int(y)) { SDL_SetWindowPosition(window, Int32(position.x), Int32(position.y)) }
  }

  /// Whether the user may give the window another size.
  func setResizable(_ isResizable: Bool, smallest: CGSize) {
    guard isUsable else { return }
    SDL_SetWindowResizable(window, isResizable ? SDL_TRUE : SDL_FALSE)
    if isResizable { SDL_SetWindowMinimumSize(window, Int32(smallest.width), Int32(smallest.height)) }
  }

  /// How far the window manager's frame reaches beyond the content, in pixels; 0 where it does not say.
  var borders: HostInsets {
    var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard isUsable, SDL_GetWindowBordersSize(window, &top, &left, &bottom, &right) == 0 else { return HostInsets() }
    return HostInsets(top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
  }

  /// The number of the screen on which most of the window lies.
  var screen: Int32 { isUsable ? SDL_GetWindowDisplayIndex(window) : 0 }

  func setTitle(_ title: String) {
    guard isUsable else { return }
    SDL_SetWindowTitle(window, title)
  }

  func minimize() {
    guard isUsable else { return }
    SDL_MinimizeWindow(window)
  }

  /// Maps the window again, in front of the others and with the focus.
  func restore() {
    guard isUsable else { return }
    SDL_RestoreWindow(window)
    SDL_RaiseWindow(window)
  }

  /// In front of the others and with the focus.
  func raise() {
    guard isUsable else { return }
    SDL_RaiseWindow(window)
  }

  func destroy() {
    guard isUsable else { return }
    isDestroyed = true
    SDL_DestroyWindow(window)
  }

  private func isPlain(_ surface: SDL_Surface) -> Bool {
    let format = surface.format.pointee.format
    return format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
  }

  private func convert(_ rect: SDL_Rect, from source: PixelBuffer, to surface: SDL_Surface) {
    let (x, y) = (Int(rect.x), Int(rect.y))
    let start = surface.pixels + y * Int(surface.pitch) + x * Int(surface.format.pointee.BytesPerPixel)
    SDL_ConvertPixels(
      rect.w, rect.h, SDL_PIXELFORMAT_RGB888.rawValue, source.pixels + y * source.bytesPerRow + x * 4, Int32(source.bytesPerRow),
      surface.format.pointee.format, start, surface.pitch)
  }

  private static func clip(_ rect: PixelRect, _ width: Int, _ height: Int) -> SDL_Rect? {
    let (left, top) = (max(rect.x, 0), max(rect.y, 0))
    let (right, bottom) = (min(rect.x + rect.width, width), min(rect.y + rect.height, height))
    guard right > left, bottom > top else { return nil }
    return SDL_Rect(x: Int32(left), y: Int32(top), w: Int32(right - left), h: Int32(bottom - top))
  }
}
