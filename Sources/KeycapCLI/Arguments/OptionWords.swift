import ButtonInspection
import ButtonLayout

/// Reads the values of options that are lengths, sizes and names of a button.
struct OptionWords {
  private let arguments: ParsedArguments
  private let command: String

  init(_ arguments: ParsedArguments, command: String = "solve") {
    self.arguments = arguments
    self.command = command
  }

  func usage(_ message: String) -> UsageError { UsageError(message: message, command: command) }

  /// A finite number.
  func number(_ name: String) throws(UsageError) -> Double? {
    guard let word = arguments.value(name) else { return nil }
    guard let number = Self.number(word[...]) else {
      throw usage("'--\(name)' takes a number of points, not '\(word)'.")
    }
    return number
  }

  /// `WIDTHxHEIGHT`, neither negative.
  func size(_ name: String) throws(UsageError) -> Size? {
    guard let word = arguments.value(name) else { return nil }
    guard let size = Self.size(word) else {
      throw usage("'--\(name)' takes WIDTHxHEIGHT in points, such as '30x30', not '\(word)'.")
    }
    return size
  }

  /// A size, or else the name of a file.
  func imageSizeOrFile(_ name: String) throws(UsageError) -> (size: Size?, file: String?)? {
    guard let word = arguments.value(name) else { return nil }
    if let size = Self.size(word) { return (size, nil) }
    // What has no letter but the x and no dot behind them was meant as a size.
    let looksLikeSize = word.allSatisfy { $0.isNumber || "x×,.-".contains($0) }
    guard !looksLikeSize else {
      throw usage(
        "'--\(name)' takes WIDTHxHEIGHT in points, such as '30x30', or a file, not '\(word)'.")
    }
    return (nil, word)
  }

  /// Four edges: top, left, bottom, right.
  func insets(_ name: String) throws(UsageError) -> EdgeInsets? {
    guard let word = arguments.value(name) else { return nil }
    let edges = word.split(separator: ",", omittingEmptySubsequences: false).map(Self.number)
    guard edges.count == 4, let top = edges[0], let left = edges[1], let bottom = edges[2],
      let right = edges[3]
    else {
      throw usage(
        "'--\(name)' takes TOP,LEFT,BOTTOM,RIGHT in points, such as '5,10,5,10', not '\(word)'.")
    }
    return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// A horizontal alignment, a vertical one, or both.
  func alignments(
    _ name: String
  ) throws(UsageError) -> (ContentHorizontalAlignment, ContentVerticalAlignment) {
    guard let word = arguments.value(name) else { return (.center, .center) }
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let horizontal = QuestionNames.horizontalAlignment
    let vertical = QuestionNames.verticalAlignment
    if parts.count == 1, let alignment = horizontal[parts[0]] { return (alignment, .center) }
    if parts.count == 1, let alignment = vertical[parts[0]] { return (.center, alignment) }
    if parts.count == 2, let across = horizontal[parts[0]], let upright = vertical[parts[1]] {
      return (across, upright)
    }
    let unknown = parts.first { horizontal[$0] == nil && vertical[$0] == nil } ?? word
    let hint = Suggestion.nearest(to: unknown, in: horizontal.all + vertical.all)
      .map { "; did you mean '\($0)'?" }
    throw usage(
      "'--\(name)' takes HORIZONTAL[,VERTICAL], such as 'leading,top', not '\(word)'\(hint ?? ".")")
  }

  /// A text, or the size that somebody measured.
  func title(_ name: String, orSize sizeName: String) throws(UsageError) -> TitleQuestion? {
    let text = arguments.value(name)
    let size = try size(sizeName)
    guard text == nil || size == nil else {
      throw usage("Expected '--\(name)' or '--\(sizeName)', found both.")
    }
    return text.map { .string($0) } ?? size.map { .measured($0) }
  }

  /// The font that the options describe.
  func font() throws(UsageError) -> FontQuestion? {
    var font = FontQuestion()
    font.size = try number("font-size")
    font.weight = arguments.value("font-weight").flatMap { QuestionNames.weight[$0] }
    font.textStyle = arguments.value("text-style").flatMap { QuestionNames.textStyle[$0] }
    if let size = font.size, size < 0 { throw usage("'--font-size' takes 0 points or more.") }
    return font == FontQuestion() ? nil : font
  }

  private static func size(_ word: String) -> Size? {
    let parts = word.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = number(parts[0]), let height = number(parts[1]),
      width >= 0, height >= 0
    else { return nil }
    return Size(width: width, height: height)
  }

  /// A decimal; words such as `nan` and `0x1F` are none.
  private static func number(_ word: Substring) -> Double? {
    guard word.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }) else {
      return nil
    }
    return Double(word).flatMap { $0.isFinite ? $0 : nil }
  }
}
