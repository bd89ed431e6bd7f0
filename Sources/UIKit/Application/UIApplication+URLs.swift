extension UIApplication {
  /// URLs came while the app runs: the scene with the focus, or an app without scenes, is asked to open them.
  ///
  /// The app comes to the screen first, where nothing else keeps it away, and to the front afterwards.
  func open(_ urls: [URL]) {
    guard let scene = focusedScene ?? windowScenes.first, !urls.isEmpty else { return }
    scene.isAway = false
    lifeCycle.settle()
    if usesScenes {
      Trace.mark("delegate", "scene:openURLContexts: \(scene.traceName)")
      try? scene.delegate?.scene(scene, openURLContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
    } else {
      openWithDelegate(urls)
    }
    scene.renderer?.window.activate()
  }

  /// Has the application delegate open URLs, one after the other.
  func openWithDelegate(_ urls: [URL]) {
    for url in urls {
      Trace.mark("delegate", "application:openURL:options: \(url.absoluteString)")
      _ = try? delegate?.application(self, open: url, options: [.openInPlace: true])
    }
  }
}
