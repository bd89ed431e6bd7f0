package import Host
import MemoryHost
import WindowHost

/// Brings an app from the process's start to its first turn of the main loop.
@MainActor package enum Launcher {
  /// Launches an application of `type` with the delegate that `makeDelegate` makes, and turns the main loop for ever.
  package static func run(_ type: UIApplication.Type = UIApplication.self, makeDelegate: () -> (any UIApplicationDelegate)?) -> Never {
    let options = HostOptions.ofProcess()
    for problem in options.problems { Message.say(problem) }
    if options.wantsHelp {
      print(HostOptions.help(program: ProcessInfo.processInfo.processName))
      exit(0)
    }
    // The app that runs already opens them, and there is nothing left to do.
    if !options.urls.isEmpty, RunningInstance.handOver(options.urls, program: ProcessInfo.processInfo.processName) { exit(0) }
    let host: any ScreenHost
    do {
      host = try connectedHost(options)
    } catch {
      Message.say("\(error)")
      exit(1)
    }
    let application = makeApplication(of: type, host: host)
    application.launchURLs = options.urls
    application.startsMinimized = options.isMinimized
    if let isDark = options.isDark ?? host.prefersDark { application.appearance = isDark ? .dark : .light }
    launch(application, delegate: makeDelegate())
    DesktopConnection.open(for: application, host: host)
    MainLoop.shared.run()
  }

  /// Everything from the application object to the first active turn, on whatever host it has.
  package static func launch(_ application: UIApplication, delegate: (any UIApplicationDelegate)?) {
    UIApplication.current = application
    application.delegate = delegate
    application.host?.receiver = application
    MainLoop.shared.isHoldingFrames = true
    application.connectImplicitScene()
    let options = application.launchURLs.first.map { [UIApplication.LaunchOptionsKey.url: $0] }
    Trace.mark("delegate", "application:willFinishLaunchingWithOptions:")
    let isWilling = (try? delegate?.application(application, willFinishLaunchingWithOptions: options)) ?? true
    Trace.mark("delegate", "application:didFinishLaunchingWithOptions:")
    let hasFinished = (try? delegate?.application(application, didFinishLaunchingWithOptions: options)) ?? true
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
    application.connectFirstSceneIfNeeded()
    application.checkRootViewControllers()
    if !application.usesScenes, isWilling, hasFinished { application.openWithDelegate(application.launchURLs) }
    // The first frame comes only now: whatever stands over the app from its start is in it.
    MainLoop.shared.isHoldingFrames = false
    application.lifeCycle.finishLaunching()
  }

  /// An instance of the application's class, on a host.
  package static func makeApplication(of type: UIApplication.Type = UIApplication.self, host: any ScreenHost) -> UIApplication {
    // A responder of that class is an application.
    let application = ViewFactory.makeResponder(type) as? UIApplication ?? UIApplication()
    application.host = host
    return application
  }

  /// An instance of the delegate's class, which is not asked for a required initialiser.
  static func makeDelegate(of type: any UIApplicationDelegate.Type) -> any UIApplicationDelegate {
    if let responder = type as? UIResponder.Type, let delegate = ViewFactory.makeResponder(responder) as? any UIApplicationDelegate {
      return delegate
    }
    guard let object = type as? NSObject.Type, let delegate = ViewFactory.makeObject(object) as? any UIApplicationDelegate else {
      fatalError("\(type) cannot be an application delegate: it is neither a UIResponder nor an NSObject.")
    }
    return delegate
  }

  private static func connectedHost(_ options: HostOptions) throws(HostError) -> any ScreenHost {
    switch options.host {
    case .memory: return try memoryHost(options)
    case .window:
      let host = WindowHost(device: options.device, scale: options.scale.map { CGFloat($0) })
      do {
        try host.connect()
      } catch {
        // Asked for, a window is owed; else the machine simply has none.
        guard options.requestedHost == nil else { throw error }
        Message.say("\(error) The app runs in memory.")
        return try memoryHost(options)
      }
      return host
    }
  }

  private static func memoryHost(_ options: HostOptions) throws(HostError) -> any ScreenHost {
    let host = MemoryHost(device: options.device)
    try host.connect()
    host.runByItself()
    return host
  }
}
