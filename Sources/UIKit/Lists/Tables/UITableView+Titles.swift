extension UITableView {
  /// Decides how high a section's header and footer are.
  func measureTitles(of section: inout TableSection, section index: Int) {
    section.headerHeight = titleHeight(.header, title: section.headerTitle, section: index)
    section.footerHeight = titleHeight(.footer, title: section.footerTitle, section: index)
    section.topPadding = section.headerHeight > 0 ? topPadding : 0
  }

  private var topPadding: CGFloat {
    if sectionHeaderTopPadding == UITableView.automaticDimension { return style == .plain ? TableTitle.plainPadding : 0 }
    return usable(sectionHeaderTopPadding)
  }

  private func titleHeight(_ kind: TableTitle.Kind, title: String?, section: Int) -> CGFloat {
    let asked =
      kind == .header
      ? (try? tableDelegate?.tableView(self, heightForHeaderInSection: section))
      : (try? tableDelegate?.tableView(self, heightForFooterInSection: section))
    // In grouped tables 0 is an old way to ask for the default; who wants none returns the least number above it.
    if let asked, asked != UITableView.automaticDimension, !(style != .plain && asked == 0) { return usable(asked) }
    let view = delegateView(kind, section: section)
    let fixed = kind == .header ? sectionHeaderHeight : sectionFooterHeight
    let shows = view != nil || title != nil
    if fixed != UITableView.automaticDimension, shows || style != .plain { return usable(fixed) }
    if let view {
      let fitting = (view as? UITableViewHeaderFooterView)?.sizeThatFits(CGSize(width: look.width, height: 0)).height ?? view.bounds.height
      if fitting > 0, fitting.isFinite { return look.ceiling(fitting) }
    }
    let kept = TableTitle(kind: kind, look: look, isFirst: section == 0)
    return view == nil ? kept.height(title: title) : kept.height(title: "")
  }

  /// The delegate's view for a section, asked once for each time the table loads; nil where the title is shown.
  private func delegateView(_ kind: TableTitle.Kind, section: Int) -> UIView? {
    guard let tableDelegate else { return nil }
    if kind == .header {
      if let made = madeHeaders[section] ?? shownHeaders[section], !isTitleView(made) { return made }
      let view = (try? tableDelegate.tableView(self, viewForHeaderInSection: section)) ?? nil
      madeHeaders[section] = view
      return view
    }
    if let made = madeFooters[section] ?? shownFooters[section], !isTitleView(made) { return made }
    let view = (try? tableDelegate.tableView(self, viewForFooterInSection: section)) ?? nil
    madeFooters[section] = view
    return view
  }

  private func isTitleView(_ view: UIView) -> Bool {
    (view as? UITableViewHeaderFooterView)?.reuseIdentifier == TableTitle.identifier
  }

  /// The view that shows a section's header or footer: the delegate's, or one for the title; nil where there is nothing to show.
  func titleView(_ kind: TableTitle.Kind, section index: Int) -> UIView? {
    let section = geometry.sections[index]
    if let view = delegateView(kind, section: index) {
      if kind == .header { madeHeaders[index] = nil } else { madeFooters[index] = nil }
      dress(view, kind, section: index)
      return view
    }
    guard let title = kind == .header ? section.headerTitle : section.footerTitle else { return nil }
    let view = titleViewPool.take(TableTitle.identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: TableTitle.identifier)
    view.prepareForReuse()
    dress(view, kind, section: index)
    view.textLabel?.text = style != .plain && kind == .header ? title.localizedUppercase : title
    return view
  }

  func dress(_ view: UIView, _ kind: TableTitle.Kind, section: Int) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.surroundings = TableTitle(kind: kind, look: look, isFirst: section == 0)
  }
}
