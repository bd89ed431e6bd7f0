/// How a scene is to be closed: nothing can be chosen yet.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: _UIKIsolatedObject {
  /// Options with nothing chosen.
  public init() { super.init(_uik: ()) }
}
