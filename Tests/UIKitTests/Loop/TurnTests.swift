@preconcurrency import CoreFoundation
import Testing
import UIKit
import UIKitTesting

@Suite("A turn of the loop", .application) @MainActor struct TurnTests {
  let user = User()
  private let place = CGPoint(x: 195, y: 422)

  @Test("R-08 changes open an implicit transaction that is committed when the loop turns, in any mode; the last of several shows")
  func implicitTransaction() async {
    let window = UIWindow.filling(color: .white)
    window.makeKeyAndVisible()
    let scroll = DraggedScroll(in: window)
    await user.turn()
    window.rootViewController?.view.backgroundColor = .red
    window.rootViewController?.view.backgroundColor = .blue
    #expect(await user.screenshot().pixel(at: CGPoint(x: 5, y: 820)) == Picture.Pixel(red: 0, green: 0, blue: 255))
    let finger = await scroll.drag(by: user)
    #expect(RunLoop.main.currentMode == .tracking || MainLoop.shared.mode == .tracking)
    window.rootViewController?.view.backgroundColor = .green
    #expect(await user.screenshot().pixel(at: CGPoint(x: 5, y: 820)) == Picture.Pixel(red: 0, green: 255, blue: 0))
    await finger.up()
  }

  @Test("R-09 in a commit constraints come first, then layout, then drawing, then the frame") func orderOfACommit() async {
    let log = PassLog()
    let window = UIWindow.filling()
    let outer = PassView(frame: CGRect(x: 0, y: 100, width: 100, height: 100), name: "outer", log: log)
    let inner = PassView(frame: CGRect(x: 0, y: 0, width: 50, height: 50), name: "inner", log: log)
    outer.addSubview(inner)
    window.rootViewController?.view.addSubview(outer)
    window.makeKeyAndVisible()
    await user.turn()
    log.entries = []
    for view in [outer, inner] {
      view.setNeedsDisplay()
      view.setNeedsLayout()
      view.setNeedsUpdateConstraints()
    }
    #expect(outer.needsUpdateConstraints())
    #expect(log.entries.isEmpty)
    let before = user.shownPicture.pixel(at: CGPoint(x: 75, y: 175))
    outer.ink = .red
    await user.turn()
    #expect(
      log.entries == [
        "constraints inner", "constraints outer", "layout outer", "layout inner", "draw outer", "draw inner",
      ])
    #expect(!outer.needsUpdateConstraints())
    let after = user.shownPicture.pixel(at: CGPoint(x: 75, y: 175))
    #expect(before != after)
  }

  @Test("R-11 constraints go from leaves to root, layout from root to leaves, also when asked for at once") func directions() async {
    let log = PassLog()
    let window = UIWindow.filling()
    var views: [PassView] = []
    for name in ["a", "b", "c"] {
      let view = PassView(frame: CGRect(x: 0, y: 0, width: 50, height: 50), name: name, log: log)
      (views.last ?? window.rootViewController?.view)?.addSubview(view)
      views.append(view)
    }
    let owner = PassController(log: log)
    window.makeKeyAndVisible()
    await user.turn()
    log.entries = []
    for view in views {
      view.setNeedsLayout()
      view.setNeedsUpdateConstraints()
    }
    views[0].layoutIfNeeded()
    #expect(
      log.entries == ["constraints c", "constraints b", "constraints a", "layout a", "layout b", "layout c"])
    log.entries = []
    window.rootViewController = owner
    await user.turn()
    log.entries = []
    owner.view.setNeedsUpdateConstraints()
    await user.turn()
    #expect(log.entries == ["controller constraints"])
  }

  @Test("A view off a window waits for its constraints until it is on one") func constraintsWait() async {
    let log = PassLog()
    let view = PassView(frame: CGRect(x: 0, y: 0, width: 50, height: 50), name: "late", log: log)
    view.setNeedsUpdateConstraints()
    await user.turn()
    #expect(log.entries.isEmpty)
    #expect(view.needsUpdateConstraints())
    let window = UIWindow.filling()
    window.rootViewController?.view.addSubview(view)
    window.makeKeyAndVisible()
    await user.turn()
    #expect(log.entries.first == "constraints late")
  }

  @Test("R-13 blocks of the main queue and tasks of the main actor run while a finger drags") func blocksWhileTracking() async {
    let window = UIWindow.filling()
    window.makeKeyAndVisible()
    let scroll = DraggedScroll(in: window)
    let finger = await scroll.drag(by: user)
    #expect(scroll.view.isDragging)
    var modes: [String] = []
    let note = { modes.append(RunLoop.main.currentMode?.rawValue ?? "none") }
    DispatchQueue.main.async { MainActor.assumeIsolated(note) }
    Task { @MainActor in note() }
    await user.wait(0.05)
    #expect(modes == ["UITrackingRunLoopMode", "UITrackingRunLoopMode"])
    await finger.up()
    await user.settle()
    modes = []
    DispatchQueue.main.async { MainActor.assumeIsolated(note) }
    await user.wait(0.05)
    #expect(modes == ["kCFRunLoopDefaultMode"])
  }

  @Test("R-18 a repeating timer that missed its dates fires once, then goes on at its own dates") func missedDates() async {
    let interval = 0.4
    let start = Date(timeIntervalSinceNow: interval)
    var fired: [TimeInterval] = []
    let timer = Timer(fire: start, interval: interval, repeats: true) { _ in
      MainActor.assumeIsolated { fired.append(Date().timeIntervalSince(start)) }
    }
    RunLoop.main.add(timer, forMode: .common)
    // Nothing turns the loop over the dates 0, 0.4, 0.8 and 1.2.
    stall(until: start.addingTimeInterval(interval * 3.5))
    for _ in 0..<50 where fired.count < 2 { await user.wait(0.02) }
    timer.invalidate()
    #expect(fired.first.map { $0 >= interval * 3.5 } == true)
    #expect(fired.filter { $0 < interval * 4 }.count <= 1, "once for all that was missed: \(fired)")
    // Counted from when it fired, the next date would be a whole interval away.
    #expect(fired.count == 2 && fired[1] - fired[0] < interval * 0.95, "\(fired)")
  }

  /// Keeps the main thread busy, so that nothing turns.
  private func stall(until date: Date) { Thread.sleep(until: date) }

  @Test("R-19 what a timer, a block or a source changes is on screen in that turn's frame, before the loop sleeps") func sameTurn() async {
    let window = UIWindow.filling(color: .white)
    window.makeKeyAndVisible()
    await user.turn()
    var seen: [String: Picture.Pixel] = [:]
    var changed: [String] = []
    let place = self.place
    let user = self.user
    // Behind every other observer: the last thing before the loop sleeps.
    let observer = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, 9_000_000) {
      _, _ in
      MainActor.assumeIsolated {
        guard let last = changed.last, seen[last] == nil else { return }
        seen[last] = user.shownPicture.pixel(at: place)
      }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.01), interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated {
        window.backgroundColor = .red
        changed.append("timer")
      }
    }
    RunLoop.main.add(timer, forMode: .common)
    await user.wait(0.05)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        window.backgroundColor = .green
        changed.append("block")
      }
    }
    await user.wait(0.05)
    CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    #expect(seen["timer"] == Picture.Pixel(red: 255, green: 0, blue: 0))
    #expect(seen["block"] == Picture.Pixel(red: 0, green: 255, blue: 0))
  }
}

/// A scroll view in a window's middle, to be dragged.
@MainActor struct DraggedScroll {
  let view: UIScrollView

  init(in window: UIWindow) {
    view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    view.contentSize = CGSize(width: 390, height: 5000)
    window.rootViewController?.view.addSubview(view)
  }

  func drag(by user: User) async -> Finger {
    let finger = await user.touchDown(at: CGPoint(x: 195, y: 600))
    await finger.move(to: CGPoint(x: 195, y: 500), duration: 0.1)
    return finger
  }
}

@MainActor final class PassLog {
  var entries: [String] = []
}

final class PassView: UIView {
  private let name: String
  private let log: PassLog
  var ink = UIColor.black {
    didSet { setNeedsDisplay() }
  }

  init(frame: CGRect, name: String, log: PassLog) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    log.entries.append("constraints \(name)")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.entries.append("layout \(name)")
  }

  override func draw(_ rect: CGRect) {
    log.entries.append("draw \(name)")
    ink.setFill()
    UIRectFill(rect)
  }
}

final class PassController: UIViewController {
  private let log: PassLog

  init(log: PassLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func updateViewConstraints() {
    log.entries.append("controller constraints")
    super.updateViewConstraints()
  }
}
