// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String {
  selector.name
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A selector with the given name, which reaches only registered methods.
public func NSSelectorFromString(_ name: String) -> Selector {
  Selector(name)
}
