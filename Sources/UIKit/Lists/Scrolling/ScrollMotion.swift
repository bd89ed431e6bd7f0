/// What content does along one axis after the finger left, from the first moment to its rest: a chain of glides and bounces.
struct ScrollMotion: Equatable, Sendable {
  private enum Course: Equatable, Sendable {
    case glide(ScrollDeceleration)
    case bounce(ScrollBounce, edge: CGFloat)
    case rest(CGFloat)
  }

  private struct Leg: Equatable, Sendable {
    let begin: CFTimeInterval
    let course: Course
  }

  private var legs: [Leg] = []
  /// Seconds until everything rests.
  private(set) var duration: CFTimeInterval = 0
  /// Where it rests.
  private(set) var target: CGFloat

  /// The motion of content let go at `position` with `velocity` (points per second), where `range` holds the offsets of content in place.
  ///
  /// - Parameters:
  ///   - rate: What is left of the speed after each millisecond.
  ///   - bounces: Whether content that arrives at an edge with speed goes past it; without, it stops there.
  init(from position: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool) {
    target = position
    var position = position
    var velocity = velocity.isFinite ? velocity : 0
    var hasHitEdge = false
    // Out of an edge, across, and out of the other edge at most: four legs are never exceeded.
    for _ in 0..<4 {
      if !range.contains(position) || hasHitEdge {
        let edge = position < range.lowerBound ? range.lowerBound : position > range.upperBound ? range.upperBound : position
        let bounce =
          hasHitEdge ? ScrollBounce(hittingEdgeAt: velocity) : ScrollBounce(releasedAt: position - edge, velocity: velocity)
        legs.append(Leg(begin: duration, course: .bounce(bounce, edge: edge)))
        if let crossing = bounce.crossing, range.lowerBound < range.upperBound,
          abs(bounce.velocity(at: crossing)) > ScrollDeceleration.stopSpeed
        {
          duration += crossing
          position = edge
          velocity = bounce.velocity(at: crossing)
          continue
        }
        duration += bounce.duration
        target = edge
        break
      }
      let glide = ScrollDeceleration(start: position, velocity: velocity, rate: rate)
      let edge = velocity < 0 ? range.lowerBound : range.upperBound
      guard abs(velocity) > ScrollDeceleration.stopSpeed else {
        target = position
        break
      }
      legs.append(Leg(begin: duration, course: .glide(glide)))
      guard let crossing = glide.time(reaching: edge), crossing < glide.duration else {
        duration += glide.duration
        target = glide.target
        break
      }
      duration += crossing
      target = edge
      guard bounces else { break }
      position = edge
      velocity = glide.velocity(at: crossing)
      hasHitEdge = true
    }
    legs.append(Leg(begin: duration, course: .rest(target)))
  }

  /// A glide from `position` that comes to rest at `target`, whatever edges there are: the wish of a delegate.
  init(from position: CGFloat, to target: CGFloat, rate: CGFloat) {
    let glide = ScrollDeceleration(start: position, reaching: target, rate: rate)
    self.target = target
    duration = glide.duration
    legs = [Leg(begin: 0, course: .glide(glide)), Leg(begin: duration, course: .rest(target))]
  }

  func position(at time: CFTimeInterval) -> CGFloat {
    let leg = leg(at: time)
    return switch leg.course {
    case .glide(let glide): glide.position(at: time - leg.begin)
    case .bounce(let bounce, let edge): edge + bounce.position(at: time - leg.begin)
    case .rest(let position): position
    }
  }

  /// Points per second.
  func velocity(at time: CFTimeInterval) -> CGFloat {
    let leg = leg(at: time)
    return switch leg.course {
    case .glide(let glide): glide.velocity(at: time - leg.begin)
    case .bounce(let bounce, _): bounce.velocity(at: time - leg.begin)
    case .rest: 0
    }
  }

  private func leg(at time: CFTimeInterval) -> Leg {
    legs.last { $0.begin <= time } ?? legs[0]
  }
}
