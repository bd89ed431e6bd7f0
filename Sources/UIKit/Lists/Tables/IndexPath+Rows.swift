extension IndexPath {
  /// Creates the path of a row of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the path of an item of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The number of the section, the first of the path's two numbers.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The number of the row in its section, the second of the path's two numbers.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The number of the item in its section, the second of the path's two numbers.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
