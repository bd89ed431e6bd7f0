// A program that prints what it hears from the desktop's buses, one line an event; `Scripts/desktop-signals` plays the desktop.
@preconcurrency import CoreFoundation
import DesktopSignals
import Foundation
import Host

/// How often the run loop came back from waiting.
nonisolated(unsafe) var wakeUps = 0

func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

let signals = DesktopSignals { kind in say("\(kind)") }
let observer = CFRunLoopObserverCreateWithHandler(
  kCFAllocatorDefault, CFOptionFlags(CFRunLoopActivity.afterWaiting.rawValue), true, 0
) { _, _ in wakeUps += 1 }
CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
signal(SIGUSR1, SIG_IGN)
let counter = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .main)
counter.setEventHandler { say("wakeups \(wakeUps)") }
counter.resume()
say("ready")
RunLoop.main.run()
