import Dispatch
internal import Foundation

/// Turns SIGTERM and SIGINT into one call on the main queue; a second signal ends the process at once, as it would without us.
@MainActor package final class TerminationSignals {
  private var sources: [DispatchSourceSignal] = []
  private let body: @MainActor () -> Void

  package init(body: @escaping @MainActor () -> Void) {
    self.body = body
    for number in [SIGTERM, SIGINT] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.arrived() } }
      source.resume()
      sources.append(source)
    }
  }

  isolated deinit { stop() }

  /// Gives the signals back their usual effect.
  package func stop() {
    for source in sources { source.cancel() }
    sources = []
    for number in [SIGTERM, SIGINT] { signal(number, SIG_DFL) }
  }

  private func arrived() {
    stop()
    body()
  }
}
