import Testing
import UIKit
import UIKitTesting

@Suite("Autoresizing", .application) @MainActor struct AutoresizingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let mask: UIView.AutoresizingMask
    let before: CGRect
    let after: CGRect
    let testDescription: String

    init(_ name: String, _ mask: UIView.AutoresizingMask, _ before: CGRect, _ after: CGRect) {
      self.mask = mask
      self.before = before
      self.after = after
      testDescription = name
    }
  }

  /// A superview of 100 by 100 becomes 200 by 160.
  nonisolated static let rows: [Row] = {
    let inner = CGRect(x: 20, y: 20, width: 40, height: 40)  // margins after: 40
    return [
      Row("none", [], inner, inner),
      Row("width", .flexibleWidth, inner, CGRect(x: 20, y: 20, width: 140, height: 40)),
      Row("height", .flexibleHeight, inner, CGRect(x: 20, y: 20, width: 40, height: 100)),
      Row("left", .flexibleLeftMargin, inner, CGRect(x: 120, y: 20, width: 40, height: 40)),
      Row("right", .flexibleRightMargin, inner, inner),
      Row("top", .flexibleTopMargin, inner, CGRect(x: 20, y: 80, width: 40, height: 40)),
      Row("bottom", .flexibleBottomMargin, inner, inner),
      Row("width and height", [.flexibleWidth, .flexibleHeight], inner, CGRect(x: 20, y: 20, width: 140, height: 100)),
      // 100 points more go to margins of 20 and 40: a third and two thirds.
      Row("both margins", [.flexibleLeftMargin, .flexibleRightMargin], inner, CGRect(x: 20 + 100.0 / 3, y: 20, width: 40, height: 40)),
      Row(
        "left and width", [.flexibleLeftMargin, .flexibleWidth], inner, CGRect(x: 20 + 100.0 / 3, y: 20, width: 40 + 200.0 / 3, height: 40)),
      Row("width and right", [.flexibleWidth, .flexibleRightMargin], inner, CGRect(x: 20, y: 20, width: 90, height: 40)),
      Row("all three", [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], inner, CGRect(x: 40, y: 20, width: 80, height: 40)),
      Row(
        "everything",
        [
          .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
        ], inner, CGRect(x: 40, y: 32, width: 80, height: 64)),
      Row(
        "the middle", [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
        CGRect(x: 30, y: 30, width: 40, height: 40), CGRect(x: 80, y: 60, width: 40, height: 40)),
      // Margins that add up to nothing say nothing of proportions.
      Row(
        "margins of 0", [.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 0, y: 0, width: 100, height: 10),
        CGRect(x: 50, y: 0, width: 100, height: 10)),
    ]
  }()

  @Test("A subview follows by its mask", arguments: rows) func follows(_ row: Row) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: row.before)
    inner.autoresizingMask = row.mask
    outer.addSubview(inner)
    outer.frame = CGRect(x: 5, y: 5, width: 200, height: 160)
    #expect(inner.frame.isClose(to: row.after), "\(inner.frame)")
  }

  @Test("A superview of no size hands on all of its growth") func zeroSize() {
    let outer = UIView()
    let filling = UIView()
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let centred = UIView(frame: CGRect(x: -10, y: -10, width: 20, height: 20))
    centred.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    outer.addSubview(filling)
    outer.addSubview(centred)
    outer.bounds.size = CGSize(width: 300, height: 80)
    #expect(filling.frame == CGRect(x: 0, y: 0, width: 300, height: 80))
    #expect(centred.center == CGPoint(x: 150, y: 40))
    #expect(centred.bounds.size == CGSize(width: 20, height: 20))
  }

  @Test("A length never becomes negative") func neverNegative() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 30, y: 0, width: 40, height: 10))
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    outer.bounds.size.width = 20
    #expect(inner.frame == CGRect(x: 30, y: 0, width: 0, height: 10))
  }

  @Test("The untransformed rectangle of a turned view follows") func transformed() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 40, width: 80, height: 20))
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    inner.autoresizingMask = [.flexibleWidth]
    outer.addSubview(inner)
    outer.bounds.size.width = 150
    #expect(inner.bounds.size.isClose(to: CGSize(width: 130, height: 20)))
    #expect(inner.center.isClose(to: CGPoint(x: 75, y: 50)))
  }

  @Test("autoresizesSubviews false leaves subviews alone; a moved superview too") func switchedOff() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: outer.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.frame.origin = CGPoint(x: 50, y: 50)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.autoresizesSubviews = false
    outer.frame.size = CGSize(width: 10, height: 10)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("L-11 a hidden view still follows") func hidden() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: outer.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.isHidden = true
    outer.addSubview(inner)
    outer.isHidden = true
    outer.bounds.size = CGSize(width: 70, height: 60)
    #expect(inner.bounds.size == CGSize(width: 70, height: 60))
    outer.isHidden = false
    #expect(inner.isHidden)
  }
}

extension CGSize {
  func isClose(to other: CGSize) -> Bool { abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6 }
}

extension CGPoint {
  func isClose(to other: CGPoint) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }
}

extension CGRect {
  func isClose(to other: CGRect) -> Bool { origin.isClose(to: other.origin) && size.isClose(to: other.size) }
}
