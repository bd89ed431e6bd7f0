internal import Foundation

/// The clock of events and frames: seconds since the machine started, never set back, standing still while it sleeps.
package enum HostClock {
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
