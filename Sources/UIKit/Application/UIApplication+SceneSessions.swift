/// What an app asks about its scenes. Requests are granted after the turn of the loop in which they were made.
extension UIApplication {
  func activate(
    _ session: UISceneSession?, _ userActivity: NSUserActivity?, _ errorHandler: (@MainActor (any Error) -> Void)?
  ) {
    afterThisTurn { [self] in
      let problem: UISceneError.Code?
      if let session {
        problem = sessions.contains(session) ? bringForward(session, userActivity) : .requestDenied
      } else if supportsMultipleScenes {
        problem = openScene(options: UIScene.ConnectionOptions(userActivity: userActivity)) ? nil : .requestDenied
      } else {
        problem = .multipleScenesNotSupported
      }
      if let problem { errorHandler?(UISceneError(problem)) }
    }
  }

  func destroy(_ session: UISceneSession, _ errorHandler: (@MainActor (any Error) -> Void)?) {
    afterThisTurn { [self] in
      guard usesScenes, let scene = session.scene as? UIWindowScene, scene.isConnected else {
        errorHandler?(UISceneError(.requestDenied))
        return
      }
      close(scene)
    }
  }

  /// Takes the picture kept of a scene in the background anew.
  func refresh(_ session: UISceneSession) {
    afterThisTurn {
      guard let scene = session.scene as? UIWindowScene, scene.activationState == .background else { return }
      MainLoop.shared.commit()
      scene.renderer?.keepPicture()
    }
  }

  /// A connected scene comes to the front, and gets the activity.
  private func bringForward(_ session: UISceneSession, _ userActivity: NSUserActivity?) -> UISceneError.Code? {
    guard let scene = session.scene as? UIWindowScene, let window = scene.renderer?.window else { return .requestDenied }
    if let userActivity {
      Trace.mark("delegate", "scene:continueUserActivity: \(scene.traceName)")
      try? scene.delegate?.scene(scene, continue: userActivity)
    }
    window.activate()
    return nil
  }

  private func afterThisTurn(_ body: @escaping @MainActor () -> Void) {
    MainLoop.shared.afterTurn {
      body()
      // What it changed is painted in another turn.
      MainLoop.shared.wake()
    }
  }
}
