import Host
import Testing
import UIKit
import UIKitTesting

@Suite("Safe areas and size classes of devices", .application) @MainActor struct DeviceAreaTests {
  let user = User()

  @Test("O-19 no safe area without a hierarchy or before the window shows; bars and additions for the root; overlaps for the rest")
  func safeAreas() async {
    let root = UIViewController()
    root.additionalSafeAreaInsets.top = 10
    let inner = UIView(frame: CGRect(x: 0, y: 40, width: 390, height: 100))
    #expect(inner.safeAreaInsets == .zero)
    root.view.addSubview(inner)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    #expect(window.safeAreaInsets == .zero)
    #expect(root.view.safeAreaInsets == .zero)
    window.isHidden = false
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 0, bottom: 34, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 17, left: 0, bottom: 0, right: 0))
    inner.frame.origin.y = 400
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test(
    "O-20 the reference insets of every device, upright and on its side",
    arguments: [
      (DeviceProfile.iPhoneSE, 20, 0, 0, 0, 0), (.iPhone8Plus, 20, 0, 0, 0, 0), (.iPhone11Pro, 44, 34, 0, 21, 44),
      (.iPhone11, 48, 34, 0, 21, 48), (.iPhone11ProMax, 44, 34, 0, 21, 44), (.iPhone13Mini, 50, 34, 0, 21, 50),
      (.iPhone14, 47, 34, 0, 21, 47), (.iPhone14Plus, 47, 34, 0, 21, 47), (.iPhone15, 59, 34, 0, 21, 59),
      (.iPhone15ProMax, 59, 34, 0, 21, 59), (.iPhone16Pro, 62, 34, 0, 21, 62), (.iPhone16ProMax, 62, 34, 0, 21, 62),
      (.iPad, 24, 20, 24, 20, 0), (.iPadPro11, 24, 20, 24, 20, 0), (.iPadPro13, 24, 20, 24, 20, 0), (.iPad9, 20, 0, 20, 0, 0),
    ] as [(DeviceProfile, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func referenceInsets(
    device: DeviceProfile, top: CGFloat, bottom: CGFloat, sideTop: CGFloat, sideBottom: CGFloat, sides: CGFloat
  ) async {
    SimulatedApplication.start(device: device)
    let window = UIWindow.showing(UIViewController())
    #expect(window.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    await user.rotate(to: .landscapeLeft)
    await user.settle()
    #expect(window.safeAreaInsets == UIEdgeInsets(top: sideTop, left: sides, bottom: sideBottom, right: sides))
    #expect(window.rootViewController?.view.safeAreaInsets == window.safeAreaInsets)
  }

  @Test("O-20 every device there is has its row") func everyDevice() {
    #expect(DeviceProfile.all.count == 17)
  }

  @Test("O-20 without a notch a hidden status bar gives its room back") func hiddenBar() async {
    for (device, top) in [(DeviceProfile.iPhoneSE, 0), (.iPad, 0), (.iPhone14, 47)] as [(DeviceProfile, CGFloat)] {
      SimulatedApplication.start(device: device)
      let root = AskedController()
      let window = UIWindow.showing(root)
      await user.turn()
      #expect(window.safeAreaInsets.top > 0)
      root.isBarHidden = true
      root.setNeedsStatusBarAppearanceUpdate()
      #expect(window.safeAreaInsets.top == top, "\(device.name)")
    }
  }

  @Test("O-21 size classes: phones upright and on a side, large phones, pads, narrow windows") func sizeClasses() async {
    typealias Class = UIUserInterfaceSizeClass
    let cases: [(DeviceProfile, upright: (Class, Class), side: (Class, Class))] = [
      (.iPhoneSE, (.compact, .regular), (.compact, .compact)), (.iPhone14, (.compact, .regular), (.compact, .compact)),
      (.iPhone15, (.compact, .regular), (.compact, .compact)), (.iPhone8Plus, (.compact, .regular), (.regular, .compact)),
      (.iPhone14Plus, (.compact, .regular), (.regular, .compact)), (.iPhone15ProMax, (.compact, .regular), (.regular, .compact)),
      (.iPad, (.regular, .regular), (.regular, .regular)), (.iPadPro13, (.regular, .regular), (.regular, .regular)),
    ]
    for (device, upright, side) in cases {
      SimulatedApplication.start(device: device)
      let root = UIViewController()
      UIWindow.showing(root)
      var traits = root.traitCollection
      #expect((traits.horizontalSizeClass, traits.verticalSizeClass) == upright, "\(device.name)")
      await user.rotate(to: .landscapeLeft)
      await user.settle()
      traits = root.traitCollection
      #expect((traits.horizontalSizeClass, traits.verticalSizeClass) == side, "\(device.name)")
    }
    SimulatedApplication.start(device: .desktop)
    let root = UIViewController()
    UIWindow.showing(root)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    await user.resize(to: CGSize(width: 400, height: 700))
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(root.traitCollection.verticalSizeClass == .regular)
  }
}
