/// Why a request about scenes was not granted.
public struct UISceneError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The app has one scene alone.
    case multipleScenesNotSupported = 0
    /// There is no such session, or no display to show a scene on.
    case requestDenied = 1
    /// The scene cannot have another size or orientation at all.
    case geometryRequestUnsupported = 100
    /// The scene cannot have this size or orientation.
    case geometryRequestDenied = 101
  }

  /// The reason.
  public let code: Code

  init(_ code: Code) { self.code = code }

  /// The domain of these errors.
  public static var errorDomain: String { "UISceneErrorDomain" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}
