import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite("Curves of motion") struct CurveTests {
  @Test("M8-01 the system spring passes where it was measured")
  func systemSpring() {
    let spring = SpringCurve(mass: 3, stiffness: 1000, damping: 500)
    let points = [(0.05, 0.232), (0.10, 0.545), (0.15, 0.758), (0.20, 0.879), (0.25, 0.942), (0.30, 0.973), (0.40, 0.994)]
    for (time, place) in points { #expect(abs(spring.value(at: time) - place) < 0.0006) }
    #expect(spring.value(at: 0) == 0 && spring.ratio == 1)
  }

  @Test("M8-02 the system spring is at rest after 0.5057 s")
  func settling() {
    let spring = CASpringAnimation(keyPath: "position")
    (spring.mass, spring.stiffness, spring.damping) = (3, 1000, 500)
    #expect(abs(spring.settlingDuration - 0.5057) < 0.00006)
  }

  @Test(
    "M8-03 UIKit's springs are at rest after the duration they were made for",
    arguments: [(0.5, 646.9, 25.43), (0.7, 387.3, 27.55), (0.8, 323.6, 28.78), (0.9, 287.7, 30.53)])
  func viewSprings(ratio: Double, stiffness: Double, damping: Double) {
    let spring = SpringCurve(mass: 1, stiffness: stiffness, damping: damping)
    #expect(abs(spring.ratio - ratio) < 0.001 && abs(spring.settlingDuration - 0.5) < 0.001)
  }

  @Test("M8-06 a spring by its perceptual duration and bounce")
  func perceptual() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.91) < 0.01 && abs(spring.damping - 17.593) < 0.001)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-6 && abs(spring.bounce - 0.3) < 1e-6)
  }

  @Test("A spring obeys the equation of its motion, with any damping and speed", arguments: [0.1, 0.5, 1, 3], [-5.0, 0, 8])
  func equation(ratio: Double, velocity: Double) {
    let spring = SpringCurve(
      mass: 2, stiffness: 200, damping: ratio * 2 * (200.0 * 2).squareRoot(), initialVelocity: velocity, allowsOverdamping: true)
    let step = 1e-4
    #expect(abs((spring.value(at: step) - 0) / step - velocity) < 0.1)
    for index in 1...20 {
      let time = Double(index) * 0.03
      let (a, b, c) = (spring.value(at: time - step), spring.value(at: time), spring.value(at: time + step))
      let acceleration = (a - 2 * b + c) / (step * step)
      let speed = (c - a) / (2 * step)
      #expect(abs(acceleration + 2 * ratio * 10 * speed + 100 * (b - 1)) < 0.01)
    }
    #expect(abs(spring.value(at: spring.settlingDuration + 0.5) - 1) < 0.02)
  }

  @Test("M8-08 the named curves are their Béziers")
  func namedCurves() {
    // Points of each curve at a parameter t, so x and y are known without solving anything.
    func check(_ name: CAMediaTimingFunctionName, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
      let function = CAMediaTimingFunction(name: name)
      for index in 1..<20 {
        let t = Double(index) / 20
        let s = 1 - t
        let x = 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t
        let y = 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t
        #expect(abs(function.value(at: x) - y) < 1e-6, "\(name) at \(x)")
      }
      #expect(function.value(at: 0) == 0 && function.value(at: 1) == 1 && function.value(at: -1) == 0 && function.value(at: 2) == 1)
    }
    check(.linear, 0, 0, 1, 1)
    check(.easeIn, 0.42, 0, 1, 1)
    check(.easeOut, 0, 0, 0.58, 1)
    check(.easeInEaseOut, 0.42, 0, 0.58, 1)
    check(.default, 0.25, 0.1, 0.25, 1)
  }

  @Test("Curves with steep ends and bad numbers stay within time")
  func steepCurves() {
    for (x1, x2) in [(Float(0), Float(0)), (1, 0), (1, 1), (.nan, 7), (-3, .infinity)] {
      let function = CAMediaTimingFunction(controlPoints: x1, 0, x2, 1)
      var last = 0.0
      for index in 0...50 {
        let value = function.value(at: Double(index) / 50)
        #expect(value.isFinite && value >= last - 1e-9)
        last = value
      }
    }
    var point: [Float] = [9, 9]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
    #expect(point == [0.42, 0])
  }
}
