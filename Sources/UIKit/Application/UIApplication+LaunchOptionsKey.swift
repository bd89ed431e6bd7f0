extension UIApplication {
  /// What an app was launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The `URL` that the app was started with; the first of several. In an app with scenes the scene gets it.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// What is known of a URL that an app without scenes is asked to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether a file is to be opened where it lies, a `Bool`: always true here.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}
