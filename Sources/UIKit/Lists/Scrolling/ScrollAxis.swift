/// One axis of a scroll view: how long it is, which offsets put its content in place, and whether a finger may pull it.
struct ScrollAxis: Equatable, Sendable {
  /// The scroll view's length on this axis.
  let length: CGFloat
  /// The offsets with which the content lies in place; a single one where the content fits.
  let range: ClosedRange<CGFloat>
  /// Whether a finger can move it.
  let isScrollable: Bool
  /// Whether it gives way past its edges.
  let bounces: Bool

  init(length: CGFloat, content: CGFloat, insetBefore: CGFloat, insetAfter: CGFloat, bounces: Bool, alwaysBounces: Bool) {
    self.length = length
    let low = -insetBefore
    range = low...max(low, content + insetAfter - length)
    let fits = range.upperBound <= range.lowerBound
    isScrollable = !fits || (bounces && alwaysBounces)
    self.bounces = bounces
  }

  func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, range.lowerBound), range.upperBound) }

  /// The offset at which the content is shown when the finger asks for `wanted`.
  func shown(for wanted: CGFloat) -> CGFloat {
    let edge = clamped(wanted)
    guard bounces else { return edge }
    return edge + RubberBand(length: length).shown(for: wanted - edge)
  }

  /// The offset a finger must ask for so that the content is shown at `shown`.
  func wanted(for shown: CGFloat) -> CGFloat {
    let edge = clamped(shown)
    guard bounces else { return edge }
    return edge + RubberBand(length: length).pull(for: shown - edge)
  }

  /// How fast the content moves when the finger's wish changes at one point per second.
  func slope(at wanted: CGFloat) -> CGFloat {
    let edge = clamped(wanted)
    if wanted == edge { return 1 }
    return bounces ? RubberBand(length: length).slope(at: wanted - edge) : 0
  }
}
