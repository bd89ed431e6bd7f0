import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@MainActor @Suite("Animation", .application) struct AnimationTests {
  private final class Listener: CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append(flag ? "end" : "cut") }
  }

  private func stage(_ body: @MainActor (Stage, CALayer) throws -> Void) rethrows {
    try withSteppedClock {
      let stage = Stage(width: 100, height: 40, scale: 1)
      let layer = stage.layer(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
      stage.frame()
      try body(stage, layer)
    }
  }

  private func isNear(_ a: CGFloat?, _ b: CGFloat, within error: CGFloat = 1e-6) -> Bool { a.map { abs($0 - b) < error } ?? false }

  @Test("L-16 the model has its final value at once; only the presentation and the screen are in between")
  func presentation() {
    stage { stage, layer in
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 5
      move.duration = 1
      layer.position.x = 55
      layer.add(move, forKey: "move")
      #expect(layer.position.x == 55 && isNear(layer.presentation()?.position.x, 5))
      stage.frame()
      #expect(stage.pixel(5, 5) == 0xFFFF_0000)
      stage.advance(0.5)
      #expect(layer.position.x == 55 && isNear(layer.presentation()?.position.x, 30))
      #expect(stage.pixel(30, 5) == 0xFFFF_0000 && stage.pixel(5, 5) == 0xFFFF_FFFF)
      stage.advance(0.5)
      #expect(isNear(layer.presentation()?.position.x, 55) && stage.pixel(55, 5) == 0xFFFF_0000)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("L-17 a layer of its own animates a change for 0.25 s on the default curve; one with disabled actions does not")
  func implicitAnimation() {
    stage { stage, layer in
      stage.animatesChanges = true
      layer.position.x = 45
      #expect(layer.animationKeys() == ["position"])
      stage.frame()
      stage.advance(0.125)
      let half = 5 + 40 * CAMediaTimingFunction(name: .default).value(at: 0.5)
      #expect(isNear(layer.presentation()?.position.x, half))
      stage.advance(0.125)
      #expect(layer.animationKeys() == nil && stage.pixel(45, 5) == 0xFFFF_0000)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      layer.opacity = 0
      CATransaction.commit()
      #expect(layer.animation(forKey: "opacity")?.duration == 2)
      CATransaction.setDisableActions(true)
      layer.position.x = 5
      #expect(layer.animationKeys() == ["opacity"])
      let fresh = CALayer()
      fresh.position.x = 9
      #expect(fresh.animationKeys() == nil)
    }
  }

  @Test("L-17 a layer asks its delegate for actions, and NSNull from it ends the search")
  func delegateActions() {
    final class Delegate: CALayerDelegate {
      var asked: [String] = []
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return event == "opacity" ? nil : NSNull()
      }
    }
    stage { stage, layer in
      stage.animatesChanges = true
      let delegate = Delegate()
      layer.delegate = delegate
      layer.position.x = 50
      layer.opacity = 0.5
      #expect(delegate.asked == ["position", "opacity"])
      #expect(layer.animationKeys() == ["opacity"])
    }
  }

  @Test("L-21 hit testing the presentation answers where layers are shown; nil before a layer was ever shown")
  func presentationHitTest() {
    stage { stage, layer in
      #expect(CALayer().presentation() == nil)
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 5
      move.duration = 1
      layer.position.x = 95
      layer.add(move, forKey: nil)
      stage.frame()
      stage.advance(0.5)
      #expect(stage.root.hitTest(CGPoint(x: 50, y: 5)) === stage.root)
      #expect(stage.root.presentation()?.hitTest(CGPoint(x: 50, y: 5))?.model() === layer)
      #expect(stage.root.presentation()?.hitTest(CGPoint(x: 95, y: 5))?.model() === stage.root)
      #expect(layer.presentation()?.superlayer === stage.root.presentation())
    }
  }

  @Test("L-19 additive animations add up: two opposite linear moves cancel out")
  func additive() {
    stage { stage, layer in
      @MainActor func add(_ distance: CGFloat, _ key: String) {
        let move = CABasicAnimation(keyPath: "position")
        move.isAdditive = true
        move.fromValue = CGPoint(x: -distance, y: 0)
        move.toValue = CGPoint.zero
        move.duration = 1
        layer.add(move, forKey: key)
      }
      layer.position.x = 45
      add(40, "there")
      stage.frame()
      stage.advance(0.5)
      #expect(isNear(layer.presentation()?.position.x, 25))
      layer.position.x = 5
      add(-40, "back")
      #expect(isNear(layer.presentation()?.position.x, 25))
      stage.frame()
      stage.advance(0.25)
      #expect(isNear(layer.presentation()?.position.x, 25))
      stage.advance(0.25)
      #expect(isNear(layer.presentation()?.position.x, 25))
      stage.advance(0.25)
      #expect(isNear(layer.presentation()?.position.x, 15))
    }
  }

  @Test("A basic animation with two of its three values starts or ends at what the layer shows")
  func missingValues() {
    stage { stage, layer in
      @MainActor func shown(from: CGFloat?, to: CGFloat?, by: CGFloat?) -> [CGFloat] {
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.byValue) = (from, to, by)
        move.duration = 1
        move.fillMode = .both
        move.isRemovedOnCompletion = false
        layer.add(move, forKey: "move")
        stage.frame()
        let start = layer.presentation()?.position.x ?? .nan
        stage.advance(1)
        return [start, layer.presentation()?.position.x ?? .nan]
      }
      layer.position.x = 50
      #expect(shown(from: 10, to: 20, by: nil) == [10, 20])
      #expect(shown(from: 10, to: nil, by: 5) == [10, 15])
      #expect(shown(from: nil, to: 20, by: 5) == [15, 20])
      #expect(shown(from: 10, to: nil, by: nil) == [10, 50])
      #expect(shown(from: nil, to: 20, by: nil) == [50, 20])
      #expect(shown(from: nil, to: nil, by: 7) == [50, 57])
      #expect(shown(from: nil, to: nil, by: nil) == [50, 50])
    }
  }

  @Test("Delegates hear of begin and end; one that is removed or replaced is cut")
  func delegates() {
    stage { stage, layer in
      @MainActor func fade(_ listener: Listener) -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = 0.5
        fade.delegate = listener
        return fade
      }
      let (a, b, c) = (Listener(), Listener(), Listener())
      layer.add(fade(a), forKey: "fade")
      stage.frame()
      #expect(a.log == [])
      stage.advance(0.1)
      #expect(a.log == ["start"])
      layer.add(fade(b), forKey: "fade")
      #expect(a.log == ["start", "cut"])
      stage.frame()
      stage.advance(0.6)
      #expect(b.log == ["start", "end"] && layer.animationKeys() == nil)
      layer.add(fade(c), forKey: "fade")
      stage.frame()
      layer.removeFromSuperlayer()
      stage.frame()
      #expect(c.log == ["cut"] && layer.animationKeys() == nil)
    }
  }

  @Test("An animation of a layer that is not shown ends with the commit")
  func unshown() {
    withSteppedClock {
      let layer = CALayer()
      let listener = Listener()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = 5
      fade.delegate = listener
      layer.add(fade, forKey: "fade")
      CATransaction.commitImplicit()
      #expect(listener.log == ["end"] && layer.animationKeys() == nil)
    }
  }

  @Test("Repeats, reverses, speed, offset and a later begin")
  func timing() {
    stage { stage, layer in
      @MainActor func shown(at times: [CFTimeInterval], _ set: (CABasicAnimation) -> Void) -> [Int] {
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 0
        move.toValue = 100
        move.duration = 1
        set(move)
        layer.add(move, forKey: "move")
        stage.frame()
        var last = 0.0
        return times.map { time in
          stage.advance(time - last)
          last = time
          return Int((layer.presentation()?.position.x ?? -1).rounded())
        }
      }
      layer.position.x = 7
      #expect(shown(at: [0.25, 1.25, 2.25]) { $0.repeatCount = 2 } == [25, 25, 7])
      #expect(shown(at: [0.25, 1.25, 1.75, 2.25]) { $0.autoreverses = true } == [25, 75, 25, 7])
      #expect(shown(at: [0.25, 0.75, 1.25]) { $0.speed = 2 } == [50, 7, 7])
      #expect(shown(at: [0.25, 0.75]) { $0.timeOffset = 0.5 } == [75, 7])
      #expect(shown(at: [0.5, 1.4, 1.6]) { $0.repeatDuration = 1.5 } == [50, 40, 7])
      #expect(shown(at: [0.25, 1.25]) { $0.beginTime = CACurrentMediaTime() + 1 } == [7, 25])
      #expect(
        shown(at: [0.25, 1.25]) {
          $0.beginTime = CACurrentMediaTime() + 1
          $0.fillMode = .backwards
        } == [0, 25])
      #expect(
        shown(at: [0.5, 1.5]) {
          $0.fillMode = .forwards
          $0.isRemovedOnCompletion = false
        } == [50, 100])
      #expect(!stage.compositor.isAnimating)
      #expect(shown(at: [1000.25]) { $0.repeatCount = .infinity } == [25])
      #expect(stage.compositor.isAnimating)
    }
  }

  @Test("A layer's own speed stops what runs in it")
  func pausedLayer() {
    stage { stage, layer in
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0
      move.toValue = 100
      move.duration = 1
      layer.add(move, forKey: "move")
      stage.frame()
      stage.advance(0.25)
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = paused
      stage.advance(5)
      #expect(isNear(layer.presentation()?.position.x, 25) && layer.animationKeys() == ["move"])
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
      stage.advance(0.25)
      #expect(isNear(layer.presentation()?.position.x, 50))
    }
  }

  @Test("A group runs its animations in its own time and cuts them off at its end")
  func group() {
    stage { stage, layer in
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0
      move.toValue = 100
      move.duration = 4
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.toValue = 1
      let group = CAAnimationGroup()
      group.animations = [move, fade]
      group.duration = 2
      layer.add(group, forKey: "both")
      stage.frame()
      stage.advance(1)
      #expect(isNear(layer.presentation()?.position.x, 25) && isNear(CGFloat(layer.presentation()?.opacity ?? 0), 0.5))
      stage.advance(1)
      #expect(layer.animationKeys() == nil && isNear(layer.presentation()?.position.x, 5))
    }
  }

  @Test("Keyframes go through their values at their times, in every mode and along paths")
  func keyframes() {
    stage { stage, layer in
      @MainActor func shown(_ times: [CFTimeInterval], _ set: (CAKeyframeAnimation) -> Void) -> [Int] {
        let move = CAKeyframeAnimation(keyPath: "position.x")
        move.values = [0, 10, 100]
        move.duration = 1
        set(move)
        layer.add(move, forKey: "move")
        stage.frame()
        var last = 0.0
        return times.map { time in
          stage.advance(time - last)
          last = time
          return Int((layer.presentation()?.position.x ?? -1).rounded())
        }
      }
      #expect(shown([0.25, 0.5, 0.75]) { _ in } == [5, 10, 55])
      #expect(shown([0.4, 0.8, 0.9]) { $0.keyTimes = [0, 0.8, 1] } == [5, 10, 55])
      #expect(shown([0.1, 0.3, 0.4, 0.9]) { $0.calculationMode = .discrete } == [0, 0, 10, 100])
      #expect(shown([0.1, 0.5]) { $0.calculationMode = .paced } == [10, 50])
      #expect(shown([0.25, 0.5, 0.75]) { $0.calculationMode = .cubic } == [-1, 10, 56])
      #expect(
        shown([0.25, 0.75]) {
          $0.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(controlPoints: 0, 0, 0, 0)]
        }[0] == 5)
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 0))
      let along = CAKeyframeAnimation(keyPath: "position")
      along.path = path
      along.duration = 1
      along.calculationMode = .paced
      layer.add(along, forKey: "move")
      stage.frame()
      stage.advance(0.5)
      #expect(isNear(layer.presentation()?.position.x, 50, within: 0.01))
    }
  }

  @Test("Parts of a transform animate by themselves; a turn goes the way it is told, a matrix the short way")
  func transformParts() {
    stage { stage, layer in
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.fromValue = 0
      turn.toValue = CGFloat.pi * 2
      turn.duration = 1
      layer.add(turn, forKey: "turn")
      stage.frame()
      stage.advance(0.75)
      #expect(isNear(layer.presentation()?.affineTransform().b, -1))
      layer.removeAllAnimations()
      layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
      let matrix = CABasicAnimation(keyPath: "transform")
      matrix.fromValue = CATransform3DIdentity
      matrix.duration = 1
      layer.add(matrix, forKey: "turn")
      stage.frame()
      stage.advance(0.5)
      let shown = layer.presentation()?.affineTransform()
      #expect(isNear(shown?.a, 0.5.squareRoot()) && isNear(shown?.b, 0.5.squareRoot()))
      layer.setAffineTransform(.identity)
      layer.setValue(2, forKeyPath: "transform.scale.x")
      layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation")
      layer.setValue(30, forKeyPath: "transform.translation.y")
      #expect(isNear(layer.affineTransform().b, 2) && isNear(layer.affineTransform().c, -1) && layer.affineTransform().ty == 30)
      #expect(isNear(layer.value(forKeyPath: "transform.scale.x") as? CGFloat, 2))
      layer.setValue(12, forKey: "tag")
      #expect(layer.value(forKey: "tag") as? Int == 12)
    }
  }

  @Test("Colours fade premultiplied, so that clear has no colour on the way")
  func colors() {
    stage { stage, layer in
      let fade = CABasicAnimation(keyPath: "backgroundColor")
      fade.fromValue = CGColor.clear
      fade.duration = 1
      layer.add(fade, forKey: "fade")
      stage.frame()
      stage.advance(0.5)
      let shown = layer.presentation()?.backgroundColor?.components
      #expect(shown?.map { ($0 * 1000).rounded() } == [1000, 0, 0, 500])
    }
  }

  @Test("What names no property is said once and shows nothing; bad values show nothing either")
  func badAnimations() {
    stage { stage, layer in
      layer.add(CABasicAnimation(keyPath: "colour"), forKey: "a")
      let wrong = CABasicAnimation(keyPath: "position")
      wrong.fromValue = "here"
      wrong.toValue = CGPoint(x: CGFloat.nan, y: 1)
      wrong.duration = .nan
      wrong.speed = .infinity
      layer.add(wrong, forKey: "b")
      stage.frame()
      stage.advance(0.1)
      #expect(layer.presentation()?.position == CGPoint(x: 5, y: 5))
      stage.advance(0.2)
      #expect(layer.animationKeys() == nil)
    }
  }
}
