/// What an alert view holds besides its texts. The styles with text fields are not here yet.
public enum UIAlertViewStyle: Int, Sendable {
  /// Title, message and buttons.
  case `default`
}
