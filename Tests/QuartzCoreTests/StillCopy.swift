import CoreGraphics

@testable import QuartzCore

extension CALayer {
  /// A tree of new layers that looks as this one does at a moment, with nothing running.
  func stillCopy(at time: CFTimeInterval) -> CALayer {
    let copy = CALayer()
    copy.state = presentedState(at: time)
    copy.backing = backing
    for child in children { copy.addSublayer(child.stillCopy(at: time)) }
    copy.mask = maskLayer?.stillCopy(at: time)
    copy.flags.remove(.needsDisplay)
    return copy
  }
}
