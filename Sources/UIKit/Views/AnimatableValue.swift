/// The arithmetic of values that views animate by adding to them.
enum AnimatableValue {
  /// What must be added to `new` so that it looks like `old`, and what adds nothing; nil for values that cannot be added.
  static func difference(from old: Any?, to new: Any?) -> (start: Any, end: Any)? {
    switch (old, new) {
    case (let old as CGPoint, let new as CGPoint):
      return (CGPoint(x: old.x - new.x, y: old.y - new.y), CGPoint.zero)
    case (let old as CGSize, let new as CGSize):
      return (CGSize(width: old.width - new.width, height: old.height - new.height), CGSize.zero)
    case (let old as CGRect, let new as CGRect):
      let start = CGRect(
        origin: CGPoint(x: old.minX - new.minX, y: old.minY - new.minY),
        size: CGSize(width: old.width - new.width, height: old.height - new.height))
      return (start, CGRect.zero)
    case (let old as CGFloat, let new as CGFloat): return (old - new, CGFloat(0))
    case (let old as Float, let new as Float): return (old - new, Float(0))
    case (let old as Double, let new as Double): return (old - new, Double(0))
    default: return nil
    }
  }

  static func areEqual(_ old: Any?, _ new: Any?) -> Bool {
    switch (old, new) {
    case (nil, nil): true
    case (let old as CATransform3D, let new as CATransform3D): CATransform3DEqualToTransform(old, new)
    case (let old as CGRect, let new as CGRect): old == new
    case (let old as any Equatable, let new?): isEqual(old, new)
    default: false
    }
  }

  private static func isEqual<Value: Equatable>(_ old: Value, _ new: Any) -> Bool { (new as? Value) == old }
}
