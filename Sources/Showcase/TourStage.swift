import Host
import UIKit

/// What one walk of the tour is drawn on.
struct TourStage {
  let device: DeviceProfile
  let appearance: UIUserInterfaceStyle
  let orientation: UIInterfaceOrientation

  init(_ device: DeviceProfile, _ appearance: UIUserInterfaceStyle, _ orientation: UIInterfaceOrientation) {
    self.device = device
    self.appearance = appearance
    self.orientation = orientation
  }

  /// How the names of its pictures begin, such as `iphone-14-dark`.
  var name: String {
    let device = device.name.lowercased().replacingOccurrences(of: " ", with: "-")
    return "\(device)-\(appearance == .dark ? "dark" : "light")\(orientation == .portrait ? "" : "-landscape")"
  }
}
