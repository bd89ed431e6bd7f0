extension UIBarButtonItem {
  /// Buttons that everybody knows.
  public enum SystemItem: Int, Sendable {
    /// Done, semibold.
    case done
    /// Cancel.
    case cancel
    /// Edit.
    case edit
    /// Save, semibold.
    case save
    /// A plus.
    case add
    /// A gap that takes what room is left.
    case flexibleSpace
    /// A gap of the item's width.
    case fixedSpace
    /// Compose.
    case compose
    /// Reply.
    case reply
    /// Share.
    case action
    /// Organize.
    case organize
    /// Bookmarks.
    case bookmarks
    /// A magnifying glass.
    case search
    /// Refresh.
    case refresh
    /// A cross.
    case stop
    /// Camera.
    case camera
    /// Trash.
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// Two triangles to the left.
    case rewind
    /// Two triangles to the right.
    case fastForward
    /// Undo.
    case undo
    /// Redo.
    case redo
    /// A cross.
    case close = 24

    var isDone: Bool { self == .done || self == .save }
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// The name shown where there is no drawing.
    var name: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .refresh: "Refresh"
      case .camera: "Camera"
      case .trash: "Trash"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }
  }
}
