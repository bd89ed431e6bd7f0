internal import Host

/// The coordinates of the glass of a device that stands upright: they do not turn with the interface (O-14).
@MainActor final class FixedCoordinateSpace: NSObject, ScreenCoordinates {
  private var scene: UIWindowScene? { UIApplication.current?.windowScenes.first }

  var bounds: CGRect {
    let size = scene?.stage.bounds.size ?? (UIApplication.host?.device ?? .iPhone14).size
    return CGRect(origin: .zero, size: isOnSide ? CGSize(width: size.height, height: size.width) : size)
  }

  private var orientation: UIInterfaceOrientation { scene?.interfaceOrientation ?? .portrait }
  private var isOnSide: Bool { orientation.isLandscape }

  func pointOnScreen(_ point: CGPoint) -> CGPoint {
    let size = bounds.size
    return switch orientation {
    case .landscapeRight: CGPoint(x: point.y, y: size.width - point.x)
    case .landscapeLeft: CGPoint(x: size.height - point.y, y: point.x)
    case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
    default: point
    }
  }

  func pointFromScreen(_ point: CGPoint) -> CGPoint {
    let size = bounds.size
    return switch orientation {
    case .landscapeRight: CGPoint(x: size.width - point.y, y: point.x)
    case .landscapeLeft: CGPoint(x: point.y, y: size.height - point.x)
    case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
    default: point
    }
  }
}
