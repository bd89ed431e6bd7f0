import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@MainActor @Suite("A layer's geometry", .application) struct LayerGeometryTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  @Test(
    "L-01 the frame's origin is the position less the anchor's share of the size",
    arguments: [CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 0.25), CGPoint(x: -0.5, y: 2)])
  func frame(anchor: CGPoint) {
    let layer = CALayer()
    layer.bounds = CGRect(x: 3, y: 4, width: 80, height: 60)
    layer.position = CGPoint(x: 100, y: 200)
    layer.anchorPoint = anchor
    #expect(layer.frame == CGRect(x: 100 - anchor.x * 80, y: 200 - anchor.y * 60, width: 80, height: 60))
  }

  @Test("L-02 setting the frame moves position and size, never the bounds' origin; a size grows about the anchor")
  func setFrame() {
    let layer = layer(0, 0, 10, 10)
    layer.bounds.origin = CGPoint(x: 7, y: 9)
    layer.frame = CGRect(x: 50, y: 60, width: 20, height: 40)
    #expect(layer.position == CGPoint(x: 60, y: 80))
    #expect(layer.bounds == CGRect(x: 7, y: 9, width: 20, height: 40))
    layer.bounds.size = CGSize(width: 40, height: 80)
    #expect(layer.position == CGPoint(x: 60, y: 80))
    #expect(layer.frame == CGRect(x: 40, y: 40, width: 40, height: 80))
  }

  @Test("L-03 another anchor point keeps the position, moves the frame, and is what transforms turn about")
  func anchor() {
    let layer = layer(0, 0, 100, 50)
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 50, y: 25))
    #expect(layer.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 50, y: 25, width: 200, height: 100))
  }

  @Test("L-05 the bounds' origin moves what sublayers show and leaves the frame alone")
  func scroll() {
    let stage = Stage()
    let outer = stage.layer(CGRect(x: 10, y: 10, width: 20, height: 20), nil)
    let inner = CALayer()
    inner.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
    inner.backgroundColor = .red
    outer.addSublayer(inner)
    stage.frame()
    #expect(stage.pixel(30, 30) == 0xFFFF_0000)
    #expect(stage.pixel(29, 29) == 0xFFFF_FFFF)
    outer.bounds.origin = CGPoint(x: 5, y: 10)
    #expect(outer.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(outer.convert(CGPoint(x: 5, y: 10), to: stage.root) == CGPoint(x: 10, y: 10))
    stage.frame()
    #expect(stage.pixel(30, 30) == 0xFFFF_FFFF)
    #expect(stage.pixel(20, 10) == 0xFFFF_0000)
    #expect(stage.pixel(29, 19) == 0xFFFF_0000)
    #expect(stage.pixel(30, 20) == 0xFFFF_FFFF)
  }

  @Test("Under a transform the frame is the box around, and setting it finds the size again")
  func transformed() {
    let layer = layer(0, 0, 100, 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(layer.frame.width - 50) < 1e-9 && abs(layer.frame.height - 100) < 1e-9)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 60)
    #expect(abs(layer.bounds.width - 60) < 1e-9 && abs(layer.bounds.height - 30) < 1e-9)
    #expect(abs(layer.position.x - 25) < 1e-9 && abs(layer.position.y - 50) < 1e-9)
  }

  @Test("NaN and infinities keep the last finite number; negative sizes are turned about")
  func badNumbers() {
    let layer = layer(10, 20, 30, 40)
    layer.position = CGPoint(x: CGFloat.nan, y: 7)
    #expect(layer.position == CGPoint(x: 25, y: 7))
    layer.bounds = CGRect(x: 0, y: CGFloat.infinity, width: CGFloat.nan, height: 50)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 50))
    layer.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(layer.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
    layer.bounds = CGRect(x: 1, y: 2, width: -8, height: 3)
    #expect(layer.bounds == CGRect(x: -7, y: 2, width: 8, height: 3))
    layer.setAffineTransform(CGAffineTransform(scaleX: .nan, y: 1))
    #expect(CATransform3DIsIdentity(layer.transform))
    layer.opacity = .nan
    #expect(layer.opacity == 1)
    layer.opacity = 7
    #expect(layer.opacity == 1)
    layer.cornerRadius = -3
    layer.borderWidth = .infinity
    layer.zPosition = -.infinity
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.zPosition == 0)
  }

  @Test("What no screen can hold is painted as far as it can be seen")
  func enormous() {
    let stage = Stage()
    let layer = stage.layer(CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300), .red)
    layer.cornerRadius = 1e200
    layer.borderWidth = 1e100
    layer.shadowOpacity = 1
    stage.frame()
    let small = stage.layer(CGRect(x: 5, y: 5, width: 10, height: 10), .blue)
    small.setAffineTransform(CGAffineTransform(scaleX: 1e200, y: 1e200))
    stage.frame()
    small.setAffineTransform(CGAffineTransform(scaleX: 1e-200, y: 1))
    stage.frame()
    layer.removeFromSuperlayer()
    small.setAffineTransform(.identity)
    stage.frame()
    #expect(stage.pixel(20, 20) == 0xff00_00ff)
  }

  @Test("Points and rectangles go from layer to layer and back, through turned and scrolled ones")
  func convert() {
    let root = CALayer()
    let turned = layer(20, 20, 40, 40)
    turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    turned.bounds.origin = CGPoint(x: 3, y: 4)
    let inner = layer(5, 5, 10, 10)
    let other = layer(100, 0, 10, 10)
    root.addSublayer(turned)
    root.addSublayer(other)
    turned.addSublayer(inner)
    // (1, 2) in `inner` is (6, 7) in `turned`, (3, 3) from its corner, and a quarter turn about (40, 40) takes that to (57, 23).
    let point = inner.convert(CGPoint(x: 1, y: 2), to: root)
    #expect(abs(point.x - 57) < 1e-9 && abs(point.y - 23) < 1e-9)
    let back = inner.convert(inner.convert(CGPoint(x: 1, y: 2), to: other), from: other)
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 2) < 1e-9)
    let rect = inner.convert(CGRect(x: 0, y: 0, width: 10, height: 4), to: root)
    #expect(abs(rect.width - 4) < 1e-9 && abs(rect.height - 10) < 1e-9)
    #expect(other.convert(CGPoint(x: 1, y: 1), from: nil) == CGPoint(x: -99, y: 1))
  }

  @Test("A sublayer transform maps all sublayers about the anchor, and not the layer")
  func sublayerTransform() {
    let stage = Stage()
    let outer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
    let inner = CALayer()
    inner.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
    inner.backgroundColor = .red
    outer.addSublayer(inner)
    outer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    stage.frame()
    #expect(stage.pixel(20, 20) == 0xFFFF_0000 && stage.pixel(39, 39) == 0xFFFF_0000)
    #expect(stage.pixel(40, 39) == 0xFFFF_FFFF)
    #expect(inner.convert(CGPoint(x: 5, y: 5), to: outer) == CGPoint(x: 20, y: 20))
    #expect(outer.hitTest(CGPoint(x: 18, y: 18)) === inner)
  }
}
