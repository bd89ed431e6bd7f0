/// Where contents of a size stand in a layer.
enum ContentsPlacement {
  static func rect(size: CGSize, in bounds: CGRect, gravity: CALayerContentsGravity) -> CGRect {
    let spareWidth = bounds.width - size.width
    let spareHeight = bounds.height - size.height
    func at(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(x: bounds.minX + spareWidth * x, y: bounds.minY + spareHeight * y, width: size.width, height: size.height)
    }
    switch gravity {
    case .center: return at(0.5, 0.5)
    case .top: return at(0.5, 0)
    case .bottom: return at(0.5, 1)
    case .left: return at(0, 0.5)
    case .right: return at(1, 0.5)
    case .topLeft: return at(0, 0)
    case .topRight: return at(1, 0)
    case .bottomLeft: return at(0, 1)
    case .bottomRight: return at(1, 1)
    case .resizeAspect: return scaled(size, in: bounds, by: min(bounds.width / size.width, bounds.height / size.height))
    case .resizeAspectFill: return scaled(size, in: bounds, by: max(bounds.width / size.width, bounds.height / size.height))
    default: return bounds
    }
  }

  private static func scaled(_ size: CGSize, in bounds: CGRect, by factor: CGFloat) -> CGRect {
    guard factor.isFinite else { return bounds }
    let width = size.width * factor
    let height = size.height * factor
    return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }
}
