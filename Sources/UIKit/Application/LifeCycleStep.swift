/// A step of the life cycle that delegates and notifications tell of; its raw value is how the methods of both delegates end.
enum LifeCycleStep: String {
  case willResignActive = "WillResignActive"
  case didEnterBackground = "DidEnterBackground"
  case willEnterForeground = "WillEnterForeground"
  case didBecomeActive = "DidBecomeActive"
}
