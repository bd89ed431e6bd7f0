import Testing
import UIKit
import UIKitTesting

@Suite("How views look", .application) @MainActor struct ViewAppearanceTests {
  let user = User()
  let window = UIWindow.filling()

  init() { window.makeKeyAndVisible() }

  @Test("The tint comes from the nearest view that has one; systemBlue at the top (M2-31)") func tint() {
    let (outer, inner) = (TintView(), TintView())
    outer.addSubview(inner)
    window.addSubview(outer)
    #expect(inner.tintColor == .systemBlue)
    outer.changes = 0
    inner.changes = 0
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    #expect((outer.changes, inner.changes) == (1, 1))
    inner.tintColor = .green
    outer.tintColor = .black
    #expect(inner.tintColor == .green)
    inner.tintColor = nil
    #expect(inner.tintColor == .black)
    window.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(inner.tintColor == .systemGray)
    window.tintAdjustmentMode = .automatic
    let other = UIView()
    other.tintColor = .orange
    inner.changes = 0
    other.addSubview(inner)
    #expect(inner.changes == 1)
    #expect(inner.tintColor == .orange)
  }

  @Test("Dynamic colours of views follow the appearance; overrides hold for all below") func darkMode() async {
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    outer.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    inner.backgroundColor = outer.backgroundColor
    outer.addSubview(inner)
    window.addSubview(outer)
    inner.overrideUserInterfaceStyle = .light
    var picture = await user.screenshot()
    #expect(picture.pixel(at: CGPoint(x: 75, y: 150)) == Picture.Pixel(red: 0, green: 0, blue: 255))
    await user.toggleAppearance()
    picture = await user.screenshot()
    #expect(picture.pixel(at: CGPoint(x: 75, y: 150)) == Picture.Pixel(red: 255, green: 0, blue: 0))
    #expect(picture.pixel(at: CGPoint(x: 25, y: 150)) == Picture.Pixel(red: 0, green: 0, blue: 255))
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    window.overrideUserInterfaceStyle = .light
    #expect(outer.traitCollection.userInterfaceStyle == .light)
    picture = await user.screenshot()
    #expect(picture.pixel(at: CGPoint(x: 75, y: 150)) == Picture.Pixel(red: 0, green: 0, blue: 255))
  }

  @Test("traitCollectionDidChange comes with the former traits, once a change") func traitCallbacks() async {
    final class Watching: UIView {
      var former: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        former.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    let view = Watching()
    window.addSubview(view)
    view.former = []
    await user.toggleAppearance()
    #expect(view.former == [.light])
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A template image takes the tint; another stays as it is") func template() async {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let black = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
      UIColor.black.setFill()
      $0.cgContext.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let view = UIImageView(image: black)
    view.frame.origin = CGPoint(x: 100, y: 100)
    view.tintColor = .red
    window.addSubview(view)
    #expect(view.frame.size == CGSize(width: 20, height: 20))
    var picture = await user.screenshot()
    #expect(picture.pixel(at: CGPoint(x: 110, y: 110)) == Picture.Pixel(red: 0, green: 0, blue: 0))
    view.image = black.withRenderingMode(.alwaysTemplate)
    picture = await user.screenshot()
    #expect(picture.pixel(at: CGPoint(x: 110, y: 110)) == Picture.Pixel(red: 255, green: 0, blue: 0))
    view.tintColor = .green
    picture = await user.screenshot()
    #expect(picture.pixel(at: CGPoint(x: 110, y: 110)) == Picture.Pixel(red: 0, green: 255, blue: 0))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 20, height: 20))
    #expect(!view.isUserInteractionEnabled)
  }
}

private final class TintView: UIView {
  var changes = 0
  override func tintColorDidChange() { changes += 1 }
}
