package import Host

/// Paints a scene's stage into its native window, and shows what changed.
@MainActor package final class SceneRenderer {
  package let window: any HostWindow
  package let compositor: Compositor
  private var generation: Int?

  init(scene: UIWindowScene, isMinimized: Bool = false) throws(HostError) {
    guard let host = UIApplication.host else { throw HostError("A scene needs a host to be shown on.") }
    window = try host.openWindow(
      title: scene.title ?? Self.programName, orientation: UIApplication.shared.deviceOrientation, isMinimized: isMinimized)
    compositor = Compositor(root: scene.stage)
  }

  private static var programName: String { ProcessInfo.processInfo.processName }

  /// Shows a name in the title bar; nil for the program's.
  func showTitle(_ title: String?) { window.title = title ?? Self.programName }

  var needsFrame: Bool { compositor.needsFrame }
  var isAnimating: Bool { compositor.isAnimating }

  /// Paints and presents what changed since the last frame; nothing where nothing did.
  func render(at time: CFTimeInterval) {
    guard let buffer = window.frameBuffer() else { return }
    if buffer.generation != generation {
      generation = buffer.generation
      compositor.invalidate()
    }
    let damage = compositor.composite(into: buffer, scale: window.scale, at: time)
    guard !damage.isEmpty else { return }
    window.present(damage: damage)
    Trace.mark("present", "\(damage.map { "\($0.width)x\($0.height)+\($0.x)+\($0.y)" }.joined(separator: " "))")
  }

  /// The window system lost the pixels.
  func presentAll() { compositor.invalidate() }

  func keepPicture() { window.keepPicture(true) }
  func forgetPicture() {
    window.keepPicture(false)
    compositor.invalidate()
  }
}
