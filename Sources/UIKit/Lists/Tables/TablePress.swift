/// The finger on a row, from touch to selection.
struct TablePress {
  weak var touch: UITouch?
  /// The row under it; nil once the finger has left it.
  var path: RowPath?
}
