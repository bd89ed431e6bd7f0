import CoreGraphics
import Testing

@Suite struct TransformTests {
  @Test func aTransformFollowedByItsInverseMovesNothing() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 3).translatedBy(x: 5, y: -1)
    let point = CGPoint(x: 3, y: 4).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 3) < 1e-9 && abs(point.y - 4) < 1e-9)
  }
}
