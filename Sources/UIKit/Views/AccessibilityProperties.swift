/// What a view tells of itself to somebody who does not see it; most views have none of it.
struct AccessibilityProperties {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
}

extension AccessibilityProperties? {
  /// The properties, made where they are first set.
  var orNone: AccessibilityProperties {
    get { self ?? AccessibilityProperties() }
    set { self = newValue }
  }
}
