/// One shade of a system colour: sRGB parts from 0 to 255, alpha from 0 to 1.
struct SystemShade: Sendable {
  let color: UIColor

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
    color = UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }

  /// A colour that takes one of its shades by style, contrast and level; a shade left out is that of normal contrast or of the base level.
  static func color(
    light: SystemShade, dark: SystemShade, contrastLight: SystemShade? = nil, contrastDark: SystemShade? = nil, raised: SystemShade? = nil,
    contrastRaised: SystemShade? = nil
  ) -> UIColor {
    UIColor { traits in
      let isHigh = traits.accessibilityContrast == .high
      guard traits.userInterfaceStyle == .dark else { return (isHigh ? contrastLight ?? light : light).color }
      if traits.userInterfaceLevel == .elevated, let raised { return (isHigh ? contrastRaised ?? raised : raised).color }
      return (isHigh ? contrastDark ?? dark : dark).color
    }
  }
}
