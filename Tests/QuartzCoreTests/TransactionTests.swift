import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@MainActor @Suite("Transactions", .application) struct TransactionTests {
  private func fade(_ duration: CFTimeInterval) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = duration
    return fade
  }

  @Test("R-08 changes open an implicit transaction, and only the last of them shows")
  func implicitTransaction() {
    withSteppedClock {
      let stage = Stage()
      let layer = stage.layer(CGRect(x: 0, y: 0, width: 5, height: 5), .red)
      stage.frame()
      #expect(!CATransaction.needsCommit)
      var calls = 0
      CATransaction.onDirty = { calls += 1 }
      defer { CATransaction.onDirty = nil }
      layer.backgroundColor = .green
      layer.backgroundColor = .blue
      #expect(CATransaction.needsCommit && calls == 1 && stage.compositor.needsFrame)
      stage.frame()
      #expect(stage.pixel(0, 0) == 0xFF00_00FF && !CATransaction.needsCommit)
      layer.backgroundColor = .green
      CATransaction.flush()
      #expect(!CATransaction.needsCommit && calls == 2)
    }
  }

  @Test("R-17 a completion block waits for all animations added after it, and for those inside")
  func completion() {
    withSteppedClock {
      let stage = Stage()
      let layer = stage.layer(CGRect(x: 0, y: 0, width: 5, height: 5), .red)
      stage.frame()
      var log: [String] = []
      layer.add(fade(9), forKey: "before")
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("first") }
      layer.add(fade(1), forKey: "a")
      CATransaction.begin()
      layer.add(fade(2), forKey: "b")
      CATransaction.commit()
      CATransaction.commit()
      stage.frame()
      stage.advance(1)
      #expect(log == [])
      stage.advance(1)
      #expect(log == ["first"])
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("none") }
      #expect(log == ["first"])
      CATransaction.commit()
      #expect(log == ["first", "none"])
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("removed") }
      layer.add(fade(5), forKey: "c")
      CATransaction.commit()
      stage.frame()
      layer.removeAnimation(forKey: "c")
      #expect(log == ["first", "none", "removed"])
      CATransaction.setCompletionBlock { log.append("implicit") }
      stage.frame()
      #expect(log.last == "implicit")
    }
  }

  @Test("Duration, pace and actions are those of the innermost transaction that says")
  func nesting() {
    #expect(CATransaction.animationDuration() == 0.25 && CATransaction.animationTimingFunction() == nil)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.setAnimationDuration(-1)
    CATransaction.setDisableActions(false)
    #expect(CATransaction.animationDuration() == 0 && !CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.setValue(3, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 3)
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test("Layout that never comes to rest is left after a while")
  func endlessLayout() {
    final class Restless: CALayer {
      override func layoutSublayers() { setNeedsLayout() }
    }
    let stage = Stage()
    stage.root.addSublayer(Restless())
    stage.frame()
    #expect(stage.pixel(4, 4) == 0xffff_ffff)
  }
}
