import Foundation
import Testing

@testable import UIKit

/// Where a scroll indicator lies, by M6-31.
struct ScrollIndicatorPlaceTests {
  private func place(_ offset: CGFloat, content: CGFloat, length: CGFloat = 600) -> ScrollIndicatorPlace {
    let axis = ScrollAxis(length: length, content: content, insetBefore: 0, insetAfter: 0, bounces: true, alwaysBounces: true)
    return ScrollIndicatorPlace(offset: offset, axis: axis, track: 3...(length - 3))
  }

  @Test("Its length is the seen share of the content, its way the rest of the track")
  func share() {
    #expect(place(0, content: 1200) == place(-0.0, content: 1200))
    #expect(place(0, content: 1200).length == 297)
    #expect(place(0, content: 1200).position == 3)
    #expect(place(600, content: 1200).position == 300)
    #expect(place(300, content: 1200).position == 151.5)
  }

  @Test("It is at least 36 long, and shrinks to 8 when the content is pulled away")
  func limits() {
    #expect(place(0, content: 1_000_000).length == 36)
    #expect(place(-20, content: 1_000_000).length == 16)
    #expect(place(-500, content: 1_000_000).length == 8)
    let end = place(1_000_000 - 600 + 500, content: 1_000_000)
    #expect(end.length == 8)
    #expect(end.position + end.length == 597)
  }

  @Test("Content that fits fills the track; no room is no length")
  func extremes() {
    #expect(place(0, content: 100).length == 594)
    let axis = ScrollAxis(length: 0, content: 0, insetBefore: 0, insetAfter: 0, bounces: true, alwaysBounces: true)
    #expect(ScrollIndicatorPlace(offset: 0, axis: axis, track: 3...3).length == 0)
  }
}
