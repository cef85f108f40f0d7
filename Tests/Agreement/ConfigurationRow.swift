import ButtonLayout
import JSONReading
import KeycapCLI
import SystemFont
import Typesetting

/// A recorded button with a configuration, as the rules are asked about it.
///
/// `keycap layout` does not read configurations yet; a key that is not known here is an error there and here.
struct ConfigurationRow {
  private var button = ConfigurationButton()
  private var width: Double?
  private var height: Double?
  private var fontSize: Double?
  private var textStyle: TextStyle?
  private var category = ContentSizeCategory.large
  private var title: String?
  private var subtitle: String?

  var displayScale: Double { button.displayScale }

  /// Why a row cannot be asked about.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// Whether the input has a configuration.
  static func isMeant(by input: JSONValue) -> Bool { input.member("configuration") != nil }

  init(_ input: JSONValue) throws(Problem) {
    for member in try members(of: input) { try read(member.key, member.value) }
    guard let configuration = input.member("configuration") else { return }
    for member in try members(of: configuration) {
      try readConfiguration(member.key, member.value)
    }
  }

  /// Every number of the answer by its key.
  func answer(measuringWith measurer: TextMeasurer) throws(Problem) -> [String: [Double]] {
    let title = try measured(title, titleFont, measurer)
    let subtitle = try measured(
      subtitle, .ofConfiguredSubtitle(compatibleWith: category), measurer)
    let natural = button.measurement(title: title, subtitle: subtitle).intrinsicContentSize
    let bounds = Rect(x: 0, y: 0, width: width ?? natural.width, height: height ?? natural.height)
    let answer = button.arrangement(forBounds: bounds, title: title, subtitle: subtitle)
    var numbers = ["intrinsicContentSize": [natural.width, natural.height]]
    let rects = [
      ("backgroundRect", answer.backgroundRect), ("contentRect", answer.contentRect),
      ("imageRect", answer.imageRect), ("titleRect", answer.titleRect),
      ("subtitleRect", answer.subtitleRect),
    ]
    for (key, rect) in rects {
      numbers[key] = rect.map { [$0.minX, $0.minY, $0.width, $0.height] }
    }
    return numbers
  }

  private var titleFont: SanFrancisco {
    if let fontSize { return SanFrancisco(ofSize: fontSize) }
    if let textStyle { return .preferred(forTextStyle: textStyle, compatibleWith: category) }
    return .ofConfiguredTitle(size: button.buttonSize, compatibleWith: category)
  }

  private func measured(
    _ text: String?, _ font: SanFrancisco, _ measurer: TextMeasurer
  ) throws(Problem) -> AnyTitle {
    guard let text, !text.isEmpty else { return .none(NoTitle(emptyLineHeight: 0)) }
    do throws(MeasuringError) {
      return .typeset(
        try TypesetTitle(
          StyledText(text, typeface: measurer.fonts.system(font)), measurer: measurer,
          numberOfLines: 0, lineBreakMode: .byWordWrapping))
    } catch {
      throw Problem(description: error.description)
    }
  }

  // MARK: Reading

  private mutating func read(_ key: String, _ value: JSONValue) throws(Problem) {
    switch key {
    case "size":
      guard case .array(let lengths) = value, lengths.count == 2 else { throw unknown(key) }
      (width, height) = (lengths[0].number, lengths[1].number)
    case "displayScale": button.displayScale = try number(value, key)
    case "idiom": button.idiom = try choice(value, key, Idiom.allCases)
    case "contentHorizontalAlignment":
      button.contentHorizontalAlignment = try choice(
        value, key, ContentHorizontalAlignment.allCases)
    case "contentVerticalAlignment":
      button.contentVerticalAlignment = try choice(value, key, ContentVerticalAlignment.allCases)
    case "contentSizeCategory": category = try choice(value, key, ContentSizeCategory.allCases)
    case "image": button.imageSize = try size(value.member("size"), key)
    case "font":
      fontSize = value.member("size")?.number
      textStyle = try value.member("textStyle").map { style throws(Problem) in
        try choice(style, key, TextStyle.allCases)
      }
      if fontSize == nil && textStyle == nil { throw unknown(key) }
    // A configuration's labels are rounded to the pixel in every generation; the rest has no effect beside it.
    case "generation", "buttonType", "contentEdgeInsets", "imageEdgeInsets", "titleEdgeInsets",
      "configuration":
      break
    default: throw unknown(key)
    }
  }

  private mutating func readConfiguration(_ key: String, _ value: JSONValue) throws(Problem) {
    switch key {
    case "style", "cornerStyle": break
    case "title": title = try text(value, key)
    case "subtitle": subtitle = try text(value, key)
    case "imagePlacement":
      button.imagePlacement = try choice(value, key, ConfigurationButton.ImagePlacement.allCases)
    case "titleAlignment":
      button.titleAlignment = try choice(value, key, ConfigurationButton.TitleAlignment.allCases)
    case "imagePadding": button.imagePadding = try number(value, key)
    case "titlePadding": button.titlePadding = try number(value, key)
    case "contentInsets":
      func edge(_ name: String) -> Double { value.member(name)?.number ?? 0 }
      button.contentInsets = DirectionalEdgeInsets(
        top: edge("top"), leading: edge("leading"), bottom: edge("bottom"),
        trailing: edge("trailing"))
    case "showsActivityIndicator":
      guard case .bool(let isShown) = value else { throw unknown(key) }
      if isShown { button.imageSize = ConfigurationButton.activityIndicatorSize }
    default: throw unknown("configuration.\(key)")
    }
  }

  private func unknown(_ key: String) -> Problem {
    Problem(description: "'\(key)' is not known here")
  }

  private func members(of value: JSONValue) throws(Problem) -> [JSONValue.Member] {
    guard case .object(let members) = value else {
      throw Problem(description: "an object was expected")
    }
    return members
  }

  private func number(_ value: JSONValue, _ key: String) throws(Problem) -> Double {
    guard let number = value.number else { throw unknown(key) }
    return number
  }

  private func text(_ value: JSONValue, _ key: String) throws(Problem) -> String {
    guard case .string(let text) = value else { throw unknown(key) }
    return text
  }

  private func size(_ value: JSONValue?, _ key: String) throws(Problem) -> Size {
    guard case .array(let lengths)? = value, lengths.count == 2,
      let width = lengths[0].number, let height = lengths[1].number
    else { throw unknown(key) }
    return Size(width: width, height: height)
  }

  private func choice<Choice>(
    _ value: JSONValue, _ key: String, _ all: [Choice]
  ) throws(Problem) -> Choice {
    guard case .string(let name) = value, let choice = all.first(where: { "\($0)" == name }) else {
      throw unknown(key)
    }
    return choice
  }
}

extension JSONValue {
  fileprivate func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  fileprivate var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }
}
