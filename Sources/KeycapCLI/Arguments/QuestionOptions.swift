import ButtonInspection
import ButtonLayout
import JSONReading

/// The options with which a button is described on the command line instead of in JSON: the keys of `keycap layout`.
enum QuestionOptions {
  /// How an option's words become JSON.
  enum Kind: Sendable {
    /// `200x100`; an extent that is left out is natural.
    case size
    /// `50x50`, inside an object with a size.
    case sized
    /// `left=50,right=-3`, or four numbers: top, left, bottom, right.
    case insets
    /// A string or a name.
    case word
    case number
  }

  /// An option, the key that it sets, and how.
  struct Entry: Sendable {
    let name: String
    let key: String
    let kind: Kind
    let placeholder: String
    let summary: String
  }

  static let entries: [Entry] = [
    Entry(
      name: "size", key: "size", kind: .size, placeholder: "WxH",
      summary: "The bounds; '200x' and 'x100' leave the other extent natural."),
    Entry(
      name: "image", key: "image", kind: .sized, placeholder: "WxH", summary: "The image's size."),
    Entry(
      name: "title", key: "title", kind: .word, placeholder: "TEXT", summary: "The title."),
    Entry(
      name: "title-size", key: "title", kind: .sized, placeholder: "WxH",
      summary: "A title that somebody measured, instead of its text."),
    Entry(
      name: "image-insets", key: "imageEdgeInsets", kind: .insets, placeholder: "INSETS",
      summary: "imageEdgeInsets: 'left=50,right=-3', or 'TOP,LEFT,BOTTOM,RIGHT'."),
    Entry(
      name: "title-insets", key: "titleEdgeInsets", kind: .insets, placeholder: "INSETS",
      summary: "titleEdgeInsets, written alike."),
    Entry(
      name: "content-insets", key: "contentEdgeInsets", kind: .insets, placeholder: "INSETS",
      summary: "contentEdgeInsets: 'left=10', or 'TOP,LEFT,BOTTOM,RIGHT'."),
    Entry(
      name: "horizontal-alignment", key: "contentHorizontalAlignment", kind: .word,
      placeholder: "NAME", summary: "center, left, right, fill, leading or trailing."),
    Entry(
      name: "vertical-alignment", key: "contentVerticalAlignment", kind: .word,
      placeholder: "NAME", summary: "center, top, bottom or fill."),
    Entry(
      name: "content-mode", key: "imageContentMode", kind: .word, placeholder: "NAME",
      summary: "The image view's content mode, by UIKit's name."),
    Entry(
      name: "direction", key: "layoutDirection", kind: .word, placeholder: "NAME",
      summary: "leftToRight or rightToLeft."),
    Entry(
      name: "scale", key: "displayScale", kind: .number, placeholder: "N",
      summary: "Pixels a point: 1, 2 or 3."),
    Entry(
      name: "image-position", key: "imagePosition", kind: .word, placeholder: "NAME",
      summary: "The component's rules: leading, trailing, left, right, top, bottom or center."),
    Entry(
      name: "spacing", key: "spacing", kind: .number, placeholder: "N",
      summary: "The component's distance between image and title."),
    Entry(
      name: "type", key: "buttonType", kind: .word, placeholder: "NAME",
      summary: "custom or system."),
  ]

  static let options = options(without: [])

  /// The options of a command for which some of the keys are its answer, or are set otherwise.
  static func options(without names: Set<String>) -> [CommandSyntax.Option] {
    entries.filter { !names.contains($0.name) }
      .map { .init(name: $0.name, placeholder: $0.placeholder, summary: $0.summary) }
  }

  /// The button that the options describe; `nil` where none of them stands.
  static func question(
    _ arguments: ParsedArguments, command: String, without names: Set<String> = []
  ) throws(UsageError) -> ButtonQuestion? {
    let used = entries.filter { arguments.has($0.name) && !names.contains($0.name) }
    guard !used.isEmpty else { return nil }
    var members: [JSONValue.Member] = []
    for entry in used {
      if members.contains(where: { $0.key == entry.key }) {
        throw UsageError(
          message: "'--\(entry.name)' and another option both set '\(entry.key)'.",
          command: command)
      }
      let text = arguments.value(entry.name) ?? ""
      guard let value = value(of: text, entry.kind) else {
        throw UsageError(
          message: "'--\(entry.name)' takes \(expected(entry.kind)), not '\(text)'.",
          command: command)
      }
      members.append(JSONValue.Member(key: entry.key, value: value))
    }
    do {
      return try ButtonQuestion(json: .object(members), defaultID: "1")
    } catch {
      let key = error.path.prefix { $0 != "." && $0 != "[" }
      let option = used.first { $0.key == key }.map { "'--\($0.name)': " } ?? ""
      throw UsageError(message: option + error.message, command: command)
    }
  }

  private static func expected(_ kind: Kind) -> String {
    switch kind {
    case .size, .sized: return "a size such as '200x100'"
    case .insets: return "insets such as 'left=50,right=-3' or '0,50,0,0'"
    case .word: return "a word"
    case .number: return "a number"
    }
  }

  private static func value(of text: String, _ kind: Kind) -> JSONValue? {
    switch kind {
    case .word: return .string(text)
    case .number: return number(text)
    case .size: return size(text, mayLackExtents: true)
    case .sized:
      guard let size = size(text, mayLackExtents: false) else { return nil }
      return .object([JSONValue.Member(key: "size", value: size)])
    case .insets: return insets(text)
    }
  }

  private static func number(_ text: some StringProtocol) -> JSONValue? {
    guard let number = Double(text), number.isFinite else { return nil }
    return .number(number)
  }

  /// A size such as `20x20`, neither side negative; `nil` where the text is none.
  static func size(_ text: String) -> Size? {
    guard case .array(let extents)? = size(text, mayLackExtents: false),
      case .number(let width) = extents[0], case .number(let height) = extents[1],
      width >= 0, height >= 0
    else { return nil }
    return Size(width: width, height: height)
  }

  private static func size(_ text: String, mayLackExtents: Bool) -> JSONValue? {
    let parts = text.split(omittingEmptySubsequences: false) { "x×X".contains($0) }
    guard parts.count == 2 else { return nil }
    var extents: [JSONValue] = []
    for part in parts {
      if part.isEmpty && mayLackExtents {
        extents.append(.null)
      } else {
        guard let number = number(part) else { return nil }
        extents.append(number)
      }
    }
    return .array(extents)
  }

  private static func insets(_ text: String) -> JSONValue? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let edges = ["top", "left", "bottom", "right"]
    var members: [JSONValue.Member] = []
    for (index, part) in parts.enumerated() {
      let words = part.split(separator: "=", omittingEmptySubsequences: false)
      let isNamed = words.count == 2 && edges.contains(String(words[0]))
      guard isNamed || (words.count == 1 && parts.count == 4) else { return nil }
      guard let value = number(words[words.count - 1]) else { return nil }
      let edge = isNamed ? String(words[0]) : edges[index]
      guard !members.contains(where: { $0.key == edge }) else { return nil }
      members.append(JSONValue.Member(key: edge, value: value))
    }
    return .object(members)
  }
}
