import UIKit

/// Windows at their levels, seen from the side: the greater the level, the nearer.
enum LevelsDrawing {
  @MainActor static func windows(in size: CGSize) -> [UIWindow] {
    let panes: [(title: String, detail: String, color: UIColor, level: UIWindow.Level)] = [
      ("The app's window", "normal\n0", .systemBlue, .normal),
      ("Another one", "normal\n0\nshown later", .systemTeal, .normal),
      ("Status bar", "1000\nin no list", .systemGray, .statusBar),
      ("A notification", "statusBar\n1000\nbefore the\nsystem's", .systemGreen, .statusBar),
      ("UIAlertView", "1996", .systemPurple, .init(1996)),
      ("An alert of the app", "alert\n2000", .systemRed, .alert),
    ]
    // Shown in disorder: their levels put them in order.
    var windows: [UIWindow] = []
    for index in [4, 0, 2, 5, 1, 3] {
      let pane = panes[index]
      let origin = CGPoint(x: 30 + CGFloat(index) * 92, y: 60 + CGFloat(index) * 26)
      let window = Pane(
        frame: CGRect(origin: origin, size: CGSize(width: 215, height: 150)), title: pane.title, detail: pane.detail, color: pane.color,
        level: pane.level)
      window.backgroundColor = UIColor.white.withAlphaComponent(0.82)
      window.isHidden = false
      windows.append(window)
    }
    let back = Caption("the back of the screen", at: CGPoint(x: 30, y: 250), width: 160)
    let front = Caption("you look from here", at: CGPoint(x: 560, y: 372), width: 170, alignment: .right)
    for caption in [back, front] { caption.isHidden = false }
    return windows + [back, front]
  }
}
