package import CoreGraphics
internal import Host

/// How a device's picture lies on the pixels of a native window.
///
/// The picture is painted at a whole scale and copied as it is wherever that fits the screen, since text is sharp only then. A device that
/// fits at no whole scale is painted larger than it is shown, and shown scaled down.
package struct PictureFit: Equatable {
  /// Pixels for each point in the painted picture.
  package var paintedScale: CGFloat
  /// Screen pixels for each point.
  package var shownScale: CGFloat
  /// Screen pixels for each point that the device has wherever there is room for it.
  package let preferredScale: CGFloat
  /// Where the picture begins in the native window, in its pixels.
  package var origin = CGPoint.zero

  /// Whether painted pixels are screen pixels.
  package var isDirect: Bool { paintedScale == shownScale && origin == .zero }

  /// The fit of a device `size` points large, with a scale of its own, on a screen with `room` pixels free for a window's content.
  ///
  /// A `requested` number of screen pixels for each point wins, whether it fits or not.
  package init(size: CGSize, deviceScale: CGFloat, room: CGSize, requested: CGFloat?) {
    let largest = Self.largestScale(of: size, in: room)
    if let requested {
      self.init(shownScale: requested)
    } else if let whole = [deviceScale, 2, 1].filter({ $0 <= deviceScale && $0 <= largest }).max() {
      self.init(shownScale: whole)
    } else {
      self.init(shownScale: max(largest, 0.1))
    }
  }

  /// The picture shown at `shownScale`, painted so that the way down to it is at most a half, where bilinear filtering is still good.
  private init(shownScale: CGFloat) {
    self.shownScale = shownScale
    preferredScale = shownScale
    paintedScale = shownScale == shownScale.rounded() ? shownScale : min(max((shownScale * 2).rounded(), 1), 3)
  }

  /// The same painted picture, now `size` points large: scaled as before, or further down where `room` pixels are too few for it.
  package func turned(to size: CGSize, room: CGSize) -> PictureFit {
    var fit = self
    fit.shownScale = min(preferredScale, max(Self.largestScale(of: size, in: room), 0.1))
    fit.origin = .zero
    return fit
  }

  /// The same painted picture on a native window that has another size than was asked for: as large as it fits, in the middle.
  package func placed(_ size: CGSize, in window: CGSize) -> PictureFit {
    var fit = self
    fit.origin = .zero
    if let exact = [shownScale, preferredScale].first(where: { Self.pixels(size, $0) == window }) {
      fit.shownScale = exact
      return fit
    }
    fit.shownScale = max(Self.largestScale(of: size, in: window), 0.01)
    let shown = Self.pixels(size, fit.shownScale)
    fit.origin = CGPoint(x: ((window.width - shown.width) / 2).rounded(.down), y: ((window.height - shown.height) / 2).rounded(.down))
    return fit
  }

  /// The point of the device under a pixel of the native window.
  package func point(atX x: CGFloat, y: CGFloat) -> CGPoint {
    CGPoint(x: (x - origin.x) / shownScale, y: (y - origin.y) / shownScale)
  }

  /// The pixels of the native window that show a rectangle of painted pixels, with the ones that filtering lets it reach.
  package func shownRect(of painted: PixelRect) -> PixelRect {
    let ratio = shownScale / paintedScale
    let left = (CGFloat(painted.x) * ratio + origin.x - 1).rounded(.down)
    let top = (CGFloat(painted.y) * ratio + origin.y - 1).rounded(.down)
    let right = (CGFloat(painted.x + painted.width) * ratio + origin.x + 1).rounded(.up)
    let bottom = (CGFloat(painted.y + painted.height) * ratio + origin.y + 1).rounded(.up)
    return PixelRect(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
  }

  /// The whole number of pixels of so many points.
  package static func pixels(_ size: CGSize, _ scale: CGFloat) -> CGSize {
    let pixels = HostPixels.pixelSize(of: size, scale: scale)
    return CGSize(width: pixels.width, height: pixels.height)
  }

  private static func largestScale(of size: CGSize, in room: CGSize) -> CGFloat {
    min(room.width / max(size.width, 1), room.height / max(size.height, 1))
  }
}
