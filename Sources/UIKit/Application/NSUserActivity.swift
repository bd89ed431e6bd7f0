/// What a user was doing, handed from one part of an app to another.
///
/// Foundation on Linux has no such class, hence it is here. Nothing is handed to other devices or indexed.
open class NSUserActivity: NSObject {
  /// What kind of activity it is, in reverse-DNS form.
  public let activityType: String
  /// The activity's name for the user.
  open var title: String?
  /// What is needed to go on with it.
  open var userInfo: [AnyHashable: Any]?
  /// A page of the web that shows the same.
  open var webpageURL: URL?
  /// What of the app's content it is about.
  open var targetContentIdentifier: String?

  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to `userInfo`; values of keys that are there already are replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
