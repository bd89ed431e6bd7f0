extension PathStorage {
  /// An arc of a circle, with a line from the pen to its beginning if there is a pen.
  ///
  /// - Parameter sweep: radians to go, negative ones towards smaller angles.
  package mutating func arc(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat, transform: CGAffineTransform) {
    guard center.isFinite, radius.isFinite, start.isFinite, sweep.isFinite else { return }
    let radius = abs(radius)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(start).applying(transform)
    if current == nil { move(to: first) } else { line(to: first) }
    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / CGFloat(count)
    // The handle length that puts the middle of the curve on the circle.
    let handle = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = start + CGFloat(index) * step
      let to = index == count - 1 ? start + sweep : from + step
      let (begin, end) = (point(from), point(to))
      curve(
        to: end.applying(transform),
        control1: CGPoint(x: begin.x - handle * sin(from), y: begin.y + handle * cos(from)).applying(transform),
        control2: CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to)).applying(transform))
    }
  }

  /// How far an arc between two angles goes, in the direction asked for and at most once around.
  package static func sweep(from start: CGFloat, to end: CGFloat, towardsSmaller: Bool) -> CGFloat {
    let full = 2 * CGFloat.pi
    guard start.isFinite, end.isFinite else { return 0 }
    let delta = towardsSmaller ? start - end : end - start
    if delta >= full { return towardsSmaller ? -full : full }
    let positive = delta < 0 ? delta - (delta / full).rounded(.down) * full : delta
    return towardsSmaller ? -positive : positive
  }

  /// An arc that rounds the corner at `corner` on the way to `end`, with the line that leads to it.
  package mutating func arc(tangent1 corner: CGPoint, tangent2 end: CGPoint, radius: CGFloat, transform: CGAffineTransform) {
    guard let pen = current?.applying(transform.inverted()) else { return move(to: corner.applying(transform)) }
    let incoming = CGVector(dx: pen.x - corner.x, dy: pen.y - corner.y)
    let outgoing = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let incomingLength = hypot(incoming.dx, incoming.dy)
    let outgoingLength = hypot(outgoing.dx, outgoing.dy)
    let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
    guard radius > 0, incomingLength > 0, outgoingLength > 0, abs(cross) > 1e-9 * incomingLength * outgoingLength else {
      return line(to: corner.applying(transform))
    }
    let from = CGVector(dx: incoming.dx / incomingLength, dy: incoming.dy / incomingLength)
    let to = CGVector(dx: outgoing.dx / outgoingLength, dy: outgoing.dy / outgoingLength)
    let half = acos(min(max(from.dx * to.dx + from.dy * to.dy, -1), 1)) / 2
    let distance = radius / tan(half)
    let bisector = CGVector(dx: from.dx + to.dx, dy: from.dy + to.dy)
    let length = hypot(bisector.dx, bisector.dy)
    let reach = radius / sin(half)
    let center = CGPoint(x: corner.x + bisector.dx / length * reach, y: corner.y + bisector.dy / length * reach)
    let first = CGPoint(x: corner.x + from.dx * distance, y: corner.y + from.dy * distance)
    let last = CGPoint(x: corner.x + to.dx * distance, y: corner.y + to.dy * distance)
    let start = atan2(first.y - center.y, first.x - center.x)
    var sweep = atan2(last.y - center.y, last.x - center.x) - start
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    arc(center: center, radius: radius, start: start, sweep: sweep, transform: transform)
  }

  package mutating func ellipse(in rect: CGRect, transform: CGAffineTransform) {
    guard rect.isFinite else { return }
    let unit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY
    ).concatenating(transform)
    move(to: CGPoint(x: 1, y: 0).applying(unit))
    arc(center: .zero, radius: 1, start: 0, sweep: 2 * .pi, transform: unit)
    close()
  }

  /// Corners are quarters of an ellipse; radii are cut to half of the sides.
  package mutating func roundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    let width = min(cornerWidth.isFinite ? max(cornerWidth, 0) : 0, rect.width / 2)
    let height = min(cornerHeight.isFinite ? max(cornerHeight, 0) : 0, rect.height / 2)
    guard width > 0, height > 0 else {
      var plain = PathStorage()
      plain.rect(rect)
      return append(plain.applying(transform))
    }
    let quarter = CGFloat.pi / 2
    move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform))
    for (index, corner) in [
      CGPoint(x: rect.maxX - width, y: rect.maxY - height), CGPoint(x: rect.minX + width, y: rect.maxY - height),
      CGPoint(x: rect.minX + width, y: rect.minY + height), CGPoint(x: rect.maxX - width, y: rect.minY + height),
    ].enumerated() {
      let unit = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: corner.x, ty: corner.y).concatenating(transform)
      arc(center: .zero, radius: 1, start: CGFloat(index) * quarter, sweep: quarter, transform: unit)
    }
    close()
  }
}
