import Testing
import UIKit
import UIKitTesting

@Suite("Buttons", .application) @MainActor struct ButtonTests {
  let user = User()
  let window = UIWindow.filling(color: .black)

  init() async {
    window.makeKeyAndVisible()
    await user.turn()
  }

  @Test("S-12 a press calls a touch-up-inside action once, in the handling of the event, with the button as sender") func press() async {
    let target = PressTarget()
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
    button.addTarget(target, action: Selector("pressed:", PressTarget.pressed(_:)), for: .touchUpInside)
    window.addSubview(button)
    let finger = await user.touchDown(button)
    #expect(target.senders.isEmpty)
    await finger.up()
    #expect(target.senders.count == 1)
    #expect(target.senders.first === button)
    var primary = 0
    button.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
    await user.tap(button)
    #expect(target.senders.count == 2)
    #expect(primary == 1)
  }

  @Test("S-13 the title's colour is the button's business: a label's own goes with the next layout or change of state") func titleColor() {
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
    button.setTitle("确定", for: .normal)
    window.addSubview(button)
    #expect(button.titleColor(for: .normal) == .white)
    button.titleLabel?.textColor = .black
    #expect(button.titleLabel?.textColor == .black)
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .white)
    button.titleLabel?.textColor = .black
    button.isHighlighted = true
    #expect(button.titleLabel?.textColor == .white)
    button.setTitleColor(.red, for: .highlighted)
    #expect(button.titleLabel?.textColor == .red)
    button.isHighlighted = false
    #expect(button.titleLabel?.textColor == .white)
  }

  @Test("What a state has none of is that of the normal state") func states() {
    let button = UIButton()
    button.setTitle("a", for: .normal)
    button.setTitle("b", for: .selected)
    button.setTitleColor(.green, for: .disabled)
    #expect(button.currentTitle == "a")
    button.isSelected = true
    #expect(button.currentTitle == "b")
    button.isHighlighted = true
    #expect(button.state == [.selected, .highlighted])
    #expect(button.currentTitle == "a")
    button.isHighlighted = false
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "a")
    #expect(button.currentTitleColor == .green)
    #expect(button.title(for: .highlighted) == "a")
    #expect(button.titleLabel?.text == "a")
  }

  @Test("M3-21 M6-20 a title has 6 points above and below, at least 30 wide; insets take their place") func sizes() throws {
    let custom = UIButton()
    custom.setTitle("Hi", for: .normal)
    let titleSize = try #require(custom.titleLabel?.sizeThatFits(.zero))
    #expect(custom.titleLabel?.font.pointSize == 18)
    let size = custom.sizeThatFits(.zero)
    #expect(abs(size.height - (titleSize.height + 12)) < 0.5)
    #expect(size.width == 30)
    custom.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    let inset = custom.sizeThatFits(.zero)
    #expect(abs(inset.height - (titleSize.height + 3)) < 0.5)
    #expect(abs(inset.width - (titleSize.width + 30)) < 0.5)
    let system = UIButton(type: .system)
    system.setTitle("Hi", for: .normal)
    #expect(system.titleLabel?.font.pointSize == 15)
    #expect(abs(system.sizeThatFits(.zero).height - 30) < 0.5)
    system.sizeToFit()
    #expect(abs(system.frame.height - 30) < 0.5)
  }

  @Test("Title and picture stand side by side in the middle; alignment and insets move them") func placement() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.setTitle("Title", for: .normal)
    button.setImage(ButtonTests.square(20), for: .normal)
    window.addSubview(button)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    let image = try #require(button.imageView)
    #expect(image.frame.size == CGSize(width: 20, height: 20))
    #expect(abs(label.frame.minX - image.frame.maxX) < 0.5)
    #expect(abs((image.frame.minX + label.frame.maxX) / 2 - 100) < 0.5)
    #expect(abs(image.frame.midY - 30) < 0.5)
    let middle = label.frame.minX
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(abs(label.frame.minX - (middle + 5)) < 0.5)
    button.titleEdgeInsets = .zero
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(image.frame.origin == .zero)
    #expect(label.frame.minY == 0)
    button.contentHorizontalAlignment = .right
    button.layoutIfNeeded()
    #expect(abs(label.frame.maxX - 200) < 0.5)
    button.frame.size.width = 40
    button.layoutIfNeeded()
    #expect(label.frame.width <= 20.5)
  }

  @Test("M8-21 a system button's title goes to a fifth at once and comes back slowly") func highlight() async throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
    button.setTitle("Press", for: .normal)
    button.tintColor = .red
    window.addSubview(button)
    let label = try #require(button.titleLabel)
    #expect(label.textColor == .red)
    let finger = await user.touchDown(button)
    #expect(abs(label.alpha - 0.2) < 0.01)
    #expect(label.layer.animationKeys() == nil)
    await finger.up()
    #expect(label.alpha == 1)
    await user.advance(by: 0.1)
    let shown = try #require(label.layer.presentation()?.opacity)
    #expect(shown > 0.2 && shown < 1)
    await user.tap(button)
    await user.settle()
    #expect(label.layer.presentation()?.opacity == 1)
  }

  @Test("A custom button's picture is darker while it is pressed, unless it has one for that") func darkenedImage() async {
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 40, height: 40))
    button.setImage(ButtonTests.square(20, .white), for: .normal)
    window.addSubview(button)
    var picture = await user.screenshot()
    #expect(picture.pixel(at: CGPoint(x: 120, y: 220)) == Picture.Pixel(red: 255, green: 255, blue: 255))
    button.isHighlighted = true
    picture = await user.screenshot()
    #expect(picture.pixel(at: CGPoint(x: 120, y: 220)).red < 200)
    button.setImage(ButtonTests.square(20, .red), for: .highlighted)
    picture = await user.screenshot()
    #expect(picture.pixel(at: CGPoint(x: 120, y: 220)) == Picture.Pixel(red: 255, green: 0, blue: 0))
  }

  static func square(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
      color.setFill()
      $0.cgContext.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }
}

@MainActor private final class PressTarget {
  var senders: [AnyObject] = []
  func pressed(_ sender: AnyObject) { senders.append(sender) }
}
