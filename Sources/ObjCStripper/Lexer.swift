/// Cuts a Swift file into pieces of code.
///
/// Comments and the text of string literals are stepped over; what stands in `\( )` is code again. Braces and
/// quotes inside of either therefore cannot mislead whoever reads the pieces.
struct Lexer {
  private let source: [UInt8]
  private var position = 0
  private var tokens: [Token] = []

  /// Returns the pieces of a file in their order.
  ///
  /// - Complexity: Reads every byte once.
  static func tokens(of source: [UInt8]) -> [Token] {
    var lexer = Lexer(source: source)
    lexer.readCode(isInterpolation: false)
    return lexer.tokens
  }

  private init(source: [UInt8]) { self.source = source }

  private func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return source.indices.contains(index) ? source[index] : 0
  }

  private func isNext(_ text: StaticString) -> Bool {
    (0..<text.utf8CodeUnitCount).allSatisfy { byte($0) == text.utf8Start[$0] }
  }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    let text = kind == .literal ? "" : String(decoding: source[start..<position], as: UTF8.self)
    tokens.append(Token(kind: kind, range: start..<position, text: text))
  }

  /// Reads code up to the end, or to the parenthesis that closes an interpolation.
  private mutating func readCode(isInterpolation: Bool) {
    var depth = 0
    while position < source.count {
      let start = position
      switch byte() {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
      case UInt8(ascii: "/") where isNext("//"): skipLine()
      case UInt8(ascii: "/") where isNext("/*"): skipBlockComment()
      case UInt8(ascii: "/") where isRegexAhead():
        skipRegex(hashes: 0)
        add(.literal, from: start)
      case UInt8(ascii: "\""): readString(hashes: 0)
      case UInt8(ascii: "#"): readHash()
      case UInt8(ascii: "@"):
        position += 1
        skipWord()
        add(.attribute, from: start)
      case UInt8(ascii: "`"):
        position += 1
        skipWord()
        tokens.append(
          Token(
            kind: .word, range: start..<min(position + 1, source.count),
            text: String(decoding: source[(start + 1)..<position], as: UTF8.self)))
        position += 1
      case let byte where Lexer.isDigit(byte):
        skipWord()
        add(.literal, from: start)
      case let byte where Lexer.isWord(byte):
        skipWord()
        add(.word, from: start)
      case let byte:
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        position += 1
        if isInterpolation, depth < 0 { return }
        add(.mark, from: start)
      }
    }
  }

  // MARK: Words

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: isDigit(byte)
    }
  }

  private mutating func skipWord() {
    while Lexer.isWord(byte()) { position += 1 }
  }

  // MARK: Comments

  private mutating func skipLine() {
    while position < source.count, byte() != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while position < source.count {
      if isNext("/*") {
        depth += 1
        position += 2
      } else if isNext("*/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  // MARK: Literals

  /// Reads a raw string, an extended regular expression, or a directive.
  private mutating func readHash() {
    let start = position
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") {
      position += hashes
      readString(hashes: hashes)
    } else if byte(hashes) == UInt8(ascii: "/") {
      position += hashes
      skipRegex(hashes: hashes)
      add(.literal, from: start)
    } else {
      position += 1
      skipWord()
      add(.directive, from: start)
    }
  }

  private func isClosed(by quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
  }

  private mutating func readString(hashes: Int) {
    var start = position - hashes
    let quotes = isNext("\"\"\"") ? 3 : 1
    position += quotes
    while position < source.count {
      if isClosed(by: quotes, hashes: hashes) {
        position += quotes + hashes
        break
      }
      if quotes == 1, byte() == UInt8(ascii: "\n") { break }
      guard byte() == UInt8(ascii: "\\"),
        (0..<hashes).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") })
      else {
        position += 1
        continue
      }
      position += 1 + hashes
      if byte() == UInt8(ascii: "(") {
        add(.literal, from: start)
        position += 1
        readCode(isInterpolation: true)
        start = position
      } else {
        position += 1
      }
    }
    position = min(position, source.count)
    add(.literal, from: start)
  }

  /// A slash begins a regular expression where no value stands before it, no space follows it and the line holds
  /// another one; elsewhere it divides.
  private func isRegexAhead() -> Bool {
    if let last = tokens.last {
      switch last.kind {
      case .literal, .attribute: return false
      case .word:
        guard ["return", "case", "in", "if", "while", "try"].contains(last.text) else {
          return false
        }
      case .mark: guard "(,=:[{;!?&|".contains(last.text) else { return false }
      case .directive: break
      }
    }
    guard !" \t\n\r/*".utf8.contains(byte(1)) else { return false }
    var offset = 1
    while position + offset < source.count, byte(offset) != UInt8(ascii: "\n") {
      if byte(offset) == UInt8(ascii: "/") { return true }
      offset += byte(offset) == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  private mutating func skipRegex(hashes: Int) {
    position += 1
    while position < source.count {
      if byte() == UInt8(ascii: "\\") {
        position += 2
        continue
      }
      if byte() == UInt8(ascii: "/"),
        (0..<hashes).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") })
      {
        position += 1 + hashes
        return
      }
      if hashes == 0, byte() == UInt8(ascii: "\n") { return }
      position += 1
    }
    position = min(position, source.count)
  }
}
