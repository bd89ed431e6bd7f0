import UIKit

/// A finger's way through three windows, from the front to the one whose `hitTest` answers.
enum RoutingDrawing {
  @MainActor static func windows(in size: CGSize) -> [UIWindow] {
    let panes: [(title: String, detail: String, color: UIColor)] = [
      ("app", "hitTest answers its button,\nwhose the touch is to its end", .systemBlue),
      ("overlay", "hitTest answers nil\nbeside its own buttons", .systemGreen),
      ("hidden", "or alpha below 0.01,\nor not interactive", .systemGray),
    ]
    var windows: [UIWindow] = []
    for (index, pane) in panes.enumerated() {
      let window = Pane(
        frame: CGRect(x: 36 + CGFloat(index) * 208, y: 60, width: 236, height: 170), title: pane.title, detail: pane.detail,
        color: pane.color)
      window.backgroundColor = UIColor.white.withAlphaComponent(0.86)
      if index == 2 { window.alpha = 0.45 }
      window.isHidden = false
      windows.append(window)
    }
    let way = WayWindow(frame: CGRect(x: 0, y: 158, width: size.width, height: 40))
    way.isHidden = false
    let finger = Caption("finger", at: CGPoint(x: 694, y: 196), width: 56, weight: .semibold, alignment: .right)
    let stop = Caption("asked second, and last", at: CGPoint(x: 60, y: 250), width: 180)
    let second = Caption("asked first", at: CGPoint(x: 290, y: 250), width: 160)
    let first = Caption("not asked", at: CGPoint(x: 500, y: 250), width: 160)
    for caption in [finger, stop, second, first] { caption.isHidden = false }
    return windows + [way, finger, stop, second, first]
  }
}

/// The way itself: a line from the finger at the right to the button at the left.
private final class WayWindow: UIWindow {
  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .alert
    isOpaque = false
    isUserInteractionEnabled = false
    addSubview(WayView(frame: bounds))
  }

  required init?(coder: NSCoder) { nil }
}

private final class WayView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let end: CGFloat = 150
    let button = UIBezierPath(roundedRect: CGRect(x: end - 74, y: 6, width: 70, height: 28), cornerRadius: 8)
    UIColor.systemBlue.setFill()
    button.fill()
    UIColor.systemOrange.setStroke()
    UIColor.systemOrange.setFill()
    let way = UIBezierPath()
    way.move(to: CGPoint(x: bounds.maxX - 22, y: 20))
    way.addLine(to: CGPoint(x: end + 10, y: 20))
    way.lineWidth = 2.5
    way.stroke()
    let head = UIBezierPath()
    head.move(to: CGPoint(x: end - 2, y: 20))
    head.addLine(to: CGPoint(x: end + 12, y: 13))
    head.addLine(to: CGPoint(x: end + 12, y: 27))
    head.close()
    head.fill()
    for passed in [CGFloat(352), 560] {
      UIBezierPath(ovalIn: CGRect(x: passed - 5, y: 15, width: 10, height: 10)).fill()
    }
    UIBezierPath(ovalIn: CGRect(x: bounds.maxX - 32, y: 10, width: 20, height: 20)).fill()
  }
}
