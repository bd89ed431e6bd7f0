import UIKit

/// What happened, in order.
@MainActor final class CallLog {
  private(set) var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
  func clear() { entries = [] }
  /// What happened since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// Notes every call of the life cycle under its name.
final class LoggingController: UIViewController {
  let name: String
  let log: CallLog
  var notesLayout = false
  var windowAtViewWillAppear: UIWindow?
  var sizeAtIsAppearing: CGSize?
  var styleAtIsAppearing: UIUserInterfaceStyle?

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) { log.note("\(name).\(what)") }

  override func loadView() {
    note("loadView")
    super.loadView()
    view.backgroundColor = .white
  }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) {
    windowAtViewWillAppear = viewIfLoaded?.window
    note("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    sizeAtIsAppearing = view.window == nil ? nil : view.bounds.size
    styleAtIsAppearing = traitCollection.userInterfaceStyle
    note("viewIsAppearing")
  }
  override func viewWillLayoutSubviews() { if notesLayout { note("viewWillLayoutSubviews") } }
  override func viewDidLayoutSubviews() { if notesLayout { note("viewDidLayoutSubviews") } }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "willMove(nil)" : "willMove") }
  override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "didMove(nil)" : "didMove") }
}

extension CallLog {
  /// Only the calls about appearing and loading.
  func takeAppearances() -> [String] { take().filter { !$0.contains("ove") && !$0.contains("loadView") && !$0.contains("IsAppearing") } }
}

extension UIView {
  /// This view or the first one in it, depth first, that is a label with `text`.
  func label(_ text: String) -> UILabel? {
    if let label = self as? UILabel, label.text == text { return label }
    return subviews.lazy.compactMap { $0.label(text) }.first
  }
}

extension UIApplication {
  /// The window of alert views, at the level observed on devices.
  var alertWindow: UIWindow? { windows.first { $0.windowLevel.rawValue == 1996 && !$0.isHidden } }
}
