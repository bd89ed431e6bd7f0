import Host
import ShowcaseScreens
import UIKit

/// The program: the app, or its pictures where they are asked for or nothing could show the app.
@main
@MainActor
enum Showcase {
  static func main() {
    let options = HostOptions.ofProcess()
    guard let directory = TourRequest.directory(for: options) else {
      AppDelegate.main()
      return
    }
    // The app would say these itself; the tour starts no host that does.
    for problem in options.problems { FileHandle.standardError.write(Data("Showcase: \(problem)\n".utf8)) }
    Task {
      do {
        try await Tour(directory: directory).run()
      } catch {
        FileHandle.standardError.write(Data("Showcase: cannot draw into \(directory.path): \(error.localizedDescription)\n".utf8))
        exit(1)
      }
      exit(0)
    }
    MainLoop.shared.run()
  }
}
