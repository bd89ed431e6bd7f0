/// What drawing and colours look up without being handed it; each thread has its own.
final class ThreadState {
  /// The contexts that are drawn into, the innermost last.
  var contexts: [DrawingContext] = []
  /// The traits that dynamic colours take; nil takes the usual ones.
  var traits: UITraitCollection?

  /// A thread's dictionary would cost a microsecond at each look, and every layout looks.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<ThreadState>.fromOpaque(pointer).release() }
    }
    return key
  }()

  /// That of the thread that asks.
  static var current: ThreadState {
    if let pointer = pthread_getspecific(key) { return Unmanaged<ThreadState>.fromOpaque(pointer).takeUnretainedValue() }
    let made = ThreadState()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }
}

/// A context that is drawn into, and the picture behind it where UIKit made it.
struct DrawingContext {
  let context: CGContext
  let bitmap: Bitmap?
  let scale: CGFloat
  let isOpaque: Bool
}
