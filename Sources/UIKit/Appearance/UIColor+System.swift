extension UIColor {
  /// A red.
  public class var systemRed: UIColor { System.systemRed }
  /// An orange.
  public class var systemOrange: UIColor { System.systemOrange }
  /// A yellow.
  public class var systemYellow: UIColor { System.systemYellow }
  /// A green.
  public class var systemGreen: UIColor { System.systemGreen }
  /// A mint.
  public class var systemMint: UIColor { System.systemMint }
  /// A teal.
  public class var systemTeal: UIColor { System.systemTeal }
  /// A cyan.
  public class var systemCyan: UIColor { System.systemCyan }
  /// A blue; the tint of what can be tapped.
  public class var systemBlue: UIColor { System.systemBlue }
  /// An indigo.
  public class var systemIndigo: UIColor { System.systemIndigo }
  /// A purple.
  public class var systemPurple: UIColor { System.systemPurple }
  /// A pink.
  public class var systemPink: UIColor { System.systemPink }
  /// A brown.
  public class var systemBrown: UIColor { System.systemBrown }
  /// A grey.
  public class var systemGray: UIColor { System.systemGray }
  /// The second grey.
  public class var systemGray2: UIColor { System.systemGray2 }
  /// The third grey.
  public class var systemGray3: UIColor { System.systemGray3 }
  /// The fourth grey.
  public class var systemGray4: UIColor { System.systemGray4 }
  /// The fifth grey.
  public class var systemGray5: UIColor { System.systemGray5 }
  /// The lightest grey.
  public class var systemGray6: UIColor { System.systemGray6 }
  /// Text that matters most.
  public class var label: UIColor { System.label }
  /// Text that matters less.
  public class var secondaryLabel: UIColor { System.secondaryLabel }
  /// Text that matters little.
  public class var tertiaryLabel: UIColor { System.tertiaryLabel }
  /// Text that hardly matters.
  public class var quaternaryLabel: UIColor { System.quaternaryLabel }
  /// Text that stands where the user’s will.
  public class var placeholderText: UIColor { System.placeholderText }
  /// A thin line that lets content through.
  public class var separator: UIColor { System.separator }
  /// A thin line that lets nothing through.
  public class var opaqueSeparator: UIColor { System.opaqueSeparator }
  /// A link.
  public class var link: UIColor { System.link }
  /// A thin, small shape.
  public class var systemFill: UIColor { System.systemFill }
  /// A shape of middling size.
  public class var secondarySystemFill: UIColor { System.secondarySystemFill }
  /// A large shape, as of a field.
  public class var tertiarySystemFill: UIColor { System.tertiarySystemFill }
  /// A large area with content.
  public class var quaternarySystemFill: UIColor { System.quaternarySystemFill }
  /// The ground of the main content.
  public class var systemBackground: UIColor { System.systemBackground }
  /// Content on the ground.
  public class var secondarySystemBackground: UIColor { System.secondarySystemBackground }
  /// Content on that.
  public class var tertiarySystemBackground: UIColor { System.tertiarySystemBackground }
  /// The ground of grouped content.
  public class var systemGroupedBackground: UIColor { System.systemGroupedBackground }
  /// A group on the ground.
  public class var secondarySystemGroupedBackground: UIColor { System.secondarySystemGroupedBackground }
  /// Content in a group.
  public class var tertiarySystemGroupedBackground: UIColor { System.tertiarySystemGroupedBackground }
  /// The ground of grouped content, under its older name (M2-25).
  public class var groupTableViewBackground: UIColor { System.systemGroupedBackground }

  /// The values of M2-01 to M2-30, and of the shades between them that those rows leave out.
  private enum System {
    static let systemRed = SystemShade.color(
      light: SystemShade(255, 59, 48), dark: SystemShade(255, 69, 58), contrastLight: SystemShade(215, 0, 21),
      contrastDark: SystemShade(255, 105, 97))
    static let systemOrange = SystemShade.color(
      light: SystemShade(255, 149, 0), dark: SystemShade(255, 159, 10), contrastLight: SystemShade(201, 52, 0),
      contrastDark: SystemShade(255, 179, 64))
    static let systemYellow = SystemShade.color(
      light: SystemShade(255, 204, 0), dark: SystemShade(255, 214, 10), contrastLight: SystemShade(160, 90, 0),
      contrastDark: SystemShade(255, 212, 38))
    static let systemGreen = SystemShade.color(
      light: SystemShade(52, 199, 89), dark: SystemShade(48, 209, 88), contrastLight: SystemShade(36, 138, 61),
      contrastDark: SystemShade(48, 219, 91))
    static let systemMint = SystemShade.color(
      light: SystemShade(0, 199, 190), dark: SystemShade(99, 230, 226), contrastLight: SystemShade(12, 129, 123),
      contrastDark: SystemShade(102, 212, 207))
    static let systemTeal = SystemShade.color(
      light: SystemShade(48, 176, 199), dark: SystemShade(64, 200, 224), contrastLight: SystemShade(0, 130, 153),
      contrastDark: SystemShade(93, 230, 255))
    static let systemCyan = SystemShade.color(
      light: SystemShade(50, 173, 230), dark: SystemShade(100, 210, 255), contrastLight: SystemShade(0, 113, 164),
      contrastDark: SystemShade(112, 215, 255))
    static let systemBlue = SystemShade.color(
      light: SystemShade(0, 122, 255), dark: SystemShade(10, 132, 255), contrastLight: SystemShade(0, 64, 221),
      contrastDark: SystemShade(64, 156, 255))
    static let systemIndigo = SystemShade.color(
      light: SystemShade(88, 86, 214), dark: SystemShade(94, 92, 230), contrastLight: SystemShade(54, 52, 163),
      contrastDark: SystemShade(125, 122, 255))
    static let systemPurple = SystemShade.color(
      light: SystemShade(175, 82, 222), dark: SystemShade(191, 90, 242), contrastLight: SystemShade(137, 68, 171),
      contrastDark: SystemShade(218, 143, 255))
    static let systemPink = SystemShade.color(
      light: SystemShade(255, 45, 85), dark: SystemShade(255, 55, 95), contrastLight: SystemShade(211, 15, 69),
      contrastDark: SystemShade(255, 100, 130))
    static let systemBrown = SystemShade.color(
      light: SystemShade(162, 132, 94), dark: SystemShade(172, 142, 104), contrastLight: SystemShade(127, 101, 69),
      contrastDark: SystemShade(181, 148, 105))
    static let systemGray = SystemShade.color(
      light: SystemShade(142, 142, 147), dark: SystemShade(142, 142, 147), contrastLight: SystemShade(108, 108, 112),
      contrastDark: SystemShade(174, 174, 178))
    static let systemGray2 = SystemShade.color(
      light: SystemShade(174, 174, 178), dark: SystemShade(99, 99, 102), contrastLight: SystemShade(142, 142, 147),
      contrastDark: SystemShade(124, 124, 128))
    static let systemGray3 = SystemShade.color(
      light: SystemShade(199, 199, 204), dark: SystemShade(72, 72, 74), contrastLight: SystemShade(174, 174, 178),
      contrastDark: SystemShade(84, 84, 86))
    static let systemGray4 = SystemShade.color(
      light: SystemShade(209, 209, 214), dark: SystemShade(58, 58, 60), contrastLight: SystemShade(188, 188, 192),
      contrastDark: SystemShade(68, 68, 70))
    static let systemGray5 = SystemShade.color(
      light: SystemShade(229, 229, 234), dark: SystemShade(44, 44, 46), contrastLight: SystemShade(216, 216, 220),
      contrastDark: SystemShade(54, 54, 56))
    static let systemGray6 = SystemShade.color(
      light: SystemShade(242, 242, 247), dark: SystemShade(28, 28, 30), contrastLight: SystemShade(235, 235, 240),
      contrastDark: SystemShade(36, 36, 38))
    static let label = SystemShade.color(
      light: SystemShade(0, 0, 0), dark: SystemShade(255, 255, 255))
    static let secondaryLabel = SystemShade.color(
      light: SystemShade(60, 60, 67, 0.6), dark: SystemShade(235, 235, 245, 0.6), contrastLight: SystemShade(60, 60, 67, 0.68),
      contrastDark: SystemShade(235, 235, 245, 0.68))
    static let tertiaryLabel = SystemShade.color(
      light: SystemShade(60, 60, 67, 0.3), dark: SystemShade(235, 235, 245, 0.3), contrastLight: SystemShade(60, 60, 67, 0.38),
      contrastDark: SystemShade(235, 235, 245, 0.38))
    static let quaternaryLabel = SystemShade.color(
      light: SystemShade(60, 60, 67, 0.18), dark: SystemShade(235, 235, 245, 0.16), contrastLight: SystemShade(60, 60, 67, 0.26),
      contrastDark: SystemShade(235, 235, 245, 0.24))
    static let placeholderText = SystemShade.color(
      light: SystemShade(60, 60, 67, 0.3), dark: SystemShade(235, 235, 245, 0.3), contrastLight: SystemShade(60, 60, 67, 0.38),
      contrastDark: SystemShade(235, 235, 245, 0.38))
    static let separator = SystemShade.color(
      light: SystemShade(60, 60, 67, 0.29), dark: SystemShade(84, 84, 88, 0.6), contrastLight: SystemShade(60, 60, 67, 0.37),
      contrastDark: SystemShade(84, 84, 88, 0.68))
    static let opaqueSeparator = SystemShade.color(
      light: SystemShade(198, 198, 200), dark: SystemShade(56, 56, 58))
    static let link = SystemShade.color(
      light: SystemShade(0, 122, 255), dark: SystemShade(9, 132, 255))
    static let systemFill = SystemShade.color(
      light: SystemShade(120, 120, 128, 0.2), dark: SystemShade(120, 120, 128, 0.36), contrastLight: SystemShade(120, 120, 128, 0.28),
      contrastDark: SystemShade(120, 120, 128, 0.44))
    static let secondarySystemFill = SystemShade.color(
      light: SystemShade(120, 120, 128, 0.16), dark: SystemShade(120, 120, 128, 0.32), contrastLight: SystemShade(120, 120, 128, 0.24),
      contrastDark: SystemShade(120, 120, 128, 0.4))
    static let tertiarySystemFill = SystemShade.color(
      light: SystemShade(118, 118, 128, 0.12), dark: SystemShade(118, 118, 128, 0.24), contrastLight: SystemShade(118, 118, 128, 0.2),
      contrastDark: SystemShade(118, 118, 128, 0.32))
    static let quaternarySystemFill = SystemShade.color(
      light: SystemShade(116, 116, 128, 0.08), dark: SystemShade(118, 118, 128, 0.18), contrastLight: SystemShade(116, 116, 128, 0.16),
      contrastDark: SystemShade(118, 118, 128, 0.26))
    static let systemBackground = SystemShade.color(
      light: SystemShade(255, 255, 255), dark: SystemShade(0, 0, 0), contrastDark: SystemShade(0, 0, 0), raised: SystemShade(28, 28, 30),
      contrastRaised: SystemShade(36, 36, 38))
    static let secondarySystemBackground = SystemShade.color(
      light: SystemShade(242, 242, 247), dark: SystemShade(28, 28, 30), contrastLight: SystemShade(235, 235, 240),
      contrastDark: SystemShade(36, 36, 38), raised: SystemShade(44, 44, 46), contrastRaised: SystemShade(54, 54, 56))
    static let tertiarySystemBackground = SystemShade.color(
      light: SystemShade(255, 255, 255), dark: SystemShade(44, 44, 46), contrastDark: SystemShade(54, 54, 56),
      raised: SystemShade(58, 58, 60), contrastRaised: SystemShade(68, 68, 70))
    static let systemGroupedBackground = SystemShade.color(
      light: SystemShade(242, 242, 247), dark: SystemShade(0, 0, 0), contrastLight: SystemShade(235, 235, 240),
      contrastDark: SystemShade(0, 0, 0), raised: SystemShade(28, 28, 30), contrastRaised: SystemShade(36, 36, 38))
    static let secondarySystemGroupedBackground = SystemShade.color(
      light: SystemShade(255, 255, 255), dark: SystemShade(28, 28, 30), contrastDark: SystemShade(36, 36, 38),
      raised: SystemShade(44, 44, 46), contrastRaised: SystemShade(54, 54, 56))
    static let tertiarySystemGroupedBackground = SystemShade.color(
      light: SystemShade(242, 242, 247), dark: SystemShade(44, 44, 46), contrastLight: SystemShade(235, 235, 240),
      contrastDark: SystemShade(54, 54, 56), raised: SystemShade(58, 58, 60), contrastRaised: SystemShade(68, 68, 70))
  }
}
