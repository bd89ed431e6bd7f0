/// A step of the life cycle that delegates and notifications tell of.
enum LifeCycleStep {
  case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive
}
