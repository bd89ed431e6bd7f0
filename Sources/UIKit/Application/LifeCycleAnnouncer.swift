/// Tells delegates of each step of the life cycle, then posts its notification.
///
/// In an app with scenes the scenes' delegates are told, and not the application delegate's methods of the same steps; the
/// application's notifications are posted in both.
@MainActor struct LifeCycleAnnouncer {
  unowned let application: UIApplication

  /// The name of the method that a step is told by.
  func name(of step: LifeCycleStep) -> String {
    application.usesScenes ? "\(sceneMethod(step))(_:)" : "\(applicationMethod(step))(_:)"
  }

  func tellApplication(_ step: LifeCycleStep) {
    if !application.usesScenes, let delegate = application.delegate {
      Trace.mark("delegate", applicationMethod(step))
      switch step {
      case .willResignActive: try? delegate.applicationWillResignActive(application)
      case .didEnterBackground: try? delegate.applicationDidEnterBackground(application)
      case .willEnterForeground: try? delegate.applicationWillEnterForeground(application)
      case .didBecomeActive: try? delegate.applicationDidBecomeActive(application)
      }
    }
    post(notification(step))
  }

  func tell(_ scene: UIWindowScene, _ step: LifeCycleStep) {
    guard application.usesScenes, scene.isConnected else { return }
    if let delegate = scene.delegate {
      Trace.mark("delegate", "\(sceneMethod(step)) \(scene.traceName)")
      switch step {
      case .willResignActive: try? delegate.sceneWillResignActive(scene)
      case .didEnterBackground: try? delegate.sceneDidEnterBackground(scene)
      case .willEnterForeground: try? delegate.sceneWillEnterForeground(scene)
      case .didBecomeActive: try? delegate.sceneDidBecomeActive(scene)
      }
    }
    scene.post(sceneNotification(step))
  }

  func tellOfTermination() {
    if let delegate = application.delegate {
      Trace.mark("delegate", "applicationWillTerminate:")
      try? delegate.applicationWillTerminate(application)
    }
    post(UIApplication.willTerminateNotification)
  }

  private func post(_ name: Notification.Name) {
    Trace.mark("posted", name.rawValue)
    NotificationCenter.default.post(name: name, object: application)
  }

  private func applicationMethod(_ step: LifeCycleStep) -> String { "application\(step.rawValue)" }

  private func sceneMethod(_ step: LifeCycleStep) -> String { "scene\(step.rawValue)" }

  private func notification(_ step: LifeCycleStep) -> Notification.Name {
    switch step {
    case .willResignActive: UIApplication.willResignActiveNotification
    case .didEnterBackground: UIApplication.didEnterBackgroundNotification
    case .willEnterForeground: UIApplication.willEnterForegroundNotification
    case .didBecomeActive: UIApplication.didBecomeActiveNotification
    }
  }

  private func sceneNotification(_ step: LifeCycleStep) -> Notification.Name {
    switch step {
    case .willResignActive: UIScene.willDeactivateNotification
    case .didEnterBackground: UIScene.didEnterBackgroundNotification
    case .willEnterForeground: UIScene.willEnterForegroundNotification
    case .didBecomeActive: UIScene.didActivateNotification
    }
  }
}
