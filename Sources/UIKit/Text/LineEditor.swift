/// One line of text with a caret in it, and what keys do to both.
///
/// Offsets count UTF-16 units, as ranges of text do all over UIKit; the caret only ever stands between characters as a reader sees them.
struct LineEditor: Equatable {
  private(set) var text: String
  private(set) var caret: Int

  init(_ text: String = "") {
    self.text = text
    caret = text.utf16.count
  }

  /// The length in UTF-16 units.
  var length: Int { text.utf16.count }

  /// Replaces everything; the caret goes to the end.
  mutating func setText(_ newText: String) {
    text = newText
    caret = length
  }

  /// Puts the caret at the nearest boundary at or before `offset`; outside the text, at its nearer end.
  mutating func moveCaret(to offset: Int) { caret = boundary(atOrBefore: offset) }

  /// Replaces `range` by `replacement` and puts the caret behind it. What lies outside the text is left out of the range.
  mutating func replace(_ range: NSRange, with replacement: String) {
    let low = boundary(atOrBefore: range.location)
    let high = max(low, boundary(atOrAfter: range.location + range.length))
    text.replaceSubrange(index(low)..<index(high), with: replacement)
    // A combining mark may have joined what stands before it: then there is no boundary right behind it.
    caret = boundary(atOrAfter: low + replacement.utf16.count)
  }

  /// The character before the caret; empty at the beginning.
  var rangeBefore: NSRange { range(from: offset(before: caret), to: caret) }

  /// The character after the caret; empty at the end.
  var rangeAfter: NSRange { range(from: caret, to: offset(after: caret)) }

  /// From where a word before the caret begins to the caret.
  var wordRangeBefore: NSRange { range(from: wordStart(before: caret), to: caret) }

  /// From the caret to where a word after it ends.
  var wordRangeAfter: NSRange { range(from: caret, to: wordEnd(after: caret)) }

  func offset(before offset: Int) -> Int {
    let place = index(offset)
    return place > text.startIndex ? self.offset(text.index(before: place)) : 0
  }

  func offset(after offset: Int) -> Int {
    let place = index(offset)
    return place < text.endIndex ? self.offset(text.index(after: place)) : length
  }

  func wordStart(before offset: Int) -> Int {
    var place = index(offset)
    while place > text.startIndex, !isWord(text[text.index(before: place)]) { place = text.index(before: place) }
    while place > text.startIndex, isWord(text[text.index(before: place)]) { place = text.index(before: place) }
    return self.offset(place)
  }

  func wordEnd(after offset: Int) -> Int {
    var place = index(offset)
    while place < text.endIndex, !isWord(text[place]) { place = text.index(after: place) }
    while place < text.endIndex, isWord(text[place]) { place = text.index(after: place) }
    return self.offset(place)
  }

  /// How many characters, as a reader sees them, lie before `offset`.
  func characterCount(before offset: Int) -> Int { text.distance(from: text.startIndex, to: index(offset)) }

  /// Where the character number `count` begins; the end if there are fewer.
  func offset(ofCharacter count: Int) -> Int {
    offset(text.index(text.startIndex, offsetBy: max(0, count), limitedBy: text.endIndex) ?? text.endIndex)
  }

  private func range(from low: Int, to high: Int) -> NSRange { NSRange(location: low, length: high - low) }

  private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }

  private func offset(_ index: String.Index) -> Int { index.utf16Offset(in: text) }

  /// The index of a boundary at or before `offset`.
  private func index(_ offset: Int) -> String.Index {
    let inside = min(max(0, offset), length)
    let exact = String.Index(utf16Offset: inside, in: text)
    // Going on from the inside of a character ends behind it, and going back from there begins it.
    return exact == text.endIndex ? exact : text.index(before: text.index(after: exact))
  }

  private func boundary(atOrBefore offset: Int) -> Int { self.offset(index(offset)) }

  private func boundary(atOrAfter offset: Int) -> Int {
    let inside = min(max(0, offset), length)
    let before = boundary(atOrBefore: inside)
    return before == inside ? inside : self.offset(after: before)
  }
}
