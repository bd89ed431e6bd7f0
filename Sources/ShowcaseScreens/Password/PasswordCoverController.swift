import UIKit

/// The password window's controller: it has nothing to show, but says how the status bar looks over the yellow.
final class PasswordCoverController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
}
