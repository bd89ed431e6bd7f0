import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@MainActor @Suite("The tree of layers", .application) struct LayerTreeTests {
  private func names(_ layer: CALayer) -> [String] { layer.sublayers?.map { $0.name ?? "" } ?? [] }

  private func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test("L-23 sublayers are back to front; adding puts on top and takes away from where it was")
  func order() {
    let root = layer("root")
    let (a, b, c) = (layer("a"), layer("b"), layer("c"))
    #expect(root.sublayers == nil)
    for each in [a, b, c] { root.addSublayer(each) }
    #expect(names(root) == ["a", "b", "c"])
    root.addSublayer(a)
    #expect(names(root) == ["b", "c", "a"])
    root.insertSublayer(a, below: c)
    #expect(names(root) == ["b", "a", "c"])
    root.insertSublayer(b, above: a)
    #expect(names(root) == ["a", "b", "c"])
    root.insertSublayer(c, at: 0)
    #expect(names(root) == ["c", "a", "b"])
    root.insertSublayer(c, at: 99)
    #expect(names(root) == ["a", "b", "c"])
    b.addSublayer(c)
    #expect(names(root) == ["a", "b"] && names(b) == ["c"] && c.superlayer === b)
    root.replaceSublayer(a, with: c)
    #expect(names(root) == ["c", "b"] && a.superlayer == nil && b.sublayers == nil)
    root.sublayers = [b, a]
    #expect(names(root) == ["b", "a"] && c.superlayer == nil)
  }

  @Test("A layer never gets into itself")
  func circle() {
    let (a, b) = (layer("a"), layer("b"))
    a.addSublayer(b)
    b.addSublayer(a)
    a.addSublayer(a)
    b.mask = a
    #expect(names(a) == ["b"] && a.superlayer == nil && b.sublayers == nil && b.mask == nil)
  }

  @Test("A mask belongs to no superlayer, and removing it takes it off")
  func mask() {
    let (a, b) = (layer("a"), layer("b"))
    layer("c").addSublayer(b)
    a.mask = b
    #expect(a.mask === b && b.superlayer == nil && a.sublayers == nil)
    b.removeFromSuperlayer()
    #expect(a.mask == nil)
  }

  @Test("L-22 hitTest takes a point of the superlayer, finds the frontmost, and passes by what is hidden or cut off")
  func hitTest() {
    let root = layer("root")
    root.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    let (a, b) = (layer("a"), layer("b"))
    a.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    b.frame = CGRect(x: 25, y: 25, width: 50, height: 150)
    root.addSublayer(a)
    root.addSublayer(b)
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === a)
    #expect(root.hitTest(CGPoint(x: 45, y: 45)) === b)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) == nil)
    #expect(root.hitTest(CGPoint(x: 45, y: 150)) === b)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 45, y: 150)) == nil)
    a.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 45, y: 45)) === a)
    a.isHidden = true
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === root)
    #expect(root.hitTest(CGPoint(x: CGFloat.nan, y: 15)) == nil)
  }

  @Test("L-10 the z position orders siblings in drawing; equals keep their order")
  func zPosition() {
    let stage = Stage()
    let front = stage.layer(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    _ = stage.layer(CGRect(x: 0, y: 0, width: 10, height: 10), .green)
    stage.frame()
    #expect(stage.pixel(5, 5) == 0xFF00_FF00)
    front.zPosition = 1
    #expect(stage.frame() == [PixelRect(x: 0, y: 0, width: 20, height: 20)])
    #expect(stage.pixel(5, 5) == 0xFFFF_0000)
    front.zPosition = 0
    stage.frame()
    #expect(stage.pixel(5, 5) == 0xFF00_FF00)
  }

  @Test("L-11 hiding hides what is below without touching its own flag")
  func hidden() {
    let stage = Stage()
    let outer = stage.layer(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    let inner = CALayer()
    inner.frame = outer.bounds
    inner.backgroundColor = .blue
    outer.addSublayer(inner)
    outer.isHidden = true
    stage.frame()
    #expect(stage.pixel(5, 5) == 0xFFFF_FFFF && !inner.isHidden)
    inner.backgroundColor = .green
    #expect(stage.frame() == [])
    outer.isHidden = false
    stage.frame()
    #expect(stage.pixel(5, 5) == 0xFF00_FF00)
  }

  @Test("A superlayer that goes leaves its sublayers without one")
  func lifetime() {
    let inner = CALayer()
    weak var gone: CALayer?
    do {
      let outer = CALayer()
      outer.addSublayer(inner)
      gone = outer
    }
    #expect(gone == nil && inner.superlayer == nil)
  }

  @Test("Layout goes from the top down, once, and may ask for more below")
  func layout() {
    final class Recorder: CALayer {
      var log: (String) -> Void = { _ in }
      override func layoutSublayers() {
        log(name ?? "")
        sublayers?.forEach { $0.bounds.size.width += 1 }
      }
    }
    var log: [String] = []
    func recorder(_ name: String) -> Recorder {
      let layer = Recorder()
      layer.name = name
      layer.log = { log.append($0) }
      return layer
    }
    let stage = Stage()
    let (a, b) = (recorder("a"), recorder("b"))
    stage.root.addSublayer(a)
    a.addSublayer(b)
    stage.frame()
    #expect(log == ["a", "b"])
    log = []
    stage.frame()
    #expect(log == [])
    b.setNeedsLayout()
    #expect(b.needsLayout())
    stage.frame()
    #expect(log == ["b"] && !b.needsLayout())
    log = []
    a.setNeedsLayout()
    b.layoutIfNeeded()
    #expect(log == ["a", "b"])
  }
}
