// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the application and its delegate, runs the main loop, and never returns.
///
/// - Parameters:
///   - argc: The number of arguments; the process's own are read.
///   - argv: The arguments; the process's own are read.
///   - principalClassName: Nil. A subclass of `UIApplication` is not supported here.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass` gives it.
@preconcurrency @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  if let principalClassName {
    fatalError("UIApplicationMain: a principal class (\(principalClassName)) is not supported.")
  }
  Launcher.run {
    guard let delegateClassName else { return nil }
    guard let type = NSClassFromString(delegateClassName) as? any UIApplicationDelegate.Type else {
      fatalError("UIApplicationMain: there is no application delegate class named \(delegateClassName).")
    }
    return Launcher.makeDelegate(of: type)
  }
}
