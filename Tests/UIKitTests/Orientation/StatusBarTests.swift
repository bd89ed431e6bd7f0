import Host
import Testing
import UIKit
import UIKitTesting

@Suite("Who decides the status bar", .application) @MainActor struct StatusBarTests {
  let user = User()

  private var isShown: Bool { UIApplication.shared.statusBarFrame != .zero }

  /// Whether anything light, or dark, is drawn where the bar's clock is.
  private func isLight() async -> Bool {
    let picture = await user.screenshot()
    let place = CGRect(x: 25, y: 15, width: 60, height: 30)
    return !picture.allPixels(in: place) { $0.red < 200 }
  }

  private func gray() -> AskedController {
    let controller = AskedController()
    controller.view.backgroundColor = UIColor(white: 0.5, alpha: 1)
    return controller
  }

  @Test("O-06 the frontmost window that fills the screen decides, key or not; a plain root brings the defaults") func windows() async {
    let root = gray()
    root.style = .lightContent
    root.isBarHidden = false
    let main = UIWindow.showing(root)
    #expect(await isLight())
    let overlay = UIWindow.showing(UIViewController(), at: .alert)
    main.makeKey()
    #expect(await !isLight())
    root.isBarHidden = true
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(isShown)
    overlay.isHidden = true
    #expect(!isShown)
    root.isBarHidden = false
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(await isLight())
    // Neither a window without a root nor one that leaves a part of the screen free.
    let bare = UIWindow(frame: UIScreen.main.bounds)
    bare.isHidden = false
    let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    small.rootViewController = UIViewController()
    small.windowLevel = .normal + 1
    small.isHidden = false
    #expect(await isLight())
    // A level alone changes who decides.
    let other = UIWindow.showing(UIViewController(), at: .normal - 1)
    #expect(await isLight())
    other.windowLevel = .normal + 2
    #expect(await !isLight())
    withExtendedLifetime((bare, small)) {}
  }

  @Test("O-07 style and visibility are asked along their own chains of children") func children() async {
    let root = gray()
    let styled = AskedController()
    let hiding = AskedController()
    let last = AskedController()
    styled.styleChild = last
    last.style = .lightContent
    root.styleChild = styled
    root.hiddenChild = hiding
    UIWindow.showing(root)
    #expect(await isLight())
    #expect(isShown)
    hiding.isBarHidden = true
    styled.isBarHidden = true
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(!isShown)
    root.hiddenChild = styled
    styled.isBarHidden = false
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(isShown)
    // A circle is no endless loop.
    last.styleChild = root
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(await isLight())
  }

  @Test("O-07 a full-screen cover decides, one over the full screen only where it says so, none on its way out") func presented() async {
    let root = gray()
    UIWindow.showing(root)
    await user.turn()
    let cover = gray()
    cover.modalPresentationStyle = .overFullScreen
    cover.style = .lightContent
    root.present(cover, animated: false)
    #expect(await !isLight())
    cover.modalPresentationCapturesStatusBarAppearance = true
    #expect(await isLight())
    root.dismiss(animated: false)
    cover.modalPresentationStyle = .fullScreen
    cover.modalPresentationCapturesStatusBarAppearance = false
    cover.isBarHidden = true
    root.present(cover, animated: true)
    await user.settle()
    #expect(!isShown)
    root.dismiss(animated: true)
    #expect(isShown)
    await user.settle()
  }

  @Test("O-09 hidden by default where height is compact") func compact() async {
    let root = UIViewController()
    UIWindow.showing(root)
    #expect(!root.prefersStatusBarHidden)
    #expect(isShown)
    await user.rotate(to: .landscapeLeft)
    await user.settle()
    #expect(root.prefersStatusBarHidden)
    #expect(!isShown)
    await user.rotate(to: .portrait)
    await user.settle()
    #expect(isShown)
  }

  @Test("O-10 a changed answer counts only after setNeedsStatusBarAppearanceUpdate, from any controller in the window") func update() async
  {
    let root = gray()
    let child = AskedController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.backgroundColor = .clear
    UIWindow.showing(root)
    await user.turn()
    root.isBarHidden = true
    root.style = .lightContent
    await user.turn()
    #expect(isShown)
    #expect(await !isLight())
    root.isBarHidden = false
    child.setNeedsStatusBarAppearanceUpdate()
    #expect(await isLight())
  }

  @Test(
    "M8-19 in an animation block the bar fades or slides; outside of one it goes at once",
    arguments: [
      UIStatusBarAnimation.fade, .slide, .none,
    ]) func animated(kind: UIStatusBarAnimation) async
  {
    let root = gray()
    root.style = .lightContent
    root.barAnimation = kind
    UIWindow.showing(root)
    await user.turn()
    root.isBarHidden = true
    UIView.animate(withDuration: 0.4) { root.setNeedsStatusBarAppearanceUpdate() }
    #expect(!isShown)
    await user.advance(by: 0.1)
    #expect(await isLight() == (kind != .none))
    await user.advance(by: 0.4)
    await user.turn()
    #expect(await !isLight())
    root.isBarHidden = false
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(await isLight())
  }
}
