extension UITableView {
  /// Places the headers and footers in view; those of a plain table float while their section passes.
  func tileTitles() {
    guard !geometry.sections.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    let top = bounds.minY + adjustedContentInset.top
    var section = geometry.section(at: bounds.minY)
    var wantedHeaders: Set<Int> = []
    var wantedFooters: Set<Int> = []
    while section < geometry.sections.count, geometry.sectionTop(section) < bounds.maxY {
      let header = floating(headerRect(section), top: top, section: section)
      if header.height > 0, header.intersects(bounds) {
        wantedHeaders.insert(section)
        showHeader(section, header, floats: header.minY > headerRect(section).minY)
      }
      let footer = floatingFooter(footerRect(section), section: section)
      if footer.height > 0, footer.intersects(bounds) {
        wantedFooters.insert(section)
        showFooter(section, footer, floats: footer.maxY < footerRect(section).maxY)
      }
      section += 1
    }
    for (section, view) in shownHeaders where !wantedHeaders.contains(section) {
      shownHeaders[section] = nil
      endDisplay(ofHeader: view, section: section)
    }
    for (section, view) in shownFooters where !wantedFooters.contains(section) {
      shownFooters[section] = nil
      endDisplay(ofFooter: view, section: section)
    }
  }

  private func floating(_ rect: CGRect, top: CGFloat, section: Int) -> CGRect {
    guard style == .plain, rect.minY < top else { return rect }
    // The end of its section pushes it out.
    var rect = rect
    rect.origin.y = max(rect.minY, min(top, geometry.footerTop(section) - rect.height))
    return rect
  }

  private func floatingFooter(_ rect: CGRect, section: Int) -> CGRect {
    let bottom = bounds.maxY - adjustedContentInset.bottom
    guard style == .plain, rect.maxY > bottom else { return rect }
    var rect = rect
    rect.origin.y = min(rect.minY, max(bottom - rect.height, geometry.rowsTop(section)))
    return rect
  }

  private func showHeader(_ section: Int, _ frame: CGRect, floats: Bool) {
    if let shown = shownHeaders[section] { return place(shown, frame, floats) }
    guard let view = titleView(.header, section: section) else { return }
    shownHeaders[section] = view
    place(view, frame, floats)
    addSubview(view)
    _ = try? tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
  }

  private func showFooter(_ section: Int, _ frame: CGRect, floats: Bool) {
    if let shown = shownFooters[section] { return place(shown, frame, floats) }
    guard let view = titleView(.footer, section: section) else { return }
    shownFooters[section] = view
    place(view, frame, floats)
    addSubview(view)
    _ = try? tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
  }

  private func place(_ view: UIView, _ frame: CGRect, _ floats: Bool) {
    if view.frame != frame { view.frame = frame }
    (view as? UITableViewHeaderFooterView)?.floats = floats
  }

  func endDisplay(ofHeader view: UIView, section: Int) {
    retire(titleView: view)
    _ = try? tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
  }

  func endDisplay(ofFooter view: UIView, section: Int) {
    retire(titleView: view)
    _ = try? tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
  }
}
