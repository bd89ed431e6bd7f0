package import Host

/// What is known of the desktop, and what of it is news.
package struct DesktopState {
  private var isLocked = false
  private var isAsleep = false
  private var isScreenOff = false
  private var isAway: Bool { isAsleep || isScreenOff }

  package init() {}

  /// Several programs may tell of one lock, each in its own words: whoever spoke last is right.
  package mutating func setLocked(_ value: Bool) -> [HostEvent.Kind] {
    guard value != isLocked else { return [] }
    isLocked = value
    return [.sessionLocked(value)]
  }

  package mutating func setAsleep(_ value: Bool) -> [HostEvent.Kind] {
    let wasAway = isAway
    isAsleep = value
    return news(since: wasAway)
  }

  package mutating func setScreenOff(_ value: Bool) -> [HostEvent.Kind] {
    let wasAway = isAway
    isScreenOff = value
    return news(since: wasAway)
  }

  /// A screen that is off and a machine that sleeps are told of as one.
  private func news(since wasAway: Bool) -> [HostEvent.Kind] { isAway == wasAway ? [] : [.screenOff(isAway)] }
}
