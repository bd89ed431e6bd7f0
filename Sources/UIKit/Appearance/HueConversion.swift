/// Between red, green, blue and hue, saturation, brightness; all from 0 to 1.
enum HueConversion {
  static func red(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return (part(5), part(3), part(1))
  }

  static func hue(red: CGFloat, green: CGFloat, blue: CGFloat) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    guard range > 0 else { return (0, 0, most) }
    let sextant: CGFloat
    if most == red {
      sextant = ((green - blue) / range).truncatingRemainder(dividingBy: 6)
    } else if most == green {
      sextant = (blue - red) / range + 2
    } else {
      sextant = (red - green) / range + 4
    }
    let hue = sextant / 6
    return (hue < 0 ? hue + 1 : hue, range / most, most)
  }
}
