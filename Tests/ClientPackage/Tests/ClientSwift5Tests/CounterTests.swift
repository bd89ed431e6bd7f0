import Testing
import UIKit
import UIKitTesting

@testable import ClientSwift5

@Suite(.application) @MainActor struct CounterTests {
  @Test func tapsAreCounted() async {
    let controller = CounterViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let user = User()
    await user.tap(controller.button)
    await user.tap(controller.button)
    #expect(controller.label.text == "2")
  }
}
