/// Where a scroll indicator lies along its axis (M6-31).
struct ScrollIndicatorPlace: Equatable, Sendable {
  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36
  private static let shortestPulled: CGFloat = 8

  /// From the beginning of the scroll view, in points.
  let position: CGFloat
  let length: CGFloat

  /// The indicator of content shown at `offset`, where `track` is the room for it in the scroll view.
  init(offset: CGFloat, axis: ScrollAxis, track: ClosedRange<CGFloat>) {
    let room = track.upperBound - track.lowerBound
    let span = axis.range.upperBound - axis.range.lowerBound
    let whole = span + axis.length
    let share = whole > 0 ? axis.length / whole : 1
    let full = min(room, max(Self.shortest, room * share))
    let pulled = abs(offset - axis.clamped(offset))
    length = min(full, max(Self.shortestPulled, full - pulled))
    let progress = span > 0 ? (axis.clamped(offset) - axis.range.lowerBound) / span : offset > axis.range.upperBound ? 1 : 0
    position = track.lowerBound + (room - length) * progress
  }
}
