@_exported public import SimulatedUser
public import Testing

/// Gives each test of a suite the one application: fresh, in memory, alone, whatever else runs beside it.
public struct ApplicationTrait: TestTrait, SuiteTrait, TestScoping {
  let device: DeviceProfile
  let appearance: UIUserInterfaceStyle
  let orientation: UIInterfaceOrientation

  /// Suites within the suite have it too.
  public var isRecursive: Bool { true }

  /// Only test cases need the application, suites do not.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

  /// Waits for the application to be free, starts it afresh, and stops it after the test.
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    await ApplicationTurn.take()
    await SimulatedApplication.start(device: device, appearance: appearance, orientation: orientation)
    do {
      try await function()
    } catch {
      await finish()
      throw error
    }
    await finish()
  }

  private func finish() async {
    await SimulatedApplication.stop()
    await ApplicationTurn.give()
  }
}

extension Trait where Self == ApplicationTrait {
  /// The one application, on an iPhone 14 in its light appearance.
  public static var application: Self { application(device: .iPhone14) }

  /// The one application, on a device of choice.
  public static func application(
    device: DeviceProfile = .iPhone14, appearance: UIUserInterfaceStyle = .light, orientation: UIInterfaceOrientation = .portrait
  ) -> Self {
    ApplicationTrait(device: device, appearance: appearance, orientation: orientation)
  }
}
