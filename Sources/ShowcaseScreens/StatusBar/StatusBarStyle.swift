import UIKit

/// The colours and the symbol of a status-bar notification.
package struct StatusBarStyle: Sendable {
  package var background: UIColor
  package var foreground: UIColor
  package var symbol: StatusBarSymbol?

  package static let standard = StatusBarStyle(background: .secondarySystemGroupedBackground, foreground: .label)
  package static let success = StatusBarStyle(background: .systemGreen, foreground: .white, symbol: .check)
  package static let warning = StatusBarStyle(background: .systemYellow, foreground: .black, symbol: .exclamation)
  package static let error = StatusBarStyle(background: .systemRed, foreground: .white, symbol: .cross)
  package static let dark = StatusBarStyle(background: UIColor(white: 0.13, alpha: 1), foreground: .white)

  package init(background: UIColor, foreground: UIColor, symbol: StatusBarSymbol? = nil) {
    self.background = background
    self.foreground = foreground
    self.symbol = symbol
  }
}
