import Testing
import UIKit
import UIKitTesting

@Suite("A view's geometry", .application) @MainActor struct GeometryTests {
  @Test("L-01 frame, bounds, center and the anchor point agree") func anchorPoint() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
    #expect(view.center == CGPoint(x: 60, y: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
    view.layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    view.center = CGPoint(x: 200, y: 300)
    #expect(view.frame == CGRect(x: 175, y: 240, width: 100, height: 60))
    #expect(view.frame.size == view.bounds.size)
  }

  @Test("L-02 a frame moves center and size, never the bounds' origin; a size grows around the anchor") func frameAndBounds() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.bounds.origin = CGPoint(x: 7, y: 9)
    view.frame = CGRect(x: 50, y: 60, width: 20, height: 40)
    #expect(view.center == CGPoint(x: 60, y: 80))
    #expect(view.bounds == CGRect(x: 7, y: 9, width: 20, height: 40))
    view.bounds.size = CGSize(width: 40, height: 80)
    #expect(view.center == CGPoint(x: 60, y: 80))
    #expect(view.frame == CGRect(x: 40, y: 40, width: 40, height: 80))
  }

  @Test("L-03 another anchor point keeps the position and moves the frame") func movedAnchor() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(view.frame.origin == CGPoint(x: 50, y: 50))
  }

  @Test("L-05 the bounds' origin moves what subviews show, not the view") func scrolledBounds() {
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 5, y: 15)
    #expect(outer.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(inner.frame == CGRect(x: 20, y: 30, width: 10, height: 10))
    let holder = UIView()
    holder.addSubview(outer)
    #expect(inner.convert(CGPoint.zero, to: holder) == CGPoint(x: 25, y: 25))
    #expect(outer.hitTest(CGPoint(x: 25, y: 35), with: nil) === inner)
  }

  @Test("L-06 clipsToBounds is the layer's masksToBounds; false at first, true for a scroll view") func clipping() {
    let view = UIView()
    #expect(!view.clipsToBounds)
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
    view.layer.masksToBounds = false
    #expect(!view.clipsToBounds)
    #expect(UIScrollView().clipsToBounds)
  }

  @Test("A transform makes the frame an envelope and leaves bounds and center") func transform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame.isClose(to: CGRect(x: 25, y: -25, width: 50, height: 100)))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(view.bounds.size.isClose(to: CGSize(width: 40, height: 20)))
    #expect(view.center.isClose(to: CGPoint(x: 40, y: 20)))
  }

  @Test("Numbers that are not finite leave the former ones; negative sizes turn over") func badInput() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 5)
    let frame = view.frame
    let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
    #expect(isFinite)
    view.frame = CGRect(x: 100, y: 100, width: -20, height: -40)
    #expect(view.frame == CGRect(x: 80, y: 60, width: 20, height: 40))
    view.center = CGPoint(x: CGFloat.nan, y: CGFloat.infinity)
    #expect(view.center == CGPoint(x: 90, y: 80))
    view.alpha = .nan
    #expect(view.alpha == 1)
    view.alpha = 7
    #expect(view.alpha == 1)
    view.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(view.transform.isIdentity)
    let odd = UIView(frame: CGRect(x: CGFloat.nan, y: CGFloat.nan, width: -5, height: .nan))
    #expect(odd.frame.minX.isFinite && odd.frame.height >= 0)
    odd.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    odd.frame = CGRect(x: 0, y: 0, width: 1e30, height: 1)
    #expect(view.frame.width.isFinite)
  }

  @Test("W-27 to and from nil is the window; between views of two windows it goes by the screen") func conversion() {
    let window = UIWindow(frame: CGRect(x: 30, y: 40, width: 200, height: 200))
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    outer.bounds.origin.y = 3
    window.addSubview(outer)
    outer.addSubview(inner)
    window.isHidden = false
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil as UIView?) == CGPoint(x: 16, y: 13))
    #expect(inner.convert(CGPoint(x: 16, y: 13), from: nil as UIView?) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let elsewhere = UIView(frame: CGRect(x: 6, y: 6, width: 10, height: 10))
    other.addSubview(elsewhere)
    other.isHidden = false
    #expect(inner.convert(CGPoint.zero, to: elsewhere) == CGPoint(x: 39, y: 46))
    let alone = UIView(frame: CGRect(x: 4, y: 4, width: 10, height: 10))
    let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 3))
    alone.addSubview(child)
    #expect(child.convert(CGPoint.zero, to: nil as UIView?) == CGPoint(x: 1, y: 2))
  }

  @Test("A view squeezed to nothing converts and hits without trouble") func singular() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: outer.bounds)
    inner.transform = CGAffineTransform(scaleX: 0, y: 0)
    outer.addSubview(inner)
    #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) != nil)
    _ = outer.convert(CGPoint(x: 1, y: 1), to: inner)
  }

  @Test("sizeToFit keeps the upper left corner") func sizeToFit() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 44) }
    }
    let view = Fitting(frame: CGRect(x: 5, y: 6, width: 100, height: 1))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 33, height: 44))
  }

  @Test("A class says what layer it has") func layerClass() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let view = Shape(frame: CGRect(x: 1, y: 1, width: 10, height: 10))
    #expect(view.layer is CAShapeLayer)
    #expect(view.layer.delegate === view)
    #expect(view.layer.frame == view.frame)
  }
}
