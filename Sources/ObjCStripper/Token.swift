/// A piece of Swift code between spaces and comments.
struct Token: Hashable {
  /// What a piece is.
  enum Kind: Hashable {
    /// A name or a keyword, without its backticks.
    case word
    /// An attribute with its `@`, such as `@objc`.
    case attribute
    /// What begins with `#`, such as `#selector` and `#if`.
    case directive
    /// One character that is neither part of a name nor of a literal.
    case mark
    /// A number, a regular expression or the text of a string literal.
    case literal
  }

  /// What it is.
  var kind: Kind
  /// Where it stands, in bytes from the start of the file.
  var range: Range<Int>
  /// Its text; a literal has none, since nobody reads one.
  var text: String
}
