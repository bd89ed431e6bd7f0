import CoreGraphics
import Host
import Testing

@Suite struct DeviceProfileTests {
  @Test(
    "M1-01, M1-07, M1-09, M1-12: size, scale, bars and safe areas",
    arguments: [
      (DeviceProfile.iPhoneSE, 375, 667, 2, 20, 20, 0, 0, 0), (.iPhone14, 390, 844, 3, 47, 47, 34, 47, 21),
      (.iPhone15, 393, 852, 3, 54, 59, 34, 59, 21), (.iPad, 820, 1180, 2, 24, 24, 20, 0, 20),
    ] as [(DeviceProfile, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func measures(
    device: DeviceProfile, width: CGFloat, height: CGFloat, scale: CGFloat, bar: CGFloat, top: CGFloat, bottom: CGFloat, side: CGFloat,
    landscapeBottom: CGFloat
  ) {
    #expect(device.size == CGSize(width: width, height: height))
    #expect(device.scale == scale)
    #expect(device.statusBarHeight == bar)
    #expect(device.safeInsets(in: .portrait) == HostInsets(top: top, bottom: bottom))
    let landscapeTop: CGFloat = device.idiom == .pad ? 24 : 0
    #expect(
      device.safeInsets(in: .landscapeLeft) == HostInsets(top: landscapeTop, left: side, bottom: landscapeBottom, right: side))
    #expect(device.size(in: .landscapeRight) == CGSize(width: height, height: width))
    #expect(device.statusBarHeight(in: .landscapeLeft) == (device.idiom == .pad ? 24 : 0))
  }

  @Test func sizeClassesFollowTheGlass() {
    let phone = DeviceProfile.iPhone14
    #expect(phone.sizeClasses(for: phone.size(in: .portrait)) == (.compact, .regular))
    #expect(phone.sizeClasses(for: phone.size(in: .landscapeLeft)) == (.compact, .compact))
    let wide = DeviceProfile.iPhone14Plus
    #expect(wide.sizeClasses(for: wide.size(in: .landscapeLeft)) == (.regular, .compact))
    let pad = DeviceProfile.iPad
    #expect(pad.sizeClasses(for: pad.size) == (.regular, .regular))
    #expect(pad.sizeClasses(for: pad.size(in: .landscapeLeft)) == (.regular, .regular))
    #expect(DeviceProfile.desktop.sizeClasses(for: CGSize(width: 400, height: 700)) == (.compact, .regular))
    #expect(DeviceProfile.desktop.sizeClasses(for: CGSize(width: 900, height: 300)) == (.regular, .compact))
  }

  @Test func namesAreFoundHoweverTheyAreWritten() {
    #expect(DeviceProfile.named("iphone-14") == .iPhone14)
    #expect(DeviceProfile.named("iPhone SE") == .iPhoneSE)
    #expect(DeviceProfile.named("IPAD") == .iPad)
    #expect(DeviceProfile.named("ipad pro 12.9") == .iPadPro13)
    #expect(DeviceProfile.named("nokia") == nil)
    #expect(DeviceProfile.named("") == nil)
    #expect(Set(DeviceProfile.all.map(\.name)).count == DeviceProfile.all.count)
  }

  @Test func theNextDeviceGoesRoundThroughAll() {
    var seen: [String] = []
    var device = DeviceProfile.iPhone14
    repeat {
      seen.append(device.name)
      device = device.next
    } while device != .iPhone14 && seen.count < 100
    #expect(Set(seen) == Set(DeviceProfile.all.map(\.name)))
  }

  @Test func aFreeWindowIsNotTurned() {
    let desktop = DeviceProfile.desktop
    #expect(desktop.size(in: .landscapeLeft) == desktop.size)
    #expect(desktop.statusBarHeight(in: .landscapeLeft) == desktop.statusBarHeight)
  }
}
