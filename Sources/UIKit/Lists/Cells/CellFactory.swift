/// Makes cells, headers and footers of classes that an app registered, in the way of `ViewFactory`.
@MainActor enum CellFactory {
  static func makeCell(_ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> UITableViewCell {
    type.makeDynamically(style: style, reuseIdentifier: reuseIdentifier)
  }

  static func makeHeaderFooterView(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?) -> UITableViewHeaderFooterView {
    type.makeDynamically(reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewCell {
  @_silgen_name("transom_make_cell")
  fileprivate convenience init(dynamicStyle: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.init(style: dynamicStyle, reuseIdentifier: reuseIdentifier)
  }
  @_silgen_name("transom_make_cell")
  fileprivate class func makeDynamically(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("transom_make_title_view")
  fileprivate convenience init(dynamicReuseIdentifier: String?) { self.init(reuseIdentifier: dynamicReuseIdentifier) }
  @_silgen_name("transom_make_title_view")
  fileprivate class func makeDynamically(reuseIdentifier: String?) -> UITableViewHeaderFooterView
}
