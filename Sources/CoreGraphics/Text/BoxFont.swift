/// A font of our own making in which every character is the same empty box, for machines without any font.
///
/// It lives in memory, because such a machine may have no place to write to either.
final class BoxFont {
  static let family = "Transom Boxes"
  let path: String
  private let descriptor: Int32

  init?() {
    let bytes = Self.file()
    descriptor = Self.memoryFile()
    guard descriptor >= 0 else { return nil }
    path = "/proc/self/fd/\(descriptor)"
    let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard written == bytes.count else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// A file without a name. Glibc has the call for it; its declaration is hidden from Swift.
  private static func memoryFile() -> Int32 {
    typealias Create = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
    if let symbol = dlsym(nil, "memfd_create") {
      let closeOnExec: UInt32 = 1
      return unsafeBitCast(symbol, to: Create.self)("transom-boxes", closeOnExec)
    }
    var template = Array((NSTemporaryDirectory() + "transom-boxes-XXXXXX").utf8CString)
    let file = mkstemp(&template)
    if file >= 0 { unlink(template) }
    return file
  }

  /// Numbers as font files have them: highest byte first.
  private struct Table {
    var bytes: [UInt8] = []

    mutating func word(_ values: Int...) {
      for value in values { bytes += [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)] }
    }

    mutating func long(_ values: Int...) {
      for value in values { word(value >> 16, value) }
    }
  }

  private static func table(_ body: (inout Table) -> Void) -> [UInt8] {
    var table = Table()
    body(&table)
    return table.bytes
  }

  private static func file() -> [UInt8] {
    let glyph = boxGlyph()
    let tables: [(name: String, bytes: [UInt8])] = [
      ("OS/2", os2()), ("cmap", characterMap()), ("glyf", glyph + glyph), ("head", head()), ("hhea", horizontalHeader()),
      ("hmtx", table { $0.word(600, 50, 600, 50) }), ("loca", table { $0.long(0, glyph.count, glyph.count * 2) }),
      ("maxp", table { $0.word(1, 0, 2, 8, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0) }), ("name", names()),
      ("post", table { $0.long(0x30000, 0, 0, 0, 0, 0, 0, 0) }),
    ]
    var directory = Table()
    directory.long(0x10000)
    directory.word(tables.count, 128, 3, tables.count * 16 - 128)
    var offset = 12 + tables.count * 16
    var body: [UInt8] = []
    for (name, bytes) in tables {
      directory.bytes += Array(name.utf8)
      directory.long(checksum(bytes), offset, bytes.count)
      let padded = bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
      body += padded
      offset += padded.count
    }
    return directory.bytes + body
  }

  private static func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = 0
    for (index, byte) in bytes.enumerated() { sum &+= UInt32(byte) << UInt32(24 - index % 4 * 8) }
    return Int(sum)
  }

  /// Two rectangles, the inner one turned the other way round, so that a frame remains.
  private static func boxGlyph() -> [UInt8] {
    table {
      $0.word(2, 50, 0, 550, 700)
      $0.word(3, 7, 0)
      $0.bytes += [UInt8](repeating: 1, count: 8)
      $0.word(50, 0, 500, 0, -440, 380, 0, -380)
      $0.word(0, 700, 0, -700, 60, 0, 580, 0)
    }
  }

  /// Format 13: all characters of the first plane are glyph 1.
  private static func characterMap() -> [UInt8] {
    table {
      $0.word(0, 1, 3, 10)
      $0.long(12)
      $0.word(13, 0)
      $0.long(28, 0, 1, 0x20, 0xfffd, 1)
    }
  }

  private static func head() -> [UInt8] {
    table {
      $0.long(0x10000, 0x10000, 0, 0x5f0f_3cf5)
      $0.word(0, 1000)
      $0.long(0, 0, 0, 0)
      $0.word(50, 0, 550, 700, 0, 8, 2, 1, 0)
    }
  }

  private static func horizontalHeader() -> [UInt8] {
    table {
      $0.long(0x10000)
      $0.word(950, -240, 0, 600, 50, 50, 550, 1, 0, 0, 0, 0, 0, 0, 0, 2)
    }
  }

  private static func os2() -> [UInt8] {
    table {
      $0.word(3, 600, 400, 5, 0, 500, 500, 0, 0, 500, 500, 0, 0, 50, 350, 0)
      $0.bytes += [UInt8](repeating: 0, count: 10)
      $0.long(1, 0, 0, 0, 0)
      $0.word(64, 0x20, 0xfffd, 950, -240, 0, 950, 240)
      $0.long(1, 0)
      $0.word(500, 700, 0, 0x20, 1)
    }
  }

  private static func names() -> [UInt8] {
    let strings: [(Int, String)] = [(1, family), (2, "Regular"), (4, family), (6, "TransomBoxes")]
    let encoded = strings.map { Array($0.1.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] } }
    return table {
      $0.word(0, strings.count, 6 + strings.count * 12)
      var offset = 0
      for (index, string) in strings.enumerated() {
        $0.word(3, 1, 0x409, string.0, encoded[index].count, offset)
        offset += encoded[index].count
      }
      $0.bytes += encoded.flatMap { $0 }
    }
  }
}
