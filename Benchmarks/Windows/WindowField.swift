import Foundation
import Host
import MemoryHost
import SimulatedUser
import UIKit

/// Many small windows on one screen, all shown, and one that fills it in front or behind.
@MainActor final class WindowField {
  private let host = MemoryHost(device: .iPhone14)
  private var windows: [UIWindow] = []
  private let front: UIWindow

  /// - Parameter declines: Whether all windows but the hindmost let touches through.
  init(count: Int, declines: Bool = false) throws {
    try host.connect()
    Launcher.launch(Launcher.makeApplication(host: host), delegate: nil)
    front = UIWindow(frame: UIScreen.main.bounds)
    front.windowLevel = declines ? .normal - 1 : .alert
    front.isHidden = false
    for index in 0..<count {
      let frame = declines ? UIScreen.main.bounds : CGRect(x: index % 39 * 10, y: index / 39 % 84 * 10, width: 10, height: 10)
      let window = declines ? DecliningWindow(frame: frame) : UIWindow(frame: frame)
      window.windowLevel = UIWindow.Level(CGFloat(index % 10))
      window.isHidden = false
      windows.append(window)
    }
    turn()
  }

  func close() {
    for window in windows { window.isHidden = true }
    front.isHidden = true
    turn()
    SimulatedApplication.stop()
  }

  /// Another level, and with it another place among all others.
  func timeOfGivingAPlace() -> Double {
    measure { index in
      let window = windows[index * 7919 % windows.count]
      window.windowLevel = UIWindow.Level((window.windowLevel.rawValue + 3).truncatingRemainder(dividingBy: 10))
    }
  }

  func timeOfRaising() -> Double { measure { index in windows[index * 7919 % windows.count].makeKeyAndVisible() } }

  func timeOfHittingTheFront() -> Double {
    guard let stack = front.windowScene?.stack else { return .infinity }
    return measure { _ in
      guard stack.hit(at: CGPoint(x: 195, y: 422), with: nil)?.window === front else { fatalError("The hit missed its window.") }
    }
  }

  /// One call of a declining window's `hitTest`, with the way of the point into its coordinates.
  func timeOfOneHitTest() -> Double {
    let point = CGPoint(x: 195, y: 422)
    // In the order in which a hit meets them, so that memory is as near or far.
    let met = front.windowScene.map { $0.stack.visibleFrontToBack.filter { $0 is DecliningWindow } } ?? windows
    return measure { index in
      let window = met[index % met.count]
      guard window.hitTest(window.convert(point, from: nil as UIView?), with: nil) == nil else { fatalError("The window did not decline.") }
    }
  }

  /// Microseconds of processor time for each call, the least of 25 rounds; the loop turns between the rounds.
  private func measure(_ body: (Int) -> Void) -> Double {
    let count = 200
    return (0..<25).map { round in
      turn()
      let start = processorTime()
      for index in 0..<count { body(round * count + index) }
      return (processorTime() - start) / Double(count) * 1e6
    }.min() ?? .infinity
  }

  private func turn() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }

  private func processorTime() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}

/// Lets every touch through.
final class DecliningWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
