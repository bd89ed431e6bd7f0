import CoreGraphics
import UIKitTesting

@testable import QuartzCore

/// A tree of layers that is changed at random, in ways an app would and in some it would not.
@MainActor final class RandomTree {
  let stage = Stage(width: 60, height: 70, scale: 3)
  private var random: SeededGenerator
  private var layers: [CALayer] = []
  private let image: CGImage
  /// What was done, for the message of a failure.
  private(set) var log: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let bitmap = Bitmap(width: 40, height: 30)
    let context = bitmap.context(scale: 1)
    for row in 0..<6 {
      context.setFillColor(CGColor(srgbRed: CGFloat(row) / 6, green: 0.3, blue: 1 - CGFloat(row) / 6, alpha: row == 3 ? 0.4 : 1))
      context.fill(CGRect(x: 0, y: row * 5, width: 40, height: 5))
    }
    context.flush()
    image = bitmap.makeImage()
    for _ in 0..<8 { add() }
  }

  func step() {
    log = []
    for _ in 0...Int.random(in: 0..<3, using: &random) { edit() }
  }

  private func any() -> CALayer? { layers.randomElement(using: &random) }

  private func rect() -> CGRect {
    let isWhole = random.chance(50)
    func value(_ range: ClosedRange<CGFloat>) -> CGFloat {
      let number = random.number(range)
      return isWhole ? number.rounded() : number
    }
    return CGRect(x: value(-10...50), y: value(-10...60), width: value(0...50), height: value(0...50))
  }

  private func add() {
    let layer: CALayer
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      let shape = CAShapeLayer()
      shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: random.number(5...30), height: random.number(5...30)), transform: nil)
      shape.fillColor = random.color()
      shape.strokeColor = random.chance(50) ? random.color() : nil
      shape.lineWidth = random.number(0.5...4)
      layer = shape
    case 1:
      let gradient = CAGradientLayer()
      gradient.colors = [random.color(), random.color(), random.color()]
      gradient.endPoint = random.chance(50) ? CGPoint(x: 1, y: 1) : CGPoint(x: 0.5, y: 1)
      gradient.startPoint = random.chance(50) ? .zero : CGPoint(x: 0.5, y: 0)
      layer = gradient
    case 2:
      layer = DrawnLayer()
      layer.contentsScale = 3
      layer.setNeedsDisplay()
    default: layer = CALayer()
    }
    layer.name = "\(type(of: layer)) \(layers.count)"
    layer.frame = rect()
    layer.backgroundColor = random.chance(80) ? random.color() : nil
    if random.chance(15) {
      layer.contents = image
      layer.contentsScale = random.chance(50) ? 3 : 1
      layer.contentsGravity = [.resize, .center, .resizeAspectFill, .topLeft].randomElement(using: &random) ?? .resize
    }
    let parent = random.chance(50) ? any() ?? stage.root : stage.root
    parent.insertSublayer(layer, at: UInt32.random(in: 0...8, using: &random))
    layers.append(layer)
    log.append("add \(layer.name ?? "") \(layer.frame) to \(parent.name ?? "root")")
  }

  private func edit() {
    guard let layer = any() else { return add() }
    let before = log.count
    switch Int.random(in: 0..<24, using: &random) {
    case 0...2: layer.frame = rect()
    case 3...4: layer.position = CGPoint(x: random.number(-5...60), y: random.number(-5...60))
    case 5: layer.backgroundColor = random.chance(80) ? random.color() : nil
    case 6: layer.opacity = random.chance(50) ? 1 : Float(random.number(0...1))
    case 7: layer.isHidden.toggle()
    case 8: layer.cornerRadius = random.chance(30) ? 0 : random.number(0...12)
    case 9: layer.masksToBounds.toggle()
    case 10:
      layer.borderWidth = random.chance(30) ? 0 : random.number(0...4)
      layer.borderColor = random.color()
    case 11: layer.zPosition = random.chance(50) ? 0 : CGFloat(Int.random(in: -2...2, using: &random))
    case 12: layer.setAffineTransform(transform())
    case 13: layer.bounds.origin = CGPoint(x: random.number(-5...5), y: random.number(-5...5).rounded())
    case 14: changeShadow(layer)
    case 15: changeMask(layer)
    case 16: move(layer)
    case 17: if layers.count < 30 { add() } else { remove(layer) }
    case 18: remove(layer)
    case 19: layer.setNeedsDisplay(random.chance(30) ? .infinite : rect())
    case 20: layer.cornerCurve = layer.cornerCurve == .continuous ? .circular : .continuous
    case 21: layer.maskedCorners = CACornerMask(rawValue: UInt.random(in: 0...15, using: &random))
    case 22: layer.allowsGroupOpacity.toggle()
    default: animate(layer)
    }
    if log.count == before { log.append("change \(layer.name ?? "")") }
  }

  private func transform() -> CGAffineTransform {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .identity
    case 1: CGAffineTransform(rotationAngle: random.number(0...6))
    case 2: CGAffineTransform(scaleX: random.number(0.2...2), y: random.number(0.2...2))
    case 3: CGAffineTransform(scaleX: -1, y: 1)
    default: CGAffineTransform(translationX: random.number(-9...9), y: random.number(-9...9))
    }
  }

  private func changeShadow(_ layer: CALayer) {
    layer.shadowOpacity = random.chance(40) ? 0 : Float(random.number(0.2...1))
    layer.shadowRadius = random.number(0...4)
    layer.shadowOffset = CGSize(width: random.number(-4...4), height: random.number(-4...4))
    layer.shadowPath = random.chance(30) ? CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil) : nil
  }

  private func changeMask(_ layer: CALayer) {
    if layer.mask != nil || random.chance(30) {
      layer.mask = nil
      return
    }
    let mask = CAShapeLayer()
    mask.path = CGPath(
      ellipseIn: CGRect(x: 0, y: 0, width: random.number(5...40), height: random.number(5...40)), transform: nil)
    mask.fillColor = CGColor(gray: 0, alpha: random.number(0.3...1))
    layer.mask = mask
  }

  private func move(_ layer: CALayer) {
    let parent = random.chance(50) ? any() ?? stage.root : stage.root
    guard !parent.isBelow(layer) else { return }
    parent.insertSublayer(layer, at: UInt32.random(in: 0...8, using: &random))
    log.append("move \(layer.name ?? "") to \(parent.name ?? "root")")
  }

  private func remove(_ layer: CALayer) {
    guard layers.count > 4 else { return }
    layer.removeFromSuperlayer()
    layers.removeAll { $0.isBelow(layer) }
    log.append("remove \(layer.name ?? "")")
  }

  private func animate(_ layer: CALayer) {
    let animation: CAAnimation
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      let spring = CASpringAnimation(keyPath: "position")
      spring.byValue = CGPoint(x: random.number(-20...20), y: random.number(-20...20))
      spring.isAdditive = true
      spring.fromValue = CGPoint.zero
      animation = spring
    case 1:
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      animation = fade
    case 2:
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.fromValue = random.number(0...3)
      animation = turn
    case 3:
      let size = CABasicAnimation(keyPath: "bounds")
      size.fromValue = CGRect(x: 0, y: 0, width: random.number(0...40), height: random.number(0...40))
      animation = size
    default:
      let color = CAKeyframeAnimation(keyPath: "backgroundColor")
      color.values = [random.color(), random.color(), random.color()]
      animation = color
    }
    animation.duration = 0.1
    animation.fillMode = random.chance(50) ? .both : .removed
    animation.isRemovedOnCompletion = random.chance(70)
    layer.add(animation, forKey: random.chance(50) ? "a" : nil)
    log.append("animate \(layer.name ?? "")")
  }
}

/// Draws stripes that are others with each drawing.
final class DrawnLayer: CALayer {
  private var count = 0

  override func draw(in ctx: CGContext) {
    count += 1
    ctx.setFillColor(count % 2 == 0 ? .red : .blue)
    for row in stride(from: 0, to: bounds.height, by: 6) {
      ctx.fill(CGRect(x: 0, y: row, width: bounds.width, height: 3))
    }
  }
}
