/// The pixels a context was made for.
final class ContextPixels {
  /// How the bytes of a pixel lie in memory.
  enum Layout {
    /// Blue, green, red, alpha: cairo's own.
    case native
    /// Blue, green, red, and a byte nobody reads.
    case nativeOpaque
    /// Red, green, blue, alpha. Drawn by handing cairo every colour with red and blue exchanged.
    case swapped
    case swappedOpaque
    /// One byte of coverage.
    case alpha
    /// One byte of grey; drawn into native pixels and written back when asked for.
    case gray

    var isSwapped: Bool { self == .swapped || self == .swappedOpaque }
    var surfaceFormat: Surface.Format {
      switch self {
      case .native, .swapped: .argb
      case .nativeOpaque, .swappedOpaque: .rgb
      case .alpha: .alpha
      case .gray: .rgb
      }
    }
  }

  /// What is drawn on.
  let buffer: PixelBuffer
  let layout: Layout
  /// What the client sees.
  let memory: UnsafeMutableRawPointer
  let memoryBytesPerRow: Int
  private let owner: AnyObject?
  private let ownMemory: UnsafeMutableRawPointer?

  init(buffer: PixelBuffer, layout: Layout, owner: AnyObject?) {
    self.buffer = buffer
    self.layout = layout
    self.owner = owner
    memory = buffer.pixels
    memoryBytesPerRow = buffer.bytesPerRow
    ownMemory = nil
  }

  /// Draws into `data`, or into new memory; nil if its rows are too short.
  init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, layout: Layout) {
    let bytesPerPixel = layout == .alpha || layout == .gray ? 1 : 4
    let stride = bytesPerRow == 0 && data == nil ? (width * bytesPerPixel + 15) / 16 * 16 : bytesPerRow
    guard stride >= width * bytesPerPixel, stride <= 1 << 24 else { return nil }
    // Cairo wants rows to begin at multiples of four; others are drawn apart and copied.
    self.layout = layout
    memoryBytesPerRow = stride
    if let data {
      memory = data
      ownMemory = nil
    } else {
      guard let fresh = calloc(height, stride) else { return nil }
      memory = fresh
      ownMemory = fresh
    }
    if layout == .gray || stride % 4 != 0 {
      let apart = ContextPixels.ApartPixels(width: width, height: height, alpha: layout == .alpha)
      owner = apart
      buffer = apart.buffer
      readIn()
    } else {
      owner = nil
      buffer = PixelBuffer(pixels: memory, width: width, height: height, bytesPerRow: stride, generation: 0)
    }
  }

  deinit { free(ownMemory) }

  /// Pixels that cairo can draw on, where the client's memory is none it can.
  private final class ApartPixels {
    let buffer: PixelBuffer

    init(width: Int, height: Int, alpha: Bool) {
      let stride = alpha ? (width + 3) / 4 * 4 : width * 4
      buffer = PixelBuffer(
        pixels: calloc(height, stride), width: width, height: height, bytesPerRow: stride, generation: 0)
    }

    deinit { free(buffer.pixels) }
  }

  private var isApart: Bool { memory != buffer.pixels }

  private func readIn() {
    guard isApart else { return }
    for row in 0..<buffer.height {
      let from = memory + row * memoryBytesPerRow
      let to = buffer.pixels + row * buffer.bytesPerRow
      if layout == .gray {
        for column in 0..<buffer.width {
          let value = UInt32(from.load(fromByteOffset: column, as: UInt8.self))
          to.storeBytes(of: 0xff00_0000 | value << 16 | value << 8 | value, toByteOffset: column * 4, as: UInt32.self)
        }
      } else {
        memcpy(to, from, buffer.width * (layout == .alpha ? 1 : 4))
      }
    }
  }

  /// Brings what was drawn apart into the client's memory.
  func writeBack() {
    guard isApart else { return }
    for row in 0..<buffer.height {
      let from = buffer.pixels + row * buffer.bytesPerRow
      let to = memory + row * memoryBytesPerRow
      if layout == .gray {
        for column in 0..<buffer.width {
          let pixel = from.load(fromByteOffset: column * 4, as: UInt32.self)
          let luma = (54 * ((pixel >> 16) & 0xff) + 183 * ((pixel >> 8) & 0xff) + 19 * (pixel & 0xff)) >> 8
          to.storeBytes(of: UInt8(luma), toByteOffset: column, as: UInt8.self)
        }
      } else {
        memcpy(to, from, buffer.width * (layout == .alpha ? 1 : 4))
      }
    }
  }

  /// A copy of the pixels as an image.
  func makeImage() -> CGImage {
    let bitmap = Bitmap(width: buffer.width, height: buffer.height, cleared: false)
    for row in 0..<buffer.height {
      let from = buffer.pixels + row * buffer.bytesPerRow
      let to = bitmap.buffer.pixels + row * bitmap.bytesPerRow
      guard layout != .native else {
        memcpy(to, from, buffer.width * 4)
        continue
      }
      for column in 0..<buffer.width {
        var pixel: UInt32
        if layout == .alpha {
          pixel = UInt32(from.load(fromByteOffset: column, as: UInt8.self)) << 24
        } else {
          pixel = from.load(fromByteOffset: column * 4, as: UInt32.self)
          if layout != .swapped { pixel |= 0xff00_0000 }
          if layout.isSwapped { pixel = pixel & 0xff00_ff00 | (pixel & 0xff) << 16 | (pixel >> 16) & 0xff }
        }
        to.storeBytes(of: pixel, toByteOffset: column * 4, as: UInt32.self)
      }
    }
    let isOpaque = layout == .nativeOpaque || layout == .swappedOpaque || layout == .gray
    return CGImage(bitmap: bitmap, isOpaque: isOpaque)
  }
}

/// A surface with its canvas; pixel (0, 0) of it is `origin` of the whole context.
struct ContextTarget {
  let surface: Surface
  let canvas: Canvas
  let buffer: PixelBuffer
  let originX: Int
  let originY: Int

  /// All its pixels, in the coordinates of the whole context.
  var box: CGRect { CGRect(x: originX, y: originY, width: buffer.width, height: buffer.height) }

  init?(pixels: ContextPixels) {
    let buffer = pixels.buffer
    guard
      let surface = Surface(
        pixels: buffer.pixels, width: buffer.width, height: buffer.height, bytesPerRow: buffer.bytesPerRow,
        format: pixels.layout.surfaceFormat, owner: pixels)
    else { return nil }
    self.init(surface: surface, buffer: buffer, originX: 0, originY: 0)
  }

  /// A clear bitmap that stands for the part `box` of the context.
  init?(layer bitmap: Bitmap, originX: Int, originY: Int) {
    guard let surface = bitmap.makeSurface() else { return nil }
    surface.setOrigin(x: originX, y: originY)
    self.init(surface: surface, buffer: bitmap.buffer, originX: originX, originY: originY)
  }

  private init(surface: Surface, buffer: PixelBuffer, originX: Int, originY: Int) {
    self.surface = surface
    self.buffer = buffer
    self.originX = originX
    self.originY = originY
    canvas = Canvas(surface)
  }
}

/// A group that is drawn apart and then laid onto what is below as one.
struct TransparencyLayer {
  let outer: ContextTarget
  let outerState: GraphicsState
  let bitmap: Bitmap
  let savedStateCount: Int
}
