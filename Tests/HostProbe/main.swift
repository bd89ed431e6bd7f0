// A program with one window and no views: it prints every event of the window host, and paints on command. `Scripts/x11-host` drives it.
@preconcurrency import CoreFoundation
import CoreGraphics
import Foundation
import Host
import WindowHost

let options = HostOptions.ofProcess()
if options.wantsHelp {
  print(HostOptions.help(program: "HostProbe"))
  exit(0)
}
let probe = Probe(host: WindowHost(device: options.device, scale: options.scale.map { CGFloat($0) }))
for problem in options.problems { probe.say("problem", problem) }
do throws(HostError) {
  try probe.start()
} catch {
  probe.say("error", "\(error)")
  exit(3)
}
RunLoop.main.run()
