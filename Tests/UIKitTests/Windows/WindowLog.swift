import Foundation
import UIKit

/// Records the window notifications in the order in which they are posted.
@MainActor final class WindowLog {
  struct Entry: Equatable, CustomStringConvertible {
    let name: String
    let window: ObjectIdentifier
    var description: String { name }
  }

  private(set) var entries: [Entry] = []
  private(set) var sawUserInfo = false
  private(set) var wasAlwaysOnMainThread = true
  private var tokens: [any NSObjectProtocol] = []

  init() {
    let names = [
      UIWindow.didBecomeVisibleNotification: "visible", UIWindow.didBecomeHiddenNotification: "hidden",
      UIWindow.didBecomeKeyNotification: "key", UIWindow.didResignKeyNotification: "resign",
    ]
    for (name, short) in names {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
        let isMainThread = Thread.isMainThread
        let hasUserInfo = notification.userInfo != nil
        let window = notification.object.map { ObjectIdentifier($0 as AnyObject) }
        MainActor.assumeIsolated {
          guard let self, let window else { return }
          self.wasAlwaysOnMainThread = self.wasAlwaysOnMainThread && isMainThread
          self.sawUserInfo = self.sawUserInfo || hasUserInfo
          self.entries.append(Entry(name: short, window: window))
        }
      }
      tokens.append(token)
    }
  }

  isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

  func clear() { entries = [] }

  /// Adds something of the test's own to the same sequence.
  func note(_ name: String, _ window: UIWindow) { entries.append(Entry(name: name, window: ObjectIdentifier(window))) }

  static func entry(_ name: String, _ window: UIWindow) -> Entry { Entry(name: name, window: ObjectIdentifier(window)) }
}

extension UIWindow {
  /// A window that fills the screen, with a controller, at a level.
  static func filling(_ level: UIWindow.Level = .normal, color: UIColor? = nil) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = level
    window.rootViewController = UIViewController()
    window.backgroundColor = color
    KeptWindows.keep(window)
    return window
  }
}

/// Keeps windows alive to the end of their application, as an app must (W-30): a test often needs only what lies in one.
@MainActor enum KeptWindows {
  private static var windows: [UIWindow] = []

  static func keep(_ window: UIWindow) {
    windows.removeAll { $0.windowScene == nil }
    windows.append(window)
  }
}
