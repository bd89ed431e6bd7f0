import Foundation
import Host
import SimulatedUser
import UIKit

/// Walks through every screen of the app in memory, on several devices, and draws each into a PNG file.
@MainActor
struct Tour {
  let directory: URL

  private static let stages: [TourStage] = [
    TourStage(.iPhone14, .light, .portrait),
    TourStage(.iPhone14, .dark, .portrait),
    TourStage(.iPhone14, .light, .landscapeLeft),
    TourStage(.iPhoneSE, .light, .portrait),
    TourStage(.iPhone15, .dark, .portrait),
    TourStage(.iPad, .light, .portrait),
    TourStage(.iPad, .dark, .landscapeLeft),
  ]

  /// Draws everything, and prints the names of the pictures.
  func run() async throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    var count = 0
    for stage in Self.stages {
      let walk = TourWalk(stage: stage, directory: directory)
      try await walk.run()
      count += walk.pictureCount
    }
    SimulatedApplication.stop()
    print("\(count) pictures in \(directory.path)")
  }
}
