extension UIControl {
  /// What a control is in at a moment; several can hold together.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each part of the state.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing else.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for the app's own use.
    public static let application = State(rawValue: 0x00ff_0000)
    /// Bits for the framework's use.
    public static let reserved = State(rawValue: 0xff00_0000)
  }
}
