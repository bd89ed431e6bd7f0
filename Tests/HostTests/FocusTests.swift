import CoreGraphics
import Host
import MemoryHost
import Testing

/// The memory host moves the focus between its windows as a window manager does.
@MainActor @Suite struct FocusTests {
  @MainActor private final class Listener: HostReceiver {
    var batches: [[String]] = []
    func host(_ host: any ScreenHost, received batch: [HostEvent]) {
      batches.append(batch.map { event in "\(event.kind) \(event.window?.title ?? "-")" })
    }
    func hostFrame(at time: Double) {}
  }

  private func opened(_ titles: String...) throws -> (MemoryHost, Listener, [MemoryWindow]) {
    let host = MemoryHost(device: .iPhoneSE)
    let listener = Listener()
    host.receiver = listener
    let windows = try titles.map { try #require(try host.openWindow(title: $0, orientation: .portrait) as? MemoryWindow) }
    host.deliver()
    return (host, listener, windows)
  }

  @Test("the first window has the focus untold; each further one takes it, in one batch") func opening() throws {
    let (host, listener, windows) = try opened("a", "b")
    #expect(listener.batches == [["focusLost a", "focusGained b"]])
    #expect(host.focused === windows[1])
  }

  @Test("a window that goes away hands the focus to another one that shows, and takes it back")
  func minimizing() throws {
    let (host, listener, windows) = try opened("a", "b")
    listener.batches = []
    windows[1].setMinimized(true)
    windows[0].setMinimized(true)
    windows[1].setMinimized(false)
    host.deliver()
    #expect(
      listener.batches == [
        ["minimized b", "focusLost b", "focusGained a"], ["minimized a", "focusLost a"], ["restored b", "focusGained b"],
      ])
  }

  @Test("a window that is closed is named no more, and the focus goes on") func closing() throws {
    let (host, listener, windows) = try opened("a", "b", "c")
    listener.batches = []
    windows[2].close()
    windows[0].setMinimized(true)
    windows[1].close()
    host.deliver()
    #expect(listener.batches == [["focusGained b"], ["minimized a"], ["focusLost -"]])
  }

  @Test("a window opened off the screen has no focus and tells nothing") func openedAway() throws {
    let host = MemoryHost(device: .iPhoneSE)
    let window = try host.openWindow(title: "a", orientation: .portrait, isMinimized: true) as? MemoryWindow
    #expect(window?.isMinimized == true)
    #expect(host.focused == nil)
  }
}
