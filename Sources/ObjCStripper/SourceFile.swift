/// A file and what was read in it.
struct SourceFile {
  /// Its path under the folder of all files, such as `Screens/Cart.swift`.
  var path: String
  /// Its bytes.
  var source: [UInt8]
  /// Its pieces.
  var tokens: [Token]
  /// Its types and methods.
  var outline: Outline

  /// Reads a file.
  init(path: String, source: [UInt8]) {
    self.path = path
    self.source = source
    tokens = Lexer.tokens(of: source)
    outline = Outline(tokens: tokens, source: source)
  }

  /// The file's name as part of a Swift name; a module has no two files of one name.
  var identifier: String {
    let name = path.split(separator: "/").last ?? ""
    return String(
      name.prefix { $0 != "." }.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Returns where a byte stands, for a message: `Screens/Cart.swift:3:7`, line and column from 1.
  func place(of offset: Int) -> String {
    let before = source[..<offset]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return "\(path):\(line):\(offset - start + 1)"
  }
}
