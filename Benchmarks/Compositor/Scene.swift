import CoreGraphics
import QuartzCore

/// A bar, twenty rows in four sections, and a banner to slide over them.
@MainActor final class Scene {
  let root = CALayer()
  private let list = CALayer()
  private let banner = CALayer()
  private static let titles = ["请输入密码", "通用设置 General", "显示与亮度 😀", "Wi-Fi 无线网络", "蓝牙 🎧 Bluetooth", "通知中心", "辅助功能"]
  private static let blue = color(0x007AFF)
  private static let gray = color(0x8E8E93)
  private static let line = color(0xC6C6C8)

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    root.backgroundColor = Scene.color(0xF2F2F7)
    list.frame = root.bounds
    root.addSublayer(list)
    addRows()
    addBar()
    addBanner()
    moveBanner(part: 0)
  }

  private static func color(_ rgb: Int, alpha: CGFloat = 1) -> CGColor {
    CGColor(
      srgbRed: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255, alpha: alpha)
  }

  private func box(_ frame: CGRect, _ color: CGColor, radius: CGFloat = 0, in parent: CALayer) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    layer.cornerRadius = radius
    parent.addSublayer(layer)
    return layer
  }

  private func addRows() {
    var y: CGFloat = 111
    for index in 0..<20 {
      let isFirst = index % 5 == 0
      let isLast = index % 5 == 4
      if isFirst, index > 0 { y += 20 }
      let row = box(CGRect(x: 16, y: y, width: 358, height: 44), .white, in: list)
      if isFirst || isLast {
        row.cornerRadius = 10
        row.maskedCorners =
          isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      }
      _ = box(CGRect(x: 16, y: 8, width: 28, height: 28), Scene.blue, radius: 6, in: row)
      row.addSublayer(
        TextLayer.make(
          "\(Scene.titles[index % 7]) \(index)", 17, 0, .black, .left, in: CGRect(x: 60, y: 0, width: 180, height: 44)))
      row.addSublayer(TextLayer.make("确定 \(index)", 17, 0, Scene.gray, .right, in: CGRect(x: 228, y: 0, width: 100, height: 44)))
      addChevron(to: row)
      if !isLast { _ = box(CGRect(x: 60, y: 44 - 1 / 3.0, width: 298, height: 1 / 3.0), Scene.line, in: row) }
      y += 44
    }
  }

  private func addChevron(to row: CALayer) {
    let chevron = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 338, y: 17))
    path.addLine(to: CGPoint(x: 343, y: 22))
    path.addLine(to: CGPoint(x: 338, y: 27))
    chevron.path = path
    chevron.fillColor = nil
    chevron.strokeColor = Scene.color(0xC4C4C6)
    chevron.lineWidth = 2
    row.addSublayer(chevron)
  }

  private func addBar() {
    let bar = box(CGRect(x: 0, y: 0, width: 390, height: 91), Scene.color(0xF9F9F9), in: root)
    _ = box(CGRect(x: 0, y: 91 - 1 / 3.0, width: 390, height: 1 / 3.0), Scene.line, in: bar)
    bar.addSublayer(TextLayer.make("9:41", 15, 0.3, .black, .left, in: CGRect(x: 30, y: 10, width: 80, height: 30)))
    bar.addSublayer(TextLayer.make("设置", 17, 0.3, .black, .center, in: CGRect(x: 95, y: 47, width: 200, height: 44)))
    bar.addSublayer(TextLayer.make("取消", 17, 0, Scene.blue, .left, in: CGRect(x: 16, y: 47, width: 80, height: 44)))
    bar.addSublayer(TextLayer.make("确定", 17, 0.3, Scene.blue, .right, in: CGRect(x: 294, y: 47, width: 80, height: 44)))
  }

  private func addBanner() {
    banner.frame = CGRect(x: 8, y: -100, width: 374, height: 80)
    banner.backgroundColor = Scene.color(0xFFFFFF, alpha: 242 / 255.0)
    banner.cornerRadius = 20
    root.addSublayer(banner)
    _ = box(CGRect(x: 14, y: 20, width: 40, height: 40), Scene.color(0x34C759), radius: 9, in: banner)
    banner.addSublayer(TextLayer.make("消息 Messages", 15, 0.3, .black, .left, in: CGRect(x: 66, y: 12, width: 290, height: 26)))
    banner.addSublayer(
      TextLayer.make("新通知：请输入密码以继续 😀", 15, 0, Scene.color(0x3C3C43), .left, in: CGRect(x: 66, y: 40, width: 300, height: 26)))
  }

  /// Puts the banner a part of the way down, from 0 to 1, as the peers do.
  func moveBanner(part: Double) {
    let eased = 1 - (1 - part) * (1 - part) * (1 - part)
    CATransaction.setDisableActions(true)
    banner.removeAllAnimations()
    banner.position = CGPoint(x: 195, y: (-80 + 130 * eased).rounded(.down) + 40)
  }

  /// Lets the banner slide down in half a second.
  func slideBanner() {
    let slide = CABasicAnimation(keyPath: "position")
    slide.fromValue = CGPoint(x: 195, y: -40)
    slide.toValue = CGPoint(x: 195, y: 90)
    slide.timingFunction = CAMediaTimingFunction(name: .easeOut)
    slide.duration = 0.5
    banner.add(slide, forKey: "slide")
  }

  func scroll(to offset: CGFloat) {
    CATransaction.setDisableActions(true)
    list.bounds.origin.y = offset
  }
}
