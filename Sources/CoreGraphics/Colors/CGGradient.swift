/// Colours that run into each other along a line from 0 to 1.
public final class CGGradient: Sendable {
  struct Stop: Sendable {
    var location: Double
    var color: StandardColor
  }

  let stops: [Stop]

  /// A gradient of `colors` at `locations`, or evenly spread without any; nil if there is no colour.
  ///
  /// Objects that are no `CGColor` are left out, as is what has no location. Colours mix in sRGB, not premultiplied.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard let stops = CGGradient.stops(colors.map(\.standard), locations: locations) else { return nil }
    self.stops = stops
  }

  /// The same from a C array of locations, as many as there are colours.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    self.init(
      colorsSpace: space, colors: colors,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  /// A gradient of `count` colours whose components follow each other, alpha last; evenly spread without locations.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).map { index in
      StandardColor(space: space, values: Array(UnsafeBufferPointer(start: components + index * width, count: width)))
    }
    guard
      let stops = CGGradient.stops(
        colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    else { return nil }
    self.stops = stops
  }

  private static func stops(_ colors: [StandardColor], locations: [CGFloat]?) -> [Stop]? {
    guard !colors.isEmpty else { return nil }
    let places =
      locations?.map { $0.isFinite ? min(max(Double($0), 0), 1) : 0 }
      ?? colors.indices.map { colors.count == 1 ? 0 : Double($0) / Double(colors.count - 1) }
    // A stable sort, because two stops at one place make a hard edge in their order.
    return zip(places, colors).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map { Stop(location: $0.element.0, color: $0.element.1) }
  }
}

/// How far a gradient goes beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Options with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
