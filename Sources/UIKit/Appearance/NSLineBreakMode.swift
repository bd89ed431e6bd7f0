/// What happens to text that does not fit its line.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, between words.
  case byWordWrapping = 0
  /// It goes on in the next line, between characters.
  case byCharWrapping = 1
  /// It is cut off.
  case byClipping = 2
  /// Its beginning becomes an ellipsis.
  case byTruncatingHead = 3
  /// Its end becomes an ellipsis.
  case byTruncatingTail = 4
  /// Its middle becomes an ellipsis.
  case byTruncatingMiddle = 5
}

extension NSLineBreakMode {
  var layout: TextParagraphStyle.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .charWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}
