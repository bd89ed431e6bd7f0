import Host
import ShowcaseScreens
import UIKit

/// The program: the app, or its pictures where they are asked for or nothing could show the app.
@main
@MainActor
enum Showcase {
  static func main() {
    guard let directory = TourRequest.directory(for: HostOptions.ofProcess()) else {
      AppDelegate.main()
      return
    }
    Task {
      do {
        try await Tour(directory: directory).run()
      } catch {
        FileHandle.standardError.write(Data("Showcase: \(error.localizedDescription)\n".utf8))
        exit(1)
      }
      exit(0)
    }
    MainLoop.shared.run()
  }
}
