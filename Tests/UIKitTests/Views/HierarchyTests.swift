import Testing
import UIKit
import UIKitTesting

@Suite("The hierarchy of views", .application) @MainActor struct HierarchyTests {
  @Test("L-26 the callbacks of a move into a window and out of it, in order, those of subviews too") func callbacks() {
    let log = Log()
    let outer = LoggingView("outer", log)
    let inner = LoggingView("inner", log)
    outer.addSubview(inner)
    #expect(log.take() == ["inner willMoveToSuperview", "inner didMoveToSuperview", "outer didAdd inner"])
    let window = UIWindow()
    window.isHidden = false
    window.addSubview(outer)
    #expect(
      log.take() == [
        "outer willMoveToSuperview", "outer willMoveToWindow", "inner willMoveToWindow", "outer didMoveToWindow", "inner didMoveToWindow",
        "outer didMoveToSuperview",
      ])
    #expect(inner.window === window)
    outer.removeFromSuperview()
    #expect(
      log.take() == [
        "outer willMoveToSuperview nil", "outer willMoveToWindow nil", "inner willMoveToWindow nil", "outer didMoveToWindow nil",
        "inner didMoveToWindow nil", "outer didMoveToSuperview nil",
      ])
    #expect(inner.window == nil)
    inner.removeFromSuperview()
    #expect(log.take() == ["inner willMoveToSuperview nil", "outer willRemove inner", "inner didMoveToSuperview nil"])
  }

  @Test("L-23 subviews are back to front, a view moves from its superview, and layers keep the same order") func order() {
    let outer = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    for view in [a, b, c] { outer.addSubview(view) }
    outer.insertSubview(d, at: 1)
    #expect(outer.subviews == [a, d, b, c])
    outer.insertSubview(c, belowSubview: d)
    #expect(outer.subviews == [a, c, d, b])
    outer.insertSubview(a, aboveSubview: d)
    #expect(outer.subviews == [c, d, a, b])
    outer.sendSubviewToBack(b)
    outer.bringSubviewToFront(c)
    #expect(outer.subviews == [b, d, a, c])
    outer.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(outer.subviews == [c, d, a, b])
    outer.insertSubview(d, at: 99)
    #expect(outer.subviews == [c, a, b, d])
    let layers = outer.subviews.map { $0.layer }
    #expect(outer.layer.sublayers == layers)
    let other = UIView()
    other.addSubview(a)
    #expect(outer.subviews == [c, b, d])
    #expect(a.superview === other)
    #expect(a.layer.superlayer === other.layer)
  }

  @Test("Layers without views keep their places among those of views") func strangeLayers() {
    let outer = UIView()
    let (a, b) = (UIView(), UIView())
    let stranger = CALayer()
    outer.addSubview(a)
    outer.layer.addSublayer(stranger)
    outer.insertSubview(b, aboveSubview: a)
    #expect(outer.layer.sublayers == [a.layer, b.layer, stranger])
  }

  @Test("A view may remove itself, its siblings or its superview in any callback") func reentrancy() {
    final class Mover: UIView {
      var onWillMove: () -> Void = {}
      var onWindow: () -> Void = {}
      var onSuperview: () -> Void = {}
      override func willMove(toSuperview newSuperview: UIView?) { onWillMove() }
      override func didMoveToWindow() { onWindow() }
      override func didMoveToSuperview() { onSuperview() }
    }
    let window = UIWindow()
    window.isHidden = false
    let outer = UIView()
    let (first, second) = (Mover(), Mover())
    outer.addSubview(first)
    outer.addSubview(second)
    first.onWindow = { [unowned second] in second.removeFromSuperview() }
    window.addSubview(outer)
    #expect(outer.subviews == [first])
    #expect(second.window == nil)

    let selfRemover = Mover()
    selfRemover.onWindow = { [unowned selfRemover] in if selfRemover.window != nil { selfRemover.removeFromSuperview() } }
    window.addSubview(selfRemover)
    #expect(selfRemover.superview == nil)
    #expect(!window.subviews.contains(selfRemover))

    let wanderer = Mover()
    let other = UIView()
    wanderer.onWillMove = { [unowned wanderer, unowned other] in
      wanderer.onWillMove = {}
      other.addSubview(wanderer)
    }
    window.addSubview(wanderer)
    #expect(wanderer.superview === other)
    #expect(!window.subviews.contains(wanderer))
    #expect(other.subviews == [wanderer])
  }

  @Test("Circles are refused") func circles() {
    let (a, b) = (UIView(), UIView())
    a.addSubview(b)
    b.addSubview(a)
    a.addSubview(a)
    #expect(a.superview == nil)
    #expect(a.subviews == [b])
  }

  @Test("viewWithTag looks in depth, the view itself first") func tags() {
    let outer = UIView()
    let (a, b, deep) = (UIView(), UIView(), UIView())
    outer.addSubview(a)
    outer.addSubview(b)
    a.addSubview(deep)
    deep.tag = 7
    b.tag = 7
    outer.tag = 3
    #expect(outer.viewWithTag(7) === deep)
    #expect(outer.viewWithTag(3) === outer)
    #expect(outer.viewWithTag(8) == nil)
    #expect(deep.isDescendant(of: outer) && outer.isDescendant(of: outer) && !outer.isDescendant(of: deep))
  }

  @Test("A removed superview lets go of its views") func lifetime() {
    weak var weakOuter: UIView?
    let inner = UIView()
    do {
      let outer = UIView()
      weakOuter = outer
      outer.addSubview(inner)
    }
    #expect(weakOuter == nil)
    #expect(inner.superview == nil)
    #expect(inner.layer.superlayer == nil)
  }

  @Test("layoutSubviews runs once a turn, from the top down") func layout() async {
    let user = User()
    let window = UIWindow.filling()
    window.isHidden = false
    await user.turn()
    let log = Log()
    let outer = LayoutView("outer", log)
    let inner = LayoutView("inner", log)
    outer.addSubview(inner)
    window.addSubview(outer)
    await user.turn()
    #expect(log.take() == ["outer", "inner"])
    outer.bounds.size = CGSize(width: 10, height: 10)
    outer.setNeedsLayout()
    await user.turn()
    #expect(log.take() == ["outer"])
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(log.take() == ["inner"])
    await user.turn()
    #expect(log.take().isEmpty)
  }
}

@MainActor final class Log {
  private var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class LayoutView: UIView {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.add(name)
  }
}

private final class LoggingView: UIView {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) { log.add("\(name) willMoveToSuperview\(newSuperview == nil ? " nil" : "")") }
  override func didMoveToSuperview() { log.add("\(name) didMoveToSuperview\(superview == nil ? " nil" : "")") }
  override func willMove(toWindow newWindow: UIWindow?) { log.add("\(name) willMoveToWindow\(newWindow == nil ? " nil" : "")") }
  override func didMoveToWindow() { log.add("\(name) didMoveToWindow\(window == nil ? " nil" : "")") }
  override func didAddSubview(_ subview: UIView) { log.add("\(name) didAdd \((subview as? LoggingView)?.name ?? "?")") }
  override func willRemoveSubview(_ subview: UIView) { log.add("\(name) willRemove \((subview as? LoggingView)?.name ?? "?")") }
}
