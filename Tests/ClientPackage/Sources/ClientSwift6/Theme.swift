import UIKit

/// A plain value that holds a colour outside every actor.
struct Theme {
  var tint = UIColor.red
  var font = UIFont.systemFont(ofSize: 17)
}
