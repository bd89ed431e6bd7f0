import Testing
import UIKit
import UIKitTesting

@Suite("Views that draw", .application) @MainActor struct ViewDrawingTests {
  let user = User()
  let window = UIWindow.filling(color: .white)

  init() { window.makeKeyAndVisible() }

  private func show(_ view: UIView) async -> Picture {
    window.addSubview(view)
    return await user.screenshot()
  }

  private let red = Picture.Pixel(red: 255, green: 0, blue: 0)
  private let black = Picture.Pixel(red: 0, green: 0, blue: 0)
  private let white = Picture.Pixel(red: 255, green: 255, blue: 255)

  @Test("L-14 an opaque view that does not fill its bounds is black there; isOpaque false or a clear background mends it")
  func opaque() async {
    let view = HalfRedView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    var picture = await show(view)
    #expect(picture.pixel(at: CGPoint(x: 120, y: 250)) == red)
    #expect(picture.pixel(at: CGPoint(x: 180, y: 250)) == black)
    view.isOpaque = false
    picture = await user.screenshot()
    #expect(picture.pixel(at: CGPoint(x: 180, y: 250)) == white)
    view.isOpaque = true
    view.backgroundColor = .clear
    picture = await user.screenshot()
    #expect(picture.pixel(at: CGPoint(x: 180, y: 250)) == white)
    view.backgroundColor = .red
    picture = await user.screenshot()
    #expect(picture.pixel(at: CGPoint(x: 180, y: 250)) == red)
  }

  @Test("L-12 other bounds stretch what was drawn; redraw draws again") func contentMode() async {
    let view = HalfRedView(frame: CGRect(x: 100, y: 200, width: 40, height: 40))
    view.isOpaque = false
    _ = await show(view)
    #expect(view.drawn == 1)
    view.frame.size.width = 80
    var picture = await user.screenshot()
    #expect(view.drawn == 1)
    #expect(picture.pixel(at: CGPoint(x: 130, y: 220)) == red)
    #expect(picture.pixel(at: CGPoint(x: 150, y: 220)) == white)
    view.contentMode = .left
    picture = await user.screenshot()
    #expect(picture.pixel(at: CGPoint(x: 130, y: 220)) == white)
    view.contentMode = .redraw
    view.frame.size.width = 120
    picture = await user.screenshot()
    #expect(view.drawn == 2)
    #expect(picture.pixel(at: CGPoint(x: 150, y: 220)) == red)
    #expect(picture.pixel(at: CGPoint(x: 170, y: 220)) == white)
  }

  @Test("L-13 each drawing begins with nothing") func cleared() async {
    let view = HalfRedView(frame: CGRect(x: 100, y: 200, width: 40, height: 40))
    view.isOpaque = false
    _ = await show(view)
    view.drawsRight = true
    view.setNeedsDisplay()
    let picture = await user.screenshot()
    #expect(picture.pixel(at: CGPoint(x: 110, y: 220)) == white)
    #expect(picture.pixel(at: CGPoint(x: 130, y: 220)) == red)
  }

  @Test("Only classes that override draw(_:) get a picture of their own") func pictures() async {
    #expect(!DrawOverride.exists(in: UIView.self))
    #expect(!DrawOverride.exists(in: PlainView.self))
    #expect(DrawOverride.exists(in: HalfRedView.self))
    #expect(DrawOverride.exists(in: InheritingView.self))
    #expect(DrawOverride.exists(in: UILabel.self))
    #expect(!DrawOverride.exists(in: UIImageView.self))
    #expect(!DrawOverride.exists(in: UIButton.self))
  }

  @Test("The current traits are the view's while it draws") func traits() async {
    final class TraitView: UIView {
      var seen: UIUserInterfaceStyle?
      override func draw(_ rect: CGRect) { seen = UITraitCollection.current.userInterfaceStyle }
    }
    let view = TraitView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    view.overrideUserInterfaceStyle = .dark
    _ = await show(view)
    #expect(view.seen == .dark)
    view.overrideUserInterfaceStyle = .light
    await user.turn()
    #expect(view.seen == .light)
  }

  @Test("drawHierarchy draws views that are on no screen") func drawHierarchy() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    outer.backgroundColor = .blue
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    inner.backgroundColor = .red
    outer.addSubview(inner)
    let bitmap = Bitmap(width: 40, height: 40)
    UIGraphicsPushContext(bitmap.context(scale: 1))
    #expect(outer.drawHierarchy(in: CGRect(x: 0, y: 0, width: 40, height: 40), afterScreenUpdates: true))
    UIGraphicsPopContext()
    let picture = Picture(bitmap.buffer, scale: 1)
    #expect(picture.pixel(5, 20) == Picture.Pixel(red: 255, green: 0, blue: 0))
    #expect(picture.pixel(35, 20) == Picture.Pixel(red: 0, green: 0, blue: 255))
  }
}

/// Draws one half of itself red.
private class HalfRedView: UIView {
  var drawn = 0
  var drawsRight = false
  override func draw(_ rect: CGRect) {
    drawn += 1
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: drawsRight ? bounds.midX : 0, y: 0, width: bounds.width / 2, height: bounds.height))
  }
}

private final class InheritingView: HalfRedView {}

private final class PlainView: UIView {
  var number = 0
  override func layoutSubviews() { number += 1 }
}
