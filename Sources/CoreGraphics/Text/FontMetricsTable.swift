/// Remembers the metrics of faces with metrics of their own.
final class FontMetricsTable: @unchecked Sendable {
  static let shared = FontMetricsTable()

  private struct Key: Hashable {
    let family: String
    let weight: Int
    let isItalic: Bool
  }

  private var known: [Key: FontMetrics] = [:]

  func metrics(of face: FontFace) -> FontMetrics {
    TextEngine.lock.withLock {
      let key = Key(family: face.family, weight: face.cssWeight, isItalic: face.isItalic)
      if let found = known[key] { return found }
      // Measured at one size: what is not hinted grows evenly.
      let found = FontLibrary.complete.ownMetrics(of: face.withSize(100))
      known[key] = found
      return found
    }
  }
}
