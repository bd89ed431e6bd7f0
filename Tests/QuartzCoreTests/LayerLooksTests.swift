import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@MainActor @Suite("How layers look", .application) struct LayerLooksTests {
  private func child(_ frame: CGRect, _ color: CGColor, in layer: CALayer) -> CALayer {
    let child = CALayer()
    child.frame = frame
    child.backgroundColor = color
    layer.addSublayer(child)
    return child
  }

  @Test("L-06 masksToBounds is off at first, and cuts sublayers at the bounds when on")
  func masksToBounds() {
    let stage = Stage()
    let outer = stage.layer(CGRect(x: 10, y: 10, width: 10, height: 10), .green)
    _ = child(CGRect(x: 5, y: 5, width: 10, height: 10), .red, in: outer)
    #expect(!outer.masksToBounds)
    stage.frame()
    #expect(stage.pixel(45, 45) == 0xFFFF_0000)
    outer.masksToBounds = true
    stage.frame()
    #expect(stage.pixel(45, 45) == 0xFFFF_FFFF && stage.pixel(35, 35) == 0xFFFF_0000)
    #expect(stage.pixel(39, 39) == 0xFFFF_0000 && stage.pixel(40, 39) == 0xFFFF_FFFF)
  }

  @Test("L-07 a corner radius rounds the background at once, sublayers only with masksToBounds")
  func corners() {
    let stage = Stage()
    let outer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20), .green)
    outer.cornerRadius = 8
    stage.frame()
    #expect(stage.pixel(0, 0) == 0xFFFF_FFFF && stage.pixel(20, 20) == 0xFF00_FF00)
    let inner = child(outer.bounds, .red, in: outer)
    stage.frame()
    #expect(stage.pixel(0, 0) == 0xFFFF_0000)
    outer.masksToBounds = true
    stage.frame()
    #expect(stage.pixel(0, 0) == 0xFFFF_FFFF && stage.pixel(20, 0) == 0xFFFF_0000)
    outer.maskedCorners = [.layerMaxXMaxYCorner]
    stage.frame()
    #expect(stage.pixel(0, 0) == 0xFFFF_0000 && stage.pixel(39, 39) == 0xFFFF_FFFF)
    inner.removeFromSuperlayer()
    outer.cornerRadius = 100
    outer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    stage.frame()
    #expect(stage.pixel(4, 4) == 0xFFFF_FFFF && stage.pixel(20, 1) == 0xFF00_FF00)
  }

  @Test("M11-09 a continuous corner begins further out than a circular one")
  func continuousCorner() {
    let stage = Stage(width: 60, height: 60, scale: 3)
    let layer = stage.layer(CGRect(x: 0, y: 0, width: 60, height: 60), .black)
    layer.cornerRadius = 15
    stage.frame()
    #expect(stage.pixel(48, 0) == 0xFF00_0000)
    layer.cornerCurve = .continuous
    stage.frame()
    // At x = 48 px of a radius of 45 the circle is over; the continuous curve still is 0.05 px or more inside.
    #expect(stage.pixel(48, 0) != 0xFF00_0000 && stage.pixel(70, 0) == 0xFF00_0000)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
  }

  @Test("A border lies inside the bounds and over the sublayers; half a pixel of it is a whole one")
  func border() {
    let stage = Stage()
    let outer = stage.layer(CGRect(x: 10, y: 10, width: 10, height: 10), .green)
    outer.borderWidth = 2
    outer.borderColor = .blue
    _ = child(CGRect(x: 0, y: 0, width: 10, height: 10), .red, in: outer)
    stage.frame()
    #expect(stage.pixel(20, 20) == 0xFF00_00FF && stage.pixel(23, 23) == 0xFF00_00FF && stage.pixel(24, 24) == 0xFFFF_0000)
    #expect(stage.pixel(19, 20) == 0xFFFF_FFFF && stage.pixel(39, 39) == 0xFF00_00FF && stage.pixel(40, 39) == 0xFFFF_FFFF)
    outer.borderWidth = 0.25
    stage.frame()
    #expect(stage.pixel(20, 20) == 0xFF00_00FF && stage.pixel(21, 21) == 0xFFFF_0000)
    outer.borderWidth = 5
    stage.frame()
    #expect(stage.pixel(30, 30) == 0xFF00_00FF)
    outer.cornerRadius = 5
    outer.borderWidth = 1
    stage.frame()
    #expect(stage.pixel(20, 20) == 0xFFFF_0000 && stage.pixel(30, 21) == 0xFF00_00FF)
  }

  @Test("L-24 a translucent layer is put together first; without group opacity overlaps show through")
  func groupOpacity() {
    let stage = Stage()
    let outer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
    _ = child(CGRect(x: 0, y: 0, width: 10, height: 20), .blue, in: outer)
    outer.opacity = 0.5
    #expect(outer.allowsGroupOpacity)
    stage.frame()
    #expect(stage.pixel(5, 5) == 0xFF7F_7FFF && stage.pixel(30, 5) == 0xFFFF_7F7F)
    outer.allowsGroupOpacity = false
    stage.frame()
    // Blue at one half over red at one half over white.
    #expect(stage.pixel(5, 5) & 0xFF == 0xBF && stage.pixel(5, 5) >> 16 & 0xFF == 0x7F)
    let inner = child(CGRect(x: 10, y: 0, width: 10, height: 20), .black, in: outer)
    outer.allowsGroupOpacity = true
    inner.opacity = 0.5
    stage.frame()
    // Black at a half over red, all of it at a half over white.
    #expect(stage.pixel(30, 5) == 0xFFBF_7F7F)
  }

  @Test("M11-08 a shadow is off at first; on, it is black, soft and higher up, and under the layer")
  func shadow() {
    let plain = CALayer()
    #expect(plain.shadowOpacity == 0 && plain.shadowRadius == 3 && plain.shadowOffset == CGSize(width: 0, height: -3))
    #expect(plain.shadowColor == .black && plain.shadowPath == nil)
    let stage = Stage(width: 60, height: 60)
    let layer = stage.layer(CGRect(x: 20, y: 20, width: 20, height: 20), .red)
    layer.shadowOpacity = 1
    stage.frame()
    func dark(_ x: Int, _ y: Int) -> UInt32 { 255 - stage.pixel(x, y) & 0xFF }
    #expect(stage.pixel(60, 60) == 0xFFFF_0000)
    #expect(dark(60, 38) > 180 && dark(60, 30) > 20 && dark(60, 30) < dark(60, 38) && dark(60, 10) == 0)
    #expect(dark(60, 82) < dark(60, 37) && dark(38, 55) > 60)
    layer.shadowOffset = CGSize(width: 10, height: 0)
    layer.shadowRadius = 0
    stage.frame()
    #expect(stage.pixel(90, 60) == 0xFF00_0000 && stage.pixel(100, 60) == 0xFFFF_FFFF && stage.pixel(60, 38) == 0xFFFF_FFFF)
  }

  @Test("A shadow without a background is that of what the layer shows, and follows it")
  func followingShadow() {
    let stage = Stage(width: 60, height: 60)
    let layer = stage.layer(CGRect(x: 0, y: 0, width: 60, height: 60), nil)
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 20, height: 0)
    let inner = child(CGRect(x: 5, y: 5, width: 10, height: 10), .red, in: layer)
    stage.frame()
    #expect(stage.pixel(60, 20) == 0xFF00_0000)
    inner.position.y += 30
    stage.frame()
    #expect(stage.pixel(60, 20) == 0xFFFF_FFFF && stage.pixel(60, 80) == 0xFF00_0000)
  }

  @Test("L-08 masksToBounds cuts off the layer's own shadow")
  func cutShadow() {
    let stage = Stage(width: 60, height: 60)
    let layer = stage.layer(CGRect(x: 20, y: 20, width: 20, height: 20), .red)
    layer.shadowOpacity = 1
    layer.masksToBounds = true
    stage.frame()
    #expect(stage.pixel(60, 38) == 0xFFFF_FFFF)
  }

  @Test("A mask's alpha cuts the layer and all below it")
  func mask() {
    let stage = Stage()
    let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
    _ = child(CGRect(x: 10, y: 0, width: 10, height: 20), .blue, in: layer)
    let mask = CALayer()
    mask.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    mask.backgroundColor = CGColor(gray: 0.3, alpha: 0.5)
    layer.mask = mask
    stage.frame()
    #expect(stage.pixel(5, 5) == 0xFFFF_FFFF && stage.pixel(15, 15) == 0xFFFF_7F7F && stage.pixel(25, 15) == 0xFF7F_7FFF)
    mask.position.x -= 5
    stage.frame()
    #expect(stage.pixel(5, 15) == 0xFFFF_7F7F && stage.pixel(25, 15) == 0xFFFF_FFFF)
  }

  @Test(
    "Contents stand where the gravity says",
    arguments: [
      (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 40, height: 20)),
      (.center, CGRect(x: 15, y: 5, width: 10, height: 10)),
      (.topLeft, CGRect(x: 0, y: 0, width: 10, height: 10)),
      (.bottom, CGRect(x: 15, y: 10, width: 10, height: 10)),
      (.right, CGRect(x: 30, y: 5, width: 10, height: 10)),
      (.resizeAspect, CGRect(x: 10, y: 0, width: 20, height: 20)),
      (.resizeAspectFill, CGRect(x: 0, y: -10, width: 40, height: 40)),
    ])
  func gravity(gravity: CALayerContentsGravity, place: CGRect) {
    let stage = Stage(width: 80, height: 80, scale: 2)
    let bitmap = Bitmap(width: 20, height: 20)
    let context = bitmap.context(scale: 1)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    context.flush()
    let layer = stage.layer(CGRect(x: 20, y: 30, width: 40, height: 20), nil)
    layer.contents = bitmap.makeImage()
    layer.contentsScale = 2
    layer.contentsGravity = gravity
    stage.frame()
    for y in 0..<160 {
      for x in 0..<160 {
        let point = CGPoint(x: (CGFloat(x) + 0.5) / 2 - 20, y: (CGFloat(y) + 0.5) / 2 - 30)
        #expect(stage.pixel(x, y) == (place.contains(point) ? 0xFFFF_0000 : 0xFFFF_FFFF), "\(x), \(y)")
      }
    }
  }

  @Test("L-14 a layer that promises to be opaque and does not fill its bounds shows black")
  func opaquePromise() {
    final class Nothing: CALayer { override func draw(in ctx: CGContext) {} }
    let stage = Stage()
    let layer = Nothing()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.isOpaque = true
    layer.setNeedsDisplay()
    stage.root.addSublayer(layer)
    stage.frame()
    #expect(stage.pixel(5, 5) == 0xFF00_0000)
    layer.isOpaque = false
    layer.setNeedsDisplay()
    stage.frame()
    #expect(stage.pixel(5, 5) == 0xFFFF_FFFF)
  }

  @Test("A turned layer is smooth at its edges and whole inside")
  func turned() {
    let stage = Stage(width: 60, height: 60)
    let layer = stage.layer(CGRect(x: 20, y: 20, width: 20, height: 20), .red)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    stage.frame()
    #expect(stage.pixel(60, 60) == 0xFFFF_0000 && stage.pixel(60, 34) == 0xFFFF_0000 && stage.pixel(42, 42) == 0xFFFF_FFFF)
    let colors = Set((40..<80).map { stage.pixel($0, 45) })
    #expect(colors.count >= 3)
  }

  @Test("render(in:) draws the model, whole, what is hidden behind others too, without a screen")
  func render() {
    let outer = CALayer()
    outer.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
    outer.backgroundColor = .green
    let inner = child(CGRect(x: 10, y: 10, width: 15, height: 5), .red, in: outer)
    let bitmap = Bitmap(width: 60, height: 60)
    let context = bitmap.context(scale: 2)
    outer.render(in: context)
    context.flush()
    #expect(bitmap.pixel(x: 5, y: 5) == 0xFF00_FF00 && bitmap.pixel(x: 25, y: 25) == 0xFFFF_0000)
    #expect(bitmap.pixel(x: 45, y: 25) == 0xFFFF_0000 && bitmap.pixel(x: 45, y: 35) == 0)
    #expect(inner.presentation() == nil)
  }

  @Test("Shape and gradient layers draw what they are given")
  func specials() {
    let stage = Stage()
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    shape.path = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    shape.fillColor = .red
    shape.strokeColor = .blue
    shape.lineWidth = 2
    stage.root.addSublayer(shape)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
    gradient.colors = [CGColor.white, CGColor.black]
    stage.root.addSublayer(gradient)
    stage.frame()
    #expect(stage.pixel(20, 20) == 0xFFFF_0000 && stage.pixel(9, 20) == 0xFF00_00FF && stage.pixel(7, 20) == 0xFFFF_FFFF)
    let column = (40..<80).map { stage.pixel(60, $0) & 0xFF }
    #expect(column == column.sorted(by: >) && column[0] > 245 && column[39] < 10)
    shape.strokeEnd = 0.25
    stage.frame()
    // A quarter of the outline from the upper left corner is one side.
    #expect(stage.pixel(20, 10) == 0xFF00_00FF && stage.pixel(9, 25) == 0xFFFF_FFFF)
  }
}
