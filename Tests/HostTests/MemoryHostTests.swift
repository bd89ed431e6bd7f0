import CoreGraphics
import Foundation
import Host
import MemoryHost
import Testing

@MainActor @Suite struct MemoryHostTests {
  private func opened(_ device: DeviceProfile = .iPhoneSE, _ orientation: HostOrientation = .portrait) throws -> (MemoryHost, MemoryWindow)
  {
    let host = MemoryHost(device: device)
    return (host, try #require(try host.openWindow(title: "a", orientation: orientation) as? MemoryWindow))
  }

  @Test func aWindowHasTheDevicesPixels() throws {
    let (host, window) = try opened()
    let buffer = try #require(window.frameBuffer())
    #expect((buffer.width, buffer.height) == (750, 1334))
    #expect(host.windows.count == 1)
    let (_, landscape) = try opened(.iPhoneSE, .landscapeLeft)
    #expect(landscape.size == CGSize(width: 667, height: 375))
  }

  @Test func pixelsStayUntilTheSizeChanges() throws {
    let (_, window) = try opened()
    let first = try #require(window.frameBuffer())
    first.pixels.storeBytes(of: 0xffff_0000, as: UInt32.self)
    window.present(damage: [PixelRect(x: 0, y: 0, width: 1, height: 1)])
    #expect(window.frameBuffer()?.generation == first.generation)
    #expect(window.presentCount == 1)
    #expect(window.lastDamage == [PixelRect(x: 0, y: 0, width: 1, height: 1)])
    #expect(window.pictureBuffer.pixels.load(as: UInt32.self) == 0xffff_0000)
    window.resize(to: CGSize(width: 667, height: 375), scale: 2)
    let turned = try #require(window.frameBuffer())
    #expect(turned.generation != first.generation)
    #expect((turned.width, turned.height) == (1334, 750))
  }

  @Test func theKeptPictureIsACopyOfItsMoment() throws {
    let (_, window) = try opened()
    let buffer = try #require(window.frameBuffer())
    buffer.pixels.storeBytes(of: 0xff00_00ff, as: UInt32.self)
    window.setMinimized(true)
    window.keepPicture(true)
    buffer.pixels.storeBytes(of: 0xff00_ff00, as: UInt32.self)
    window.present(damage: [PixelRect(x: 0, y: 0, width: 1, height: 1)])
    #expect(window.keptPictureBuffer?.pixels.load(as: UInt32.self) == 0xff00_00ff)
    window.setMinimized(false)
    #expect(window.keptPictureBuffer != nil)
    window.present(damage: [PixelRect(x: 0, y: 0, width: 1, height: 1)])
    #expect(window.keptPictureBuffer == nil)
  }

  @Test(
    "sizes that are no sizes become one pixel, or as many as there can be",
    arguments: [
      CGSize(width: -5, height: 0), CGSize(width: CGFloat.nan, height: 1e300), CGSize(width: CGFloat.infinity, height: 3),
    ])
  func badSizes(size: CGSize) throws {
    let (_, window) = try opened()
    window.resize(to: size, scale: 1)
    let buffer = try #require(window.frameBuffer())
    #expect((1...16_384).contains(buffer.width))
    #expect((1...16_384).contains(buffer.height))
  }

  @Test func aClosedWindowHasNoPixels() throws {
    let (host, window) = try opened()
    window.close()
    window.close()
    window.present(damage: [])
    window.setMinimized(true)
    #expect(window.frameBuffer() == nil)
    #expect(host.windows.isEmpty)
  }

  @Test func aFrameIsAskedForOnce() {
    let host = MemoryHost()
    #expect(!host.takeFrameRequest())
    host.requestFrame()
    host.requestFrame()
    #expect(host.takeFrameRequest())
    #expect(!host.takeFrameRequest())
  }

  @Test("A host that runs by itself gives one frame for each that was asked for, and none else") func framesOfItsOwn() async throws {
    @MainActor final class Counter: HostReceiver {
      var frames = 0
      func host(_ host: any ScreenHost, received batch: [HostEvent]) {}
      func hostFrame(at time: Double) { frames += 1 }
    }
    let host = MemoryHost()
    let counter = Counter()
    host.receiver = counter
    try host.connect()
    host.runByItself()
    await wait(0.1)
    #expect(counter.frames == 0)
    host.requestFrame()
    host.requestFrame()
    await wait(0.2)
    #expect(counter.frames == 1)
    #expect(!host.isFrameRequested)
    host.disconnect()
    host.requestFrame()
    await wait(0.1)
    #expect(counter.frames == 1)
  }

  private func wait(_ seconds: TimeInterval) async {
    await withCheckedContinuation { continuation in
      let timer = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { _ in continuation.resume() }
      RunLoop.main.add(timer, forMode: .common)
    }
  }

  @Test func theBatteryIsFullAndTheClipboardEmpty() {
    let host = MemoryHost()
    #expect(host.battery == HostBattery(level: 1, isCharging: false))
    #expect(host.clipboardText == nil)
    host.clipboardText = "好"
    #expect(host.clipboardText == "好")
  }
}
