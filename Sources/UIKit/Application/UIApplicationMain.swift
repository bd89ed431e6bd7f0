// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the application and its delegate, runs the main loop, and never returns.
///
/// - Parameters:
///   - argc: The number of arguments; the process's own are read.
///   - argv: The arguments; the process's own are read.
///   - principalClassName: The name of a subclass of `UIApplication`, as `NSStringFromClass` gives it; nil for `UIApplication` itself.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass` gives it.
@preconcurrency @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  var applicationType: UIApplication.Type = UIApplication.self
  if let principalClassName {
    guard let type = NSClassFromString(principalClassName) as? UIApplication.Type else {
      fatalError("UIApplicationMain: there is no subclass of UIApplication named \(principalClassName).")
    }
    applicationType = type
  }
  Launcher.run(applicationType) {
    guard let delegateClassName else { return nil }
    guard let type = NSClassFromString(delegateClassName) as? any UIApplicationDelegate.Type else {
      fatalError("UIApplicationMain: there is no application delegate class named \(delegateClassName).")
    }
    return Launcher.makeDelegate(of: type)
  }
}
