public import CoreGraphics

/// The measures of a device that a host plays: its glass, its bars and the rules of its size classes.
///
/// Lengths are in points, for the device held upright; the numbers are rows M1-01 to M1-15 of the measures.
public struct DeviceProfile: Hashable, Sendable {
  /// What kind of device it is.
  public enum Idiom: Sendable { case phone, pad }

  /// How much room there is along one axis.
  public enum SizeClass: Sendable { case compact, regular }

  /// The name a user gives to `--device`, as it is printed in lists.
  public let name: String

  /// The size of the glass in points, held upright.
  public let size: CGSize

  /// Pixels for each point.
  public let scale: CGFloat

  /// The radius of the glass's corners in points; 0 for square ones.
  public let cornerRadius: CGFloat

  /// The height of the status bar in points, where it is visible.
  public let statusBarHeight: CGFloat

  /// Whether the status bar goes away when the device lies on its side, as on phones.
  public let hidesStatusBarInLandscape: Bool

  /// What the device keeps free when held upright.
  public let portraitInsets: HostInsets

  /// What the device keeps free when it lies on its side.
  public let landscapeInsets: HostInsets

  /// Whether it is a phone or a tablet.
  public let idiom: Idiom

  /// Whether its width is regular when it lies on its side, as on the widest phones.
  public let hasRegularWidthInLandscape: Bool

  /// Whether a user may give the window another size, and turning it makes no sense.
  public let isResizable: Bool

  package init(
    name: String, size: CGSize, scale: CGFloat, cornerRadius: CGFloat, statusBarHeight: CGFloat, hidesStatusBarInLandscape: Bool,
    portraitInsets: HostInsets, landscapeInsets: HostInsets, idiom: Idiom, hasRegularWidthInLandscape: Bool, isResizable: Bool
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.cornerRadius = cornerRadius
    self.statusBarHeight = statusBarHeight
    self.hidesStatusBarInLandscape = hidesStatusBarInLandscape
    self.portraitInsets = portraitInsets
    self.landscapeInsets = landscapeInsets
    self.idiom = idiom
    self.hasRegularWidthInLandscape = hasRegularWidthInLandscape
    self.isResizable = isResizable
  }

  /// The size of the glass in points as the device is held; a resizable one ignores how.
  package func size(in orientation: HostOrientation) -> CGSize {
    guard orientation.isLandscape, !isResizable else { return size }
    return CGSize(width: size.height, height: size.width)
  }

  /// Whether the device's interface can stand so: a phone without a home button is never upside down, a free window always upright.
  package func allows(_ orientation: HostOrientation) -> Bool {
    switch orientation {
    case .portrait: true
    case .landscapeLeft, .landscapeRight: !isResizable
    case .portraitUpsideDown: !isResizable && (idiom == .pad || portraitInsets.bottom == 0)
    }
  }

  /// What the device keeps free as it is held.
  package func safeInsets(in orientation: HostOrientation) -> HostInsets {
    orientation.isLandscape && !isResizable ? landscapeInsets : portraitInsets
  }

  /// The height of the status bar in points as the device is held; 0 where it goes away.
  package func statusBarHeight(in orientation: HostOrientation) -> CGFloat {
    orientation.isLandscape && hidesStatusBarInLandscape ? 0 : statusBarHeight
  }

  /// The size classes of the whole glass, `glass` points large.
  ///
  /// A phone's follow from how it is held, a full-screen tablet's are regular; a free window is narrow below 600 points, flat below 400.
  package func sizeClasses(for glass: CGSize) -> (horizontal: SizeClass, vertical: SizeClass) {
    if isResizable { return (glass.width < 600 ? .compact : .regular, glass.height < 400 ? .compact : .regular) }
    guard idiom == .phone else { return (.regular, .regular) }
    guard glass.width > glass.height else { return (.compact, .regular) }
    return (hasRegularWidthInLandscape ? .regular : .compact, .compact)
  }
}
