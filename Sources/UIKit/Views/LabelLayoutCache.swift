/// The last laid out text of a label: measuring and drawing mostly ask for the same.
struct LabelLayoutCache {
  struct Key: Equatable {
    var width: CGFloat
    var lines: Int
    var scale: CGFloat
    /// The part of the font's size that the text has.
    var factor: CGFloat
    var color: UIColor?
  }

  private var key: Key?
  private var layout: TextLayout?

  mutating func layout(for key: Key, make: () -> TextLayout) -> TextLayout {
    if key == self.key, let layout { return layout }
    let made = make()
    self.key = key
    layout = made
    return made
  }
}
