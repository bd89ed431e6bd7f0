import Testing
import UIKit
import UIKitTesting

@testable import ClientSwift6

@Test func aThemeIsMadeOnAnyThread() {
  #expect(Theme().tint == UIColor.red)
}

@Suite(.application) @MainActor struct ThemedScreenTests {
  @Test func typingReachesTheField() async {
    let controller = ThemedViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let user = User()
    await user.tap(controller.field)
    await user.type("red")
    #expect(controller.title == "red")
    #expect(controller.field.tintColor == UIColor.red)
  }
}
