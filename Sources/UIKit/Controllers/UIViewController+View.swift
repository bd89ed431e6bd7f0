extension UIViewController {
  func loadViewOnce() {
    guard loadedView == nil else { return }
    guard !isLoadingView else {
      // `loadView` asked for the view it is to make: it gets a plain one instead of an endless recursion.
      replaceView(with: UIView(frame: UIScreen.main.bounds))
      return
    }
    isLoadingView = true
    loadView()
    if loadedView == nil { replaceView(with: UIView(frame: UIScreen.main.bounds)) }
    isLoadingView = false
    viewDidLoad()
  }

  func replaceView(with view: UIView?) {
    guard view !== loadedView else { return }
    let old = loadedView
    if old?.owningViewController === self { old?.owningViewController = nil }
    // A view that another controller owned belongs to the last one that took it.
    if let owner = view?.owningViewController, owner !== self { owner.loadedView = nil }
    loadedView = view
    view?.owningViewController = self
    view?.setNeedsLayout()
  }

  /// The whole of one layout of the root view; `layout` lays out the subviews.
  func layoutRootView(_ layout: () -> Void) {
    enterHierarchy()
    viewWillLayoutSubviews()
    layout()
    viewDidLayoutSubviews()
  }

  /// What this controller makes of the traits its view inherits.
  func traits(from inherited: UITraitCollection) -> UITraitCollection {
    guard overrideUserInterfaceStyle != .unspecified else { return inherited }
    return UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)])
  }

  var currentTraits: UITraitCollection {
    if let view = viewIfLoaded, view.window != nil { return view.traitCollection }
    return traits(from: parent?.traitCollection ?? UIScreen.main.traitCollection)
  }

  /// How the interface stands if this controller can be shown so, else the first orientation that it can be shown in.
  var nearestSupportedOrientation: UIInterfaceOrientation {
    let mask = supportedInterfaceOrientations
    let now = (outermost.hostWindow?.windowScene ?? UIApplication.current?.windowScenes.first)?.interfaceOrientation ?? .portrait
    return mask.contains(now.mask) ? now : mask.first ?? now
  }

  /// All that is added to the inherited safe area at the root view.
  var totalAdditionalSafeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: additionalSafeAreaInsets.top + containerSafeAreaInsets.top,
      left: additionalSafeAreaInsets.left + containerSafeAreaInsets.left,
      bottom: additionalSafeAreaInsets.bottom + containerSafeAreaInsets.bottom,
      right: additionalSafeAreaInsets.right + containerSafeAreaInsets.right)
  }

  /// The root view if it scrolls, else its first subview if that scrolls.
  var discoveredContentScrollView: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}
