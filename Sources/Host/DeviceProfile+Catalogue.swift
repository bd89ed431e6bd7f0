import CoreGraphics

extension DeviceProfile {
  /// A phone with a home button and square corners, 375×667 (M1-01).
  public static let iPhoneSE = phone("iPhone SE", 375, 667, scale: 2, radius: 0, bar: 20, top: 20, bottom: 0)
  /// 414×736, shown at a whole scale of 3 (M1-02).
  public static let iPhone8Plus = phone("iPhone 8 Plus", 414, 736, radius: 0, bar: 20, top: 20, bottom: 0, wide: true)
  /// 375×812 with a notch (M1-03).
  public static let iPhone11Pro = phone("iPhone 11 Pro", 375, 812, radius: 39, bar: 44, top: 44)
  /// 414×896 at scale 2 (M1-04).
  public static let iPhone11 = phone("iPhone 11", 414, 896, scale: 2, radius: 41.5, bar: 48, top: 48, wide: true)
  /// 414×896 at scale 3 (M1-05).
  public static let iPhone11ProMax = phone("iPhone 11 Pro Max", 414, 896, radius: 39, bar: 44, top: 44, wide: true)
  /// The smallest phone with a notch, 375×812 (M1-06).
  public static let iPhone13Mini = phone("iPhone 13 mini", 375, 812, radius: 44, bar: 50, top: 50)
  /// 390×844 with a notch (M1-07).
  public static let iPhone14 = phone("iPhone 14", 390, 844, radius: 47.33, bar: 47, top: 47)
  /// 428×926 with a notch (M1-08).
  public static let iPhone14Plus = phone("iPhone 14 Plus", 428, 926, radius: 53.33, bar: 47, top: 47, wide: true)
  /// 393×852 with an island (M1-09).
  public static let iPhone15 = phone("iPhone 15", 393, 852, radius: 55, bar: 54, top: 59)
  /// 430×932 with an island (M1-10).
  public static let iPhone15ProMax = phone("iPhone 15 Pro Max", 430, 932, radius: 55, bar: 54, top: 59, wide: true)
  /// 402×874 with an island (M1-11).
  public static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, radius: 62, bar: 54, top: 62)
  /// 440×956 with an island (M1-11).
  public static let iPhone16ProMax = phone("iPhone 16 Pro Max", 440, 956, radius: 62, bar: 54, top: 62, wide: true)
  /// 820×1180 without a home button (M1-12).
  public static let iPad = pad("iPad", 820, 1180, radius: 25)
  /// 834×1194 (M1-13).
  public static let iPadPro11 = pad("iPad Pro 11", 834, 1194, radius: 18)
  /// 1024×1366 (M1-14).
  public static let iPadPro13 = pad("iPad Pro 12.9", 1024, 1366, radius: 18)
  /// 810×1080 with a home button (M1-15).
  public static let iPad9 = pad("iPad 9", 810, 1080, radius: 0, bar: 20, bottom: 0)

  /// A window of the desktop that the user sizes freely: regular in width at first, square corners, a status bar as on a tablet.
  public static let desktop = DeviceProfile(
    name: "Desktop", size: CGSize(width: 960, height: 640), scale: 1, cornerRadius: 0, statusBarHeight: 24,
    hidesStatusBarInLandscape: false, portraitInsets: HostInsets(top: 24), landscapeInsets: HostInsets(top: 24), idiom: .pad,
    hasRegularWidthInLandscape: true, isResizable: true)

  /// Every device there is, phones first; the key for the next device goes through them in this order.
  public static let all: [DeviceProfile] = [
    iPhoneSE, iPhone8Plus, iPhone11Pro, iPhone11, iPhone11ProMax, iPhone13Mini, iPhone14, iPhone14Plus, iPhone15, iPhone15ProMax,
    iPhone16Pro, iPhone16ProMax, iPad, iPadPro11, iPadPro13, iPad9, desktop,
  ]

  /// The device of this name; capitals, spaces and hyphens do not matter. Nil where there is none.
  public static func named(_ name: String) -> DeviceProfile? {
    let wanted = key(name)
    return all.first { key($0.name) == wanted }
  }

  /// The device after this one in `all`, the first again after the last.
  package var next: DeviceProfile {
    guard let index = Self.all.firstIndex(of: self) else { return .iPhone14 }
    return Self.all[(index + 1) % Self.all.count]
  }

  private static func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." } }

  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, radius: CGFloat, bar: CGFloat, top: CGFloat,
    bottom: CGFloat = 34, wide: Bool = false
  ) -> DeviceProfile {
    // On its side a phone keeps free at both ends what the notch needs at the top; one with a home button keeps nothing free.
    let side = bottom > 0 ? top : 0
    return DeviceProfile(
      name: name, size: CGSize(width: width, height: height), scale: scale, cornerRadius: radius, statusBarHeight: bar,
      hidesStatusBarInLandscape: true, portraitInsets: HostInsets(top: top, bottom: bottom),
      landscapeInsets: HostInsets(left: side, bottom: bottom > 0 ? 21 : 0, right: side), idiom: .phone, hasRegularWidthInLandscape: wide,
      isResizable: false)
  }

  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, radius: CGFloat, bar: CGFloat = 24, bottom: CGFloat = 20
  ) -> DeviceProfile {
    let insets = HostInsets(top: bar, bottom: bottom)
    return DeviceProfile(
      name: name, size: CGSize(width: width, height: height), scale: 2, cornerRadius: radius, statusBarHeight: bar,
      hidesStatusBarInLandscape: false, portraitInsets: insets, landscapeInsets: insets, idiom: .pad, hasRegularWidthInLandscape: true,
      isResizable: false)
  }
}
