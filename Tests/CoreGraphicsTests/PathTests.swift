import CoreGraphics
import Testing

@Suite struct PathTests {
  @Test func anEllipseIsAsLargeAsItsRectangle() {
    let path = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 30), transform: nil)
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX - 10) < 0.02 && abs(box.maxX - 50) < 0.02 && abs(box.minY - 20) < 0.02 && abs(box.maxY - 50) < 0.02)
    #expect(path.contains(CGPoint(x: 30, y: 35)))
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
  }

  @Test func theOutlineOfACurveIsSmallerThanItsControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
    #expect(path.boundingBox.height == 10)
    #expect(abs(path.boundingBoxOfPath.height - 7.5) < 0.001)
  }

  @Test func twoRectanglesInEachOtherHaveAHoleOnlyByEvenOdd() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15), using: .winding))
    #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
  }

  @Test func clockwiseGoesTowardsSmallerAngles() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.boundingBoxOfPath.minX > -0.01)
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(other.boundingBoxOfPath.minX + 10) < 0.02 && abs(other.boundingBoxOfPath.minY + 10) < 0.02)
  }

  @Test func anArcBetweenTangentsTouchesBoth() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(abs(path.currentPoint.x - 100) < 0.001 && abs(path.currentPoint.y - 20) < 0.001)
  }

  @Test func aRectangleIsRecognised() {
    var found = CGRect.zero
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test("Steps that are no numbers are left out", arguments: [CGFloat.nan, CGFloat.infinity, -CGFloat.infinity])
  func badNumbers(_ bad: CGFloat) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: bad, y: 0))
    path.addLine(to: CGPoint(x: 0, y: bad))
    path.addRect(CGRect(x: bad, y: bad, width: bad, height: bad))
    path.addArc(center: CGPoint(x: bad, y: 0), radius: bad, startAngle: bad, endAngle: bad, clockwise: true)
    path.addEllipse(in: CGRect(x: 0, y: 0, width: bad, height: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(!path.contains(CGPoint(x: bad, y: bad)))
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 1e308, y: 1e308), control: CGPoint(x: -1e308, y: 1e308))
    _ = path.contains(CGPoint(x: -1, y: 0))
  }

  @Test func stepsComeInTheirOrder() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 2, y: 0))
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 5, y: 5))
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath, .moveToPoint, .addLineToPoint])
  }

  @Test func aPathDrawnBackwardsHasTheSameShape() {
    var storage = PathStorage()
    storage.roundedRect(CGRect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 8, cornerHeight: 8, transform: .identity)
    let back = storage.reversed()
    #expect(back.boundingBox == storage.boundingBox)
    for point in [CGPoint(x: 1, y: 1), CGPoint(x: 20, y: 10), CGPoint(x: 39, y: 10)] {
      #expect(back.contains(point, rule: .winding) == storage.contains(point, rule: .winding))
    }
  }
}

@Suite("M11-09 and M11-10: corners") struct CornerTests {
  /// The distance from the corner to the outline along the diagonal, in radii.
  private func diagonal(_ corners: RoundedCorners, radius: CGFloat) -> CGFloat {
    var low: CGFloat = 0
    var high: CGFloat = 1
    for _ in 0..<40 {
      let middle = (low + high) / 2
      let inside = corners.path.contains(CGPoint(x: middle * radius, y: middle * radius))
      if inside { high = middle } else { low = middle }
    }
    return high
  }

  @Test func aCircularCornerIsAQuarterCircle() {
    let corners = RoundedCorners(rect: CGRect(x: 0, y: 0, width: 200, height: 200), radius: 50, isContinuous: false)
    #expect(abs(diagonal(corners, radius: 50) - (1 - 0.5.squareRoot())) < 0.002)
  }

  @Test func aContinuousCornerPassesThroughItsTable() {
    let corners = RoundedCorners(rect: CGRect(x: 0, y: 0, width: 400, height: 400), radius: 100, isContinuous: true)
    // The middle of the middle curve, by the table of M11-09.
    let middle = (0.63149379 + 3 * 0.37282383 + 3 * 0.16905956 + 0.07491139) / 8
    #expect(abs(diagonal(corners, radius: 100) - middle) < 0.002)
    // It leaves the side 1.5287 radii from the corner.
    let path = corners.path
    #expect(path.contains(CGPoint(x: 154, y: 0.01)))
    #expect(!path.contains(CGPoint(x: 120, y: 0.01)))
  }

  @Test func aCapsuleIsCircular() {
    let corners = RoundedCorners(rect: CGRect(x: 0, y: 0, width: 200, height: 100), radius: 50, isContinuous: true)
    #expect(abs(diagonal(corners, radius: 50) - (1 - 0.5.squareRoot())) < 0.002)
  }

  @Test func radiiBeyondTheSideAreCut() {
    let corners = RoundedCorners(rect: CGRect(x: 0, y: 0, width: 20, height: 10), radius: 1000, isContinuous: true)
    let box = corners.path.boundingBoxOfPath
    #expect(abs(box.width - 20) < 0.01 && abs(box.height - 10) < 0.01)
  }

  @Test func eachCornerHasItsOwnRadius() {
    let path = RoundedCorners(rect: CGRect(x: 0, y: 0, width: 100, height: 100), radii: (20, 0, 20, 0), isContinuous: false).path
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(!path.contains(CGPoint(x: 99, y: 99)))
    #expect(path.contains(CGPoint(x: 1, y: 99)))
  }
}
