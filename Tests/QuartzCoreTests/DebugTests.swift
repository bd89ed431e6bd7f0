import CoreGraphics
@testable import QuartzCore
import Testing
@MainActor @Suite struct DebugTests {
  @Test func shadow() {
    let stage = Stage()
    let l = stage.layer(CGRect(x: 10, y: 10, width: 20, height: 20), .white)
    l.shadowOpacity = 0.5
    l.shadowRadius = 5
    stage.frame()
    print(l.node!.plan.shadow as Any, l.node!.extents)
    print((0..<80).map { String(stage.pixel(40, $0), radix: 16) })
    let m = AlphaMask(width: 40, height: 40)
    for i in 10..<30 { for j in 10..<30 { m.bytes[i * m.bytesPerRow + j] = 255 } }
    m.blur(deviation: 3)
    print((0..<40).map { m.bytes[20 * m.bytesPerRow + $0] })
  }
}
