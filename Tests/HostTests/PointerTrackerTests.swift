import CoreGraphics
import Host
import Testing
@testable import WindowHost

@Suite struct PointerTrackerTests {
  private func phases(_ kinds: [HostEvent.Kind]) -> [String] {
    kinds.map { kind in
      switch kind {
      case .pointer(let pointer): "\(pointer.phase) \(pointer.identifier)"
      case .hover: "hover"
      default: "other"
      }
    }
  }

  @Test func aPressHasOneBeginningAndOneEnd() {
    var tracker = PointerTracker()
    #expect(phases(tracker.moved(to: .zero, isReallyDown: { true })) == ["hover"])
    #expect(phases(tracker.buttonDown(1, at: .zero)) == ["began 0"])
    #expect(phases(tracker.buttonDown(2, at: .zero)) == [], "a second button while one is down")
    #expect(phases(tracker.moved(to: CGPoint(x: -5, y: 0), isReallyDown: { true })) == ["moved 0"])
    #expect(phases(tracker.buttonUp(2, at: .zero)) == [])
    #expect(phases(tracker.buttonUp(1, at: .zero)) == ["ended 0"])
    #expect(phases(tracker.buttonUp(1, at: .zero)) == [])
  }

  @Test func afterAMinimiseAReleaseAloneIsAClick() {
    var tracker = PointerTracker()
    _ = tracker.buttonDown(1, at: .zero)
    #expect(phases(tracker.cancelAll(isGone: true)) == ["cancelled 0"])
    #expect(phases(tracker.cancelAll(isGone: false)) == [], "the focus goes after it")
    #expect(phases(tracker.moved(to: .zero, isReallyDown: { false })) == ["hover"])
    #expect(phases(tracker.buttonUp(1, at: .zero)) == ["began 0", "ended 0"])
    #expect(phases(tracker.buttonUp(1, at: .zero)) == [])
  }

  @Test func afterAMinimiseADragBeginsWithItsFirstMove() {
    var tracker = PointerTracker()
    _ = tracker.buttonDown(1, at: .zero)
    _ = tracker.cancelAll(isGone: true)
    #expect(phases(tracker.moved(to: .zero, isReallyDown: { true })) == ["began 0"])
    #expect(phases(tracker.moved(to: .zero, isReallyDown: { true })) == ["moved 0"])
    #expect(phases(tracker.buttonUp(1, at: .zero)) == ["ended 0"])
  }

  @Test func afterLosingTheFocusTheReleaseIsNoClick() {
    var tracker = PointerTracker()
    _ = tracker.buttonDown(1, at: .zero)
    #expect(phases(tracker.cancelAll(isGone: false)) == ["cancelled 0"])
    #expect(phases(tracker.moved(to: .zero, isReallyDown: { true })) == ["hover"])
    #expect(phases(tracker.buttonUp(1, at: .zero)) == [])
    #expect(phases(tracker.buttonDown(1, at: .zero)) == ["began 0"])
  }

  @Test func fingersTakeTheSmallestFreeNumber() {
    var tracker = PointerTracker()
    #expect(phases(tracker.fingerDown(77, at: .zero)) == ["began 1"])
    #expect(phases(tracker.fingerDown(78, at: .zero)) == ["began 2"])
    #expect(phases(tracker.fingerMoved(78, to: .zero)) == ["moved 2"])
    #expect(phases(tracker.fingerUp(77, at: .zero)) == ["ended 1"])
    #expect(phases(tracker.fingerDown(79, at: .zero)) == ["began 1"])
    #expect(phases(tracker.cancelAll(isGone: false)) == ["cancelled 1", "cancelled 2"])
    #expect(phases(tracker.fingerUp(78, at: .zero)) == [])
  }
}
