/// The text of our own fonts.conf, which is handed to fontconfig from memory.
package struct FontConfiguration {
  /// Where font files are looked for, subdirectories included.
  var directories: [String]
  /// File patterns to which fonts are limited; empty takes all.
  var acceptedFiles: [String]

  /// The variable that puts other directories, separated by colons, in the place of the system's.
  static let environmentKey = "TRANSOM_FONT_PATH"

  /// The directories of the system, the user and the app, or those of the environment.
  package static var defaultDirectories: [String] { directories(environment: ProcessInfo.processInfo.environment) }

  package static func directories(environment: [String: String]) -> [String] {
    if let given = environment[environmentKey] { return given.split(separator: ":").map(String.init) }
    var found = ["/usr/share/fonts", "/usr/local/share/fonts"]
    if let home = environment["HOME"] { found += [home + "/.local/share/fonts", home + "/.fonts"] }
    if let bundled = Bundle.main.resourcePath { found.append(bundled) }
    return found
  }

  /// What nearly every text is drawn with. Few fonts are sorted fast; other fonts wait in a second library until they are needed.
  static let essentialFiles = [
    "*/Inter-*", "*/InterDisplay-*", "*/InterVariable*", "*/Inter*.ttc", "*/NotoSansCJK-*", "*/NotoSansCJKsc-*", "*/NotoColorEmoji*",
    "*/NotoSans-*", "*/NotoSansMono-*", "*/DejaVuSansMono*",
  ]

  /// Fallbacks behind every family, in this order.
  static let fallbacks = ["Inter", "Noto Sans CJK SC", "Noto Color Emoji", "Noto Sans"]

  /// Where fontconfig keeps what it learnt about our directories, apart from everybody else's.
  private static var cacheDirectory: String {
    let environment = ProcessInfo.processInfo.environment
    let base = environment["XDG_CACHE_HOME"] ?? environment["HOME"].map { $0 + "/.cache" } ?? NSTemporaryDirectory()
    return base + "/transom/fontconfig"
  }

  /// Without this rule colour emoji are drawn in the one size their bitmaps have.
  private static let bitmapRule = [
    "/etc/fonts/conf.d/10-scale-bitmap-fonts.conf", "/usr/share/fontconfig/conf.avail/10-scale-bitmap-fonts.conf",
  ]

  var xml: String {
    var lines = ["<?xml version=\"1.0\"?>", "<!DOCTYPE fontconfig SYSTEM \"fonts.dtd\">", "<fontconfig>"]
    lines += directories.map { "<dir>\(Self.escaped($0))</dir>" }
    lines.append("<cachedir>\(Self.escaped(Self.cacheDirectory))</cachedir>")
    // What the system has scanned already need not be scanned again.
    lines.append("<cachedir>/var/cache/fontconfig</cachedir>")
    if !acceptedFiles.isEmpty {
      lines.append("<selectfont>")
      lines += acceptedFiles.map { "<acceptfont><glob>\(Self.escaped($0))</glob></acceptfont>" }
      // Directories are held against the patterns too, so only names of font files may be refused.
      lines += ["ttf", "ttc", "otf", "otc", "TTF", "OTF", "t1", "gz", "woff*", "bdf", "pcf", "pf?"].map {
        "<rejectfont><glob>*.\($0)</glob></rejectfont>"
      }
      lines.append("</selectfont>")
    }
    if let rule = Self.bitmapRule.first(where: { FileManager.default.fileExists(atPath: $0) }) {
      lines.append("<include ignore_missing=\"yes\">\(rule)</include>")
    }
    lines.append(
      "<match target=\"pattern\"><test name=\"family\"><string>emoji</string></test>"
        + "<edit name=\"family\" mode=\"prepend\" binding=\"strong\"><string>Noto Color Emoji</string></edit></match>")
    lines.append(
      "<match target=\"pattern\"><edit name=\"family\" mode=\"append_last\">"
        + Self.fallbacks.map { "<string>\($0)</string>" }.joined() + "</edit></match>")
    lines.append("</fontconfig>")
    return lines.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
