import Testing

@testable import ObjCStripper

/// What counts as code: a word in a comment or a string is none.
struct LexerTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
    /// The words, attributes and directives, with spaces between.
    var names: String

    init(_ description: String, _ source: String, _ names: String) {
      testDescription = description
      self.source = source
      self.names = names
    }
  }

  static let cases = [
    Case("a comment to the end of the line", "a // @objc\nb", "a b"),
    Case("comments in comments", "a /* /* @objc */ @objc */ b", "a b"),
    Case("a string", #"a "@objc" b"#, "a b"),
    Case("an escaped quote", #"a "\" @objc" b"#, "a b"),
    Case("code in a string", #"a "x \(b("@objc \(c)")) @objc" d"#, "a b c d"),
    Case("a raw string", ##"a #"" @objc \(x)"# b"##, "a b"),
    Case("code in a raw string", ##"a #"\#(b) "@objc""# c"##, "a b c"),
    Case("a string of many lines", "a \"\"\"\n@objc \" \\(b)\n\"\"\" c", "a b c"),
    Case("a string that is not closed ends with its line", "a \"@objc\nb", "a b"),
    Case("a regular expression", #"a = /"@objc/ b"#, "a b"),
    Case("an extended regular expression", ##"a = #/"@objc/"/# b"##, "a b"),
    Case("a division", "a / b / @objc c", "a b @objc c"),
    Case("a division of a call", "f(a)/b + \"@objc\" + c/d", "f a b c d"),
    Case("backticks", "`class` a", "class a"),
    Case("attributes and directives", "@objc(a:) #selector(b)", "@objc a #selector b"),
    Case("letters of every script", "größe 购物车", "größe 购物车"),
    Case("nothing", "", ""),
    Case("a comment without an end", "a /* b", "a"),
  ]

  @Test(arguments: cases) func names(_ row: Case) {
    let names = Lexer.tokens(of: Array(row.source.utf8))
      .filter { [.word, .attribute, .directive].contains($0.kind) }
    #expect(names.map(\.text).joined(separator: " ") == row.names)
  }

  @Test func `a file cut anywhere is read to its end`() {
    let source = Array(LexerTests.cases.map(\.source).joined(separator: "\n").utf8)
    for count in 0...source.count {
      let tokens = Lexer.tokens(of: Array(source.prefix(count)))
      #expect(tokens.allSatisfy { $0.range.upperBound <= count })
    }
  }
}
