import Foundation
import Testing

@testable import UIKit

/// Where rows and sections lie.
struct TableGeometryTests {
  private var geometry: TableGeometry {
    let first = TableSection(topPadding: 2, headerHeight: 20, footerHeight: 5, rows: HeightIndex(count: 3, estimate: 10, isUniform: true))
    let empty = TableSection(headerHeight: 8)
    let last = TableSection(rows: HeightIndex(count: 2, estimate: 40))
    return TableGeometry(sections: [first, empty, last], headerHeight: 100, footerHeight: 50)
  }

  @Test("Everything follows from top to bottom")
  func stack() {
    let geometry = geometry
    #expect(geometry.headerTop(0) == 102)
    #expect(geometry.rowsTop(0) == 122)
    #expect(geometry.rowTop(RowPath(section: 0, row: 2)) == 142)
    #expect(geometry.footerTop(0) == 152)
    #expect(geometry.sectionTop(1) == 157)
    #expect(geometry.rowTop(RowPath(section: 2, row: 1)) == 205)
    #expect(geometry.footerTop == 245)
    #expect(geometry.height == 295)
  }

  @Test("Rows are found by place")
  func rows() {
    let geometry = geometry
    #expect(geometry.row(at: 121) == nil)
    #expect(geometry.row(at: 122) == RowPath(section: 0, row: 0))
    #expect(geometry.row(at: 151.9) == RowPath(section: 0, row: 2))
    #expect(geometry.row(at: 153) == nil)
    #expect(geometry.firstRow(below: 0) == RowPath(section: 0, row: 0))
    #expect(geometry.firstRow(below: 155) == RowPath(section: 2, row: 0))
    #expect(geometry.firstRow(below: 206) == RowPath(section: 2, row: 1))
    #expect(geometry.firstRow(below: 246) == nil)
    #expect(geometry.next(after: RowPath(section: 0, row: 2)) == RowPath(section: 2, row: 0))
    #expect(geometry.next(after: RowPath(section: 2, row: 1)) == nil)
    #expect(TableGeometry().firstRow(below: 0) == nil)
  }

  @Test("A row that grows moves what lies below it")
  func growth() {
    var geometry = geometry
    #expect(geometry.setHeight(55, of: RowPath(section: 2, row: 0)) == 15)
    #expect(geometry.rowTop(RowPath(section: 2, row: 1)) == 220)
    #expect(geometry.height == 310)
  }
}
