/// Whether content lies at the bottom or is raised above other content; dark colours differ.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// The app's main content.
  case base = 0
  /// Content above the main content, as in a sheet.
  case elevated = 1
}
