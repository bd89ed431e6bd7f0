import Testing
import UIKit
import UIKitTesting

@Suite("Touches and windows", .application) @MainActor struct WindowTouchTests {
  let user = User()

  @Test("W-31 a touch makes its window key, if it can be") func touchMakesKey() async {
    let main = UIWindow.filling()
    main.makeKeyAndVisible()
    let overlay = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    overlay.isHidden = false
    let log = WindowLog()
    let finger = await user.touchDown(at: CGPoint(x: 50, y: 50))
    #expect(overlay.isKeyWindow)
    #expect(log.entries == [WindowLog.entry("resign", main), WindowLog.entry("key", overlay)])
    await finger.up()
    #expect(overlay.isKeyWindow)
    await user.tap(at: CGPoint(x: 50, y: 500))
    #expect(main.isKeyWindow)
  }

  @Test("W-35 an exclusive view blocks other views of its window, not those of other windows") func exclusiveTouch() async {
    let window = UIWindow.filling()
    let exclusive = TouchView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let sibling = TouchView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
    exclusive.isExclusiveTouch = true
    window.rootViewController?.view.addSubview(exclusive)
    window.rootViewController?.view.addSubview(sibling)
    window.makeKeyAndVisible()
    let other = UIWindow(frame: CGRect(x: 0, y: 600, width: 390, height: 200))
    let elsewhere = TouchView(frame: other.bounds)
    other.addSubview(elsewhere)
    other.isHidden = false

    let first = await user.touchDown(exclusive)
    let second = await user.touchDown(sibling)
    let third = await user.touchDown(elsewhere)
    #expect((exclusive.seen.count, sibling.seen.count, elsewhere.seen.count) == (1, 0, 1))
    for finger in [first, second, third] { await finger.up() }
    #expect((exclusive.seen.count, sibling.seen.count, elsewhere.seen.count) == (2, 0, 2))

    let fourth = await user.touchDown(sibling)
    let fifth = await user.touchDown(exclusive)
    #expect((exclusive.seen.count, sibling.seen.count) == (2, 1))
    await fourth.up()
    await fifth.up()
  }

  @Test("W-45 one event carries the touches of several windows, and each of them gets it") func severalWindows() async {
    let upper = EventWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let lower = EventWindow(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
    let views = [upper, lower].map { window in
      let view = TouchView(frame: window.bounds)
      window.addSubview(view)
      window.isHidden = false
      return view
    }
    let first = await user.touchDown(at: CGPoint(x: 50, y: 50))
    #expect((upper.events.count, lower.events.count) == (1, 0))
    let second = await user.touchDown(at: CGPoint(x: 60, y: 450))
    #expect((upper.events.count, lower.events.count) == (2, 1))
    let event = upper.events.last?.event
    #expect(event === lower.events.last?.event)
    #expect(lower.events.last?.all == 2)
    #expect(upper.events.last?.own == [CGPoint(x: 50, y: 50)])
    #expect(lower.events.last?.own == [CGPoint(x: 60, y: 50)])
    #expect(event?.touches(for: UIWindow()) == nil)
    #expect(views.map { $0.seen.count } == [1, 1])
    await first.move(to: CGPoint(x: 55, y: 55))
    #expect(views.map { $0.seen.count } == [2, 1])
    await first.up()
    await second.up()
    #expect(views.map { $0.seen.last?.phase } == [.ended, .ended])
  }

  @Test("W-46 a touch passes the application, then the window, then everybody else") func sendEvent() async {
    SimulatedApplication.start(applicationClass: ListeningApplication.self)
    let application = UIApplication.shared as? ListeningApplication
    let window = EventWindow(frame: UIScreen.main.bounds)
    let scroll = UIScrollView(frame: window.bounds)
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 390, height: 1000))
    scroll.contentSize = CGSize(width: 390, height: 3000)
    scroll.delaysContentTouches = false
    scroll.addSubview(view)
    window.addSubview(scroll)
    window.isHidden = false
    application?.onEvent = { #expect(window.events.count == $0 - 1) }
    window.onEvent = { #expect(view.seen.count == $0 - 1) }
    await user.tap(at: CGPoint(x: 100, y: 100))
    #expect(application?.events == 2)
    #expect(window.events.count == 2)
    #expect(view.seen.map(\.phase) == [.began, .ended])

    window.onEvent = nil
    window.passesOn = false
    let offset = scroll.contentOffset
    await user.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100))
    await user.settle()
    #expect(view.seen.count == 2)
    #expect(scroll.contentOffset == offset)

    window.passesOn = true
    application?.onEvent = nil
    application?.passesOn = false
    let count = window.events.count
    await user.tap(at: CGPoint(x: 100, y: 100))
    #expect(window.events.count == count)
  }
}

final class EventWindow: UIWindow {
  struct Seen {
    let event: UIEvent
    let all: Int
    let own: [CGPoint]
  }
  var events: [Seen] = []
  var passesOn = true
  var onEvent: ((Int) -> Void)?

  override func sendEvent(_ event: UIEvent) {
    events.append(
      Seen(event: event, all: event.allTouches?.count ?? 0, own: event.touches(for: self)?.map { $0.location(in: self) } ?? []))
    onEvent?(events.count)
    if passesOn { super.sendEvent(event) }
  }
}

final class ListeningApplication: UIApplication {
  var events = 0
  var passesOn = true
  var onEvent: ((Int) -> Void)?

  override func sendEvent(_ event: UIEvent) {
    events += 1
    onEvent?(events)
    if passesOn { super.sendEvent(event) }
  }
}
