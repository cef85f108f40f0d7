import InterfaceBuilder
import Typesetting

extension TitleQuestion {
  /// The title of a state: the attributed one, which UIKit prefers, or the plain one.
  init?(_ state: IBState?) throws(QuestionError) {
    let plain = state?.title ?? ""
    if let written = state?.attributedTitleString {
      let attributed = try AttributedTitle(written)
      guard attributed.runs.isEmpty else {
        self = .attributed(attributed)
        return
      }
      guard plain.isEmpty else {
        throw QuestionError(
          path: "title",
          message: "Nobody recorded whether an empty attributed title hides the plain one.")
      }
    }
    guard !plain.isEmpty else { return nil }
    self = .string(plain)
  }
}

extension AttributedTitle {
  /// The title that a document describes, without what only colours it.
  ///
  /// - Throws: `QuestionError` where an attribute would change the title's size and is not measured.
  init(_ written: IBAttributedString) throws(QuestionError) {
    self.init(runs: [])
    let text = written.text
    for fragment in written.fragments where !fragment.text.isEmpty {
      let path = "title.runs[\(runs.count)]"
      if let key = fragment.otherKeys.first(where: Self.resizingKeys.contains) {
        throw QuestionError(path: path, message: "Not measured yet: the attribute '\(key)'.")
      }
      var run = Run(fragment.text)
      run.font = try fragment.font.map { font throws(QuestionError) in
        try FontQuestion(ofRun: font, at: "\(path).font")
      }
      run.kern = fragment.kern
      let spacing = try fragment.paragraphStyle.map { style throws(QuestionError) in
        try LineSpacing(style, of: text)
      }
      if runs.isEmpty {
        lineSpacing = spacing ?? LineSpacing()
      } else if spacing ?? LineSpacing() != lineSpacing {
        throw QuestionError(
          path: "title", message: "Not measured yet: fragments whose lines are spaced differently.")
      }
      runs.append(run)
    }
  }

  /// The attributes of `NSAttributedString` that move or resize glyphs; all others only colour them.
  private static let resizingKeys: Set<String> = [
    "NSAttachment", "NSBaselineOffset", "NSExpansion", "NSLigature", "NSSuperScript",
    "CTVerticalForms",
  ]
}

extension FontQuestion {
  /// The font of a run, which has no default: a button's own font has other words.
  fileprivate init(
    ofRun description: IBFontDescription, at path: String
  ) throws(QuestionError) {
    try self.init(description, at: path)
    guard size == nil, textStyle == nil else { return }
    let name = description.metaFont ?? description.name ?? description.type ?? ""
    throw QuestionError(
      path: "\(path).size",
      message: "The document says no size for font '\(name)', and none is recorded for it.")
  }
}

extension LineSpacing {
  /// The spacing that a paragraph style describes.
  ///
  /// - Throws: `QuestionError` where the style says more about the text's size than spacing can.
  fileprivate init(_ style: IBParagraphStyle, of text: String) throws(QuestionError) {
    self.init()
    lineHeightMultiple = style.lineHeightMultiple ?? 0
    minimumLineHeight = style.minimumLineHeight ?? 0
    maximumLineHeight = style.maximumLineHeight ?? 0
    lineSpacing = style.lineSpacing ?? 0
    var unmeasured: [(name: String, length: Double?)] = [
      ("firstLineHeadIndent", style.firstLineHeadIndent), ("headIndent", style.headIndent),
      ("tailIndent", style.tailIndent),
    ]
    if text.contains(where: \.isNewline) {
      unmeasured.append(("paragraphSpacing", style.paragraphSpacing))
      unmeasured.append(("paragraphSpacingBefore", style.paragraphSpacingBefore))
    }
    if let name = unmeasured.first(where: { $0.length ?? 0 != 0 })?.name {
      throw QuestionError(path: "title", message: "Not measured yet: a title with \(name).")
    }
  }
}
