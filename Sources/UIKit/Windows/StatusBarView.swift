internal import Host

/// The time at the left, the battery at the right, both beside the notch or the island where there is one.
@MainActor final class StatusBarView: UIView {
  private let clock = UILabel()
  private let cell = BatteryView()

  var device = DeviceProfile.iPhone14 {
    didSet { if device != oldValue { setNeedsLayout() } }
  }
  var time = "" {
    didSet {
      guard time != oldValue else { return }
      clock.text = time
      setNeedsLayout()
    }
  }
  var battery: HostBattery? {
    didSet {
      guard battery != oldValue else { return }
      cell.battery = battery
      cell.isHidden = battery == nil
    }
  }
  /// Whether the content is light, for a dark ground.
  var isLight = false {
    didSet {
      clock.textColor = isLight ? .white : .black
      cell.color = isLight ? .white : .black
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    cell.isHidden = true
    addSubview(clock)
    addSubview(cell)
  }

  required init?(coder: NSCoder) { nil }

  private var hasNotch: Bool { device.portraitInsets.bottom > 0 && device.idiom == .phone }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = hasNotch ? bounds.height - (device.statusBarHeight > 50 ? 21.5 : 17) : bounds.height / 2
    clock.font = hasNotch ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 12, weight: .semibold)
    clock.sizeToFit()
    cell.bounds.size = hasNotch ? CGSize(width: 27, height: 13) : CGSize(width: 25, height: 11.5)
    let side: CGFloat = hasNotch ? (device.statusBarHeight > 50 ? 61 : 52) : 0
    if hasNotch {
      clock.center = CGPoint(x: side, y: middle)
      cell.center = CGPoint(x: bounds.width - side + 4, y: middle)
    } else {
      // Without a notch a phone's time is in the middle, a tablet's at the left.
      let width = clock.bounds.width
      clock.center = CGPoint(x: device.idiom == .phone ? bounds.midX : 12 + width / 2, y: middle)
      cell.center = CGPoint(x: bounds.width - 6 - cell.bounds.width / 2, y: middle)
    }
    clock.frame = clock.frame.onPixels(of: traitCollection.displayScale)
    cell.frame = cell.frame.onPixels(of: traitCollection.displayScale)
  }
}

extension CGRect {
  /// The rectangle with its origin on whole pixels.
  func onPixels(of scale: CGFloat) -> CGRect {
    guard scale > 0 else { return self }
    return CGRect(x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width, height: height)
  }
}
