import UIKit

/// Text of several scripts in one label each, to see that lines keep their height and glyphs stay sharp.
package final class LanguagesViewController: ListViewController {
  private static let lines: [(String, String)] = [
    ("Chinese, emoji and Latin", "请输入密码 😀 Password"),
    ("Chinese", "春眠不觉晓，处处闻啼鸟"),
    ("Japanese", "こんにちは、世界"),
    ("Korean", "안녕하세요, 여러분"),
    ("Cyrillic", "Съешь же ещё этих мягких булок"),
    ("Greek", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία"),
    ("Accents", "Åström, Dvořák, Łódź, naïve façade"),
    ("Emoji", "👨‍👩‍👧‍👦 🏳️‍🌈 🇨🇭 👍🏽 ❤️ 🌊 🎉"),
    ("Digits", "0123456789 ½ € ￥ ①"),
  ]

  override package func viewDidLoad() {
    super.viewDidLoad()
    title = "Languages and emoji"
    sections = [
      ListSection(
        "One line",
        rows: Self.lines.map { line in
          ListRow(line.1, detail: line.0, style: .subtitle).configured { $0.detailTextLabel?.textColor = .secondaryLabel }
        }),
      ListSection(
        "Sizes",
        rows: [11, 13, 17, 22, 28].map { size in
          ListRow("请输入密码 Hamburg 😀").configured { $0.textLabel?.font = .systemFont(ofSize: size) }
        }),
    ]
  }
}
