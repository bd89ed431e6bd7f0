/// The growing resistance to a finger that pulls content past its edge (M8-27).
struct RubberBand: Equatable, Sendable {
  private static let stiffness: CGFloat = 0.55

  /// The scroll view's length on the axis, in points.
  let length: CGFloat

  /// How far past the edge the content is shown for a finger that is `pull` past it; the sign is kept.
  func shown(for pull: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let amount = (1 - 1 / (Self.stiffness * abs(pull) / length + 1)) * length
    return pull < 0 ? -amount : amount
  }

  /// The finger's distance past the edge at which the content is shown `shown` past it.
  func pull(for shown: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    // Content never comes as far as the view is long; a bounce at great speed may have carried it there.
    let part = min(abs(shown) / length, 0.999)
    let amount = (1 / (1 - part) - 1) * length / Self.stiffness
    return shown < 0 ? -amount : amount
  }

  /// How much the content moves for each point of the finger's, at a distance `pull` past the edge.
  func slope(at pull: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let denominator = Self.stiffness * abs(pull) / length + 1
    return Self.stiffness / (denominator * denominator)
  }
}
