/// Starts the host's text input while a responder that takes text has the keys, and says where its caret is.
///
/// Looked at once a commit: nothing else has to tell it that a window, a field or the focus changed.
@MainActor final class TextInputFocus {
  private weak var responder: UIResponder?
  private weak var window: UIWindow?
  private var caret: CGRect?
  private var isStarted = false

  func caretDidMove(rect: CGRect, in view: UIView) {
    guard view.isFirstResponder, let window = view.window else { return }
    caret = window.convert(view.convert(rect, to: window), to: nil as UIView?)
    if isStarted { tellHost() }
  }

  func update() {
    let application = UIApplication.shared
    let window = application.applicationState == .background ? nil : application.windowForKeys
    let responder = window.flatMap { $0.isHidden ? nil : $0.firstResponder }
    let input = responder is any UIKeyInput ? responder : nil
    guard input !== self.responder || window !== self.window || (input != nil) != isStarted else { return }
    self.responder = input
    self.window = window
    isStarted = input != nil
    if let view = input as? UIView, caret == nil { caret = view.convert(view.bounds, to: nil) }
    tellHost()
    if input == nil { caret = nil }
  }

  private func tellHost() {
    UIApplication.host?.setTextInput(caret: isStarted ? caret ?? .zero : nil, in: window?.windowScene?.renderer?.window)
  }
}
