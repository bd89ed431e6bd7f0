@_exported import Foundation

/// A span or a point of time in seconds, as Core Animation and UIKit count it.
public typealias CFTimeInterval = Double
