/// Drawings of our own for the buttons that are known by a sign.
enum BarGlyph {
  case back, add, cross, search, play, pause, rewind, fastForward

  init?(systemItem: UIBarButtonItem.SystemItem) {
    switch systemItem {
    case .add: self = .add
    case .stop, .close: self = .cross
    case .search: self = .search
    case .play: self = .play
    case .pause: self = .pause
    case .rewind: self = .rewind
    case .fastForward: self = .fastForward
    default: return nil
    }
  }

  var size: CGSize {
    switch self {
    case .back: CGSize(width: 13, height: 21)
    case .add, .cross, .search: CGSize(width: 22, height: 22)
    case .play, .pause: CGSize(width: 18, height: 20)
    case .rewind, .fastForward: CGSize(width: 26, height: 18)
    }
  }

  private var isFilled: Bool {
    switch self {
    case .play, .pause, .rewind, .fastForward: true
    case .back, .add, .cross, .search: false
    }
  }

  private var lineWidth: CGFloat { self == .back ? 2.6 : 2 }

  @MainActor func draw(in color: UIColor) {
    let path = path
    color.set()
    if isFilled {
      path.fill()
    } else {
      path.lineWidth = lineWidth
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      path.stroke()
    }
  }

  private var path: UIBezierPath {
    let path = UIBezierPath()
    switch self {
    case .back: trace(path, [(10.5, 2), (2, 10.5), (10.5, 19)])
    case .add:
      trace(path, [(11, 2), (11, 20)])
      trace(path, [(2, 11), (20, 11)])
    case .cross:
      trace(path, [(4, 4), (18, 18)])
      trace(path, [(18, 4), (4, 18)])
    case .search:
      path.append(UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 14, height: 14)))
      trace(path, [(14, 14), (20, 20)])
    case .play: trace(path, [(2, 1), (17, 10), (2, 19)], closed: true)
    case .pause:
      path.append(UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 5, height: 16), cornerRadius: 1))
      path.append(UIBezierPath(roundedRect: CGRect(x: 11, y: 2, width: 5, height: 16), cornerRadius: 1))
    case .rewind:
      trace(path, [(12, 1), (1, 9), (12, 17)], closed: true)
      trace(path, [(24, 1), (13, 9), (24, 17)], closed: true)
    case .fastForward:
      trace(path, [(2, 1), (13, 9), (2, 17)], closed: true)
      trace(path, [(14, 1), (25, 9), (14, 17)], closed: true)
    }
    return path
  }

  private func trace(_ path: UIBezierPath, _ points: [(CGFloat, CGFloat)], closed: Bool = false) {
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    if closed { path.close() }
  }
}
