import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@MainActor @Suite("Painting only what changed", .application) struct CompositorTests {
  @Test("Damage is what changed: the old place and the new, not what lies between")
  func damage() {
    let stage = Stage()
    let layer = stage.layer(CGRect(x: 0, y: 0, width: 5, height: 5), .red)
    let other = stage.layer(CGRect(x: 30, y: 0, width: 5, height: 5), .blue)
    #expect(stage.frame() == [PixelRect(x: 0, y: 0, width: 80, height: 80)])
    #expect(stage.frame() == [])
    layer.position.x += 20
    #expect(stage.frame() == [PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: 40, y: 0, width: 10, height: 10)])
    layer.backgroundColor = .green
    #expect(stage.frame() == [PixelRect(x: 40, y: 0, width: 10, height: 10)])
    layer.backgroundColor = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    #expect(stage.frame() == [])
    other.isHidden = true
    #expect(stage.frame() == [PixelRect(x: 60, y: 0, width: 10, height: 10)])
    layer.removeFromSuperlayer()
    #expect(stage.frame() == [PixelRect(x: 40, y: 0, width: 10, height: 10)])
    #expect(stage.pixel(45, 5) == 0xFFFF_FFFF)
  }

  @Test("A layer that takes another place among its siblings damages itself alone")
  func reordered() {
    let stage = Stage()
    let layers = (0..<5).map { stage.layer(CGRect(x: CGFloat($0) * 4, y: 0, width: 6, height: 6), .red) }
    stage.frame()
    stage.root.insertSublayer(layers[4], at: 0)
    #expect(stage.frame() == [PixelRect(x: 32, y: 0, width: 12, height: 12)])
    stage.root.addSublayer(layers[0])
    #expect(stage.frame() == [PixelRect(x: 0, y: 0, width: 12, height: 12)])
  }

  @Test("A layer that goes from one superlayer to another is damaged here and there")
  func reparented() {
    let stage = Stage()
    let left = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 40), nil)
    let right = stage.layer(CGRect(x: 20, y: 0, width: 20, height: 40), nil)
    let moved = CALayer()
    moved.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    moved.backgroundColor = .red
    left.addSublayer(moved)
    stage.frame()
    right.addSublayer(moved)
    #expect(stage.frame() == [PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: 40, y: 0, width: 10, height: 10)])
    #expect(stage.pixel(0, 0) == 0xFFFF_FFFF && stage.pixel(40, 0) == 0xFFFF_0000)
    left.addSublayer(moved)
    #expect(stage.frame() == [PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: 40, y: 0, width: 10, height: 10)])
  }

  @Test("What lies wholly under something opaque is not painted")
  func culling() {
    let stage = Stage()
    for _ in 0..<50 { _ = stage.layer(CGRect(x: 0, y: 0, width: 40, height: 40), .red) }
    let cover = stage.layer(CGRect(x: 0, y: 0, width: 40, height: 40), .blue)
    stage.frame()
    #expect(stage.compositor.paintedItems == 1)
    cover.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
    stage.frame()
    #expect(stage.compositor.paintedItems == 2)
    #expect(stage.pixel(10, 10) == 0xFF80_0080 || stage.pixel(10, 10) == 0xFF7F_0080)
  }

  @Test("A change that an opaque layer covers costs one item")
  func coveredChange() {
    let stage = Stage()
    let below = stage.layer(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
    _ = stage.layer(CGRect(x: 0, y: 0, width: 40, height: 40), .blue)
    stage.frame()
    below.backgroundColor = .green
    stage.frame()
    #expect(stage.compositor.paintedItems == 1 && stage.pixel(3, 3) == 0xFF00_00FF)
  }

  @Test("New pixels and another size are painted whole")
  func newBuffer() {
    let stage = Stage()
    stage.frame()
    stage.renewBuffer()
    #expect(stage.frame() == [PixelRect(x: 0, y: 0, width: 80, height: 80)])
    stage.compositor.invalidate()
    #expect(stage.compositor.needsFrame)
    #expect(stage.frame() == [PixelRect(x: 0, y: 0, width: 80, height: 80)])
    #expect(!stage.compositor.needsFrame)
  }

  @Test("The root's bounds are stretched over the whole buffer, wherever the root itself stands")
  func rootMapping() {
    let stage = Stage(width: 40, height: 40)
    _ = stage.layer(CGRect(x: 20, y: 0, width: 20, height: 80), .red)
    stage.root.bounds = CGRect(x: 0, y: 0, width: 40, height: 80)
    stage.root.position = CGPoint(x: 900, y: -7)
    stage.frame()
    #expect(stage.pixel(39, 79) == 0xFFFF_FFFF && stage.pixel(40, 79) == 0xFFFF_0000)
    stage.root.bounds = CGRect(x: 10, y: 0, width: 20, height: 80)
    stage.frame()
    #expect(stage.pixel(39, 0) == 0xFFFF_FFFF && stage.pixel(40, 0) == 0xFFFF_0000)
    stage.root.bounds = .zero
    stage.frame()
    #expect(stage.pixel(40, 40) == 0xFF00_0000)
  }

  @Test("Where nothing opaque is, black shows")
  func emptyRoot() {
    let stage = Stage(color: nil)
    let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20), CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5))
    stage.frame()
    #expect(stage.pixel(60, 60) == 0xFF00_0000)
    let once = stage.pixel(5, 5)
    layer.position.y += 1
    layer.position.y -= 1
    layer.cornerRadius = 3
    stage.frame()
    #expect(stage.pixel(10, 10) == once)
  }

  @Test("A line of one pixel covers exactly one, wherever it lies", arguments: [CGFloat(2), 3])
  func hairline(scale: CGFloat) {
    for step in 0..<40 {
      let stage = Stage(width: 20, height: 20, scale: scale)
      let y = 5 + CGFloat(step) * 0.1
      let outer = stage.layer(CGRect(x: 0, y: y, width: 20, height: 10), nil)
      let line = CALayer()
      line.frame = CGRect(x: 0, y: 1, width: 20, height: 1 / scale)
      line.backgroundColor = .black
      outer.addSublayer(line)
      stage.frame()
      let column = (0..<stage.height).map { stage.pixel(7, $0) }
      #expect(column.filter { $0 == 0xFF00_0000 }.count == 1, "at \(y)")
      #expect(column.filter { $0 == 0xFFFF_FFFF }.count == stage.height - 1, "at \(y)")
    }
  }

  @Test("Neighbours share an edge: no gap and no overlap between rows of any height")
  func neighbours() {
    let stage = Stage(width: 20, height: 40, scale: 3, color: .red)
    let glass = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
    var y: CGFloat = 0
    while y < 40 {
      _ = stage.layer(CGRect(x: 0, y: y, width: 20, height: 3.7), glass)
      y += 3.7
    }
    stage.frame()
    #expect(Set((0..<stage.height).map { stage.pixel(10, $0) }).count == 1)
  }

  @Test("Drawn contents are put on whole pixels and stay as sharp as they were drawn", arguments: [CGFloat(2), 3])
  func crispContents(scale: CGFloat) {
    final class Bar: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(.black)
        ctx.fill(CGRect(x: 0, y: 0, width: 1 / contentsScale, height: bounds.height))
      }
    }
    let stage = Stage(width: 20, height: 20, scale: scale)
    let bar = Bar()
    bar.contentsScale = scale
    bar.frame = CGRect(x: 5.4, y: 3.3, width: 7.2, height: 6)
    bar.setNeedsDisplay()
    stage.root.addSublayer(bar)
    for _ in 0..<10 {
      stage.frame()
      let row = (0..<stage.width).map { stage.pixel($0, Int(6 * scale)) }
      #expect(row.filter { $0 == 0xFF00_0000 }.count == 1 && row.filter { $0 == 0xFFFF_FFFF }.count == stage.width - 1)
      bar.position.x += 0.13
    }
  }

  @Test("Redrawing a part damages that part")
  func partialDrawing() {
    let stage = Stage()
    let layer = DrawnLayer()
    layer.contentsScale = 2
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.setNeedsDisplay()
    stage.root.addSublayer(layer)
    stage.frame()
    #expect(stage.pixel(25, 22) == 0xFF00_00FF)
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(stage.frame() == [PixelRect(x: 20, y: 20, width: 9, height: 9)])
    #expect(stage.pixel(22, 22) == 0xFFFF_0000)
    #expect(stage.pixel(35, 22) == 0xFF00_00FF)
  }
}
