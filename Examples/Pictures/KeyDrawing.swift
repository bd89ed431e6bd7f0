import UIKit

/// Four moments in the life of an app's window and an overlay: which of them is key.
enum KeyDrawing {
  @MainActor static func windows(in size: CGSize) -> [UIWindow] {
    let moments: [(caption: String, hasOverlay: Bool, overlayIsKey: Bool)] = [
      ("app.makeKeyAndVisible()", false, false), ("overlay.isHidden = false\nshows, and takes no keys", true, false),
      ("overlay.makeKey()", true, true), ("overlay.isHidden = true\nthe window in front is key", false, false),
    ]
    var windows: [UIWindow] = []
    for (index, moment) in moments.enumerated() {
      let x = 26 + CGFloat(index) * 182
      let app = Pane(
        frame: CGRect(x: x, y: 24, width: 150, height: 170), title: "app", color: .systemBlue, leans: false)
      app.isHidden = false
      windows.append(app)
      if moment.hasOverlay {
        let overlay = Pane(
          frame: CGRect(x: x + 22, y: 86, width: 150, height: 80), title: "overlay", color: .systemGreen, level: .statusBar, leans: false)
        overlay.backgroundColor = UIColor.white.withAlphaComponent(0.94)
        overlay.isHidden = false
        if moment.overlayIsKey { overlay.markKey() }
        windows.append(overlay)
      }
      if !moment.overlayIsKey { app.markKey() }
      let caption = Caption(moment.caption, at: CGPoint(x: x, y: 208), width: 178)
      caption.isHidden = false
      windows.append(caption)
    }
    return windows
  }
}
