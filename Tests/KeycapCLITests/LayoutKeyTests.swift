import ButtonInspection
import Foundation
import Testing
import Typesetting

@testable import KeycapCLI

/// The contract's input, key by key.
@Suite struct LayoutKeyTests {
  /// A value of each key that is not its default.
  static let values: [(key: String, value: String)] = [
    ("id", #""a""#), ("size", "[100,null]"), ("hasBeenSizedToFit", "true"), ("displayScale", "3"),
    ("layoutDirection", #""rightToLeft""#), ("generation", #""classic""#),
    ("buttonType", #""system""#), ("idiom", #""pad""#), ("title", #"{"size":[54,21.5]}"#),
    ("font", #"{"size":20,"weight":"bold"}"#), ("contentSizeCategory", #""small""#),
    ("numberOfLines", "1"), ("lineBreakMode", #""byClipping""#),
    ("titleTextAlignment", #""center""#),
    (
      "image",
      #"{"size":[32,32],"capInsets":{"top":1,"left":1,"bottom":1,"right":1},"resizingMode":"tile"}"#
    ), ("backgroundImage", #"{"size":[3,3],"capInsets":{},"resizingMode":"stretch"}"#),
    ("imageContentMode", #""center""#), ("contentEdgeInsets", #"{"left":2.2250738585072014e-308}"#),
    ("imageEdgeInsets", #"{"top":-1,"left":1.5}"#), ("titleEdgeInsets", "{}"),
    ("contentHorizontalAlignment", #""fill""#), ("contentVerticalAlignment", #""bottom""#),
    ("imagePosition", #""top""#), ("spacing", "-2.5"), ("imageSize", "[20,20]"),
    ("reservesImageSpace", "true"), ("givesWayFirst", #""image""#),
    ("distribution", #""pinned""#), ("contentBias", "0.25"),
  ]

  @Test func `every key is accepted`() throws {
    #expect(Self.values.map(\.key) == QuestionNames.keys)
    let members = Self.values.map { "\"\($0.key)\":\($0.value)" }
    let alone = members.map { "{\($0)}" }
    let answers = try Tool.run(
      ["layout"],
      input: Array((alone + ["{\(members.joined(separator: ","))}"]).joined(separator: "\n").utf8))
    #expect(answers.code == 0)
    #expect(try answers.json().allSatisfy { $0.error == nil })
    #expect(answers.lines.count == members.count + 1)
  }

  @Test func `every key refuses every other kind of value`() throws {
    let kinds = [
      "null", "true", "7.5", "\"zz\"", "[]", "[1]", "[1,2,3]", "[\"1\",2]", "{\"zz\":1}",
    ]
    // A string may be a title or a name, and a number may be a count.
    let right = [
      "id": ["\"zz\""], "title": ["\"zz\""], "hasBeenSizedToFit": ["true"],
      "spacing": ["7.5"], "reservesImageSpace": ["true"],
    ]
    var keys: [String] = []
    var lines: [String] = []
    for key in QuestionNames.keys {
      for kind in kinds where right[key]?.contains(kind) != true {
        keys.append(key)
        lines.append("{\"\(key)\":\(kind)}")
      }
    }
    let answers = try Tool.run(["layout"], input: Array(lines.joined(separator: "\n").utf8)).json()
    for (number, answer) in answers.enumerated() {
      let path = answer.object("error")?["path"] as? String
      #expect(path?.hasPrefix(keys[number]) == true, "\(lines[number])")
      #expect(answer.string("id") == "\(number + 1)")
    }
    #expect(answers.count == lines.count)
  }

  @Test(
    arguments: [
      ("layoutDirection", QuestionNames.layoutDirection.all, 2),
      ("generation", QuestionNames.generation.all, 2),
      ("buttonType", QuestionNames.buttonType.all, 2), ("idiom", QuestionNames.idiom.all, 3),
      ("font.weight", QuestionNames.weight.all, 9),
      ("font.textStyle", QuestionNames.textStyle.all, 11),
      ("contentSizeCategory", QuestionNames.contentSizeCategory.all, 12),
      ("lineBreakMode", QuestionNames.lineBreakMode.all, 6),
      ("titleTextAlignment", QuestionNames.textAlignment.all, 5),
      ("imageContentMode", QuestionNames.contentMode.all, 13),
      ("image.resizingMode", QuestionNames.resizingMode.all, 2),
      ("backgroundImage.resizingMode", QuestionNames.resizingMode.all, 2),
      ("contentHorizontalAlignment", QuestionNames.horizontalAlignment.all, 6),
      ("contentVerticalAlignment", QuestionNames.verticalAlignment.all, 4),
      ("imagePosition", QuestionNames.imagePosition.all, 7),
      ("givesWayFirst", QuestionNames.part.all, 2),
      ("distribution", QuestionNames.distribution.all, 3),
    ] as [(String, [String], Int)])
  func `every name is accepted, and its misspelling names it`(
    path: String, names: [String], count: Int
  ) throws {
    #expect(names.count == count)
    func line(_ name: String) -> String {
      let parts = path.split(separator: ".")
      let size = path.hasSuffix("resizingMode") ? "\"size\":[1,1]," : ""
      return parts.count == 1
        ? "{\"\(path)\":\"\(name)\"}" : "{\"\(parts[0])\":{\(size)\"\(parts[1])\":\"\(name)\"}}"
    }
    let input = (names.map(line) + names.map { line($0 + "s") }).joined(separator: "\n")
    let answers = try Tool.run(["layout"], input: Array(input.utf8)).json()
    for (number, name) in names.enumerated() {
      #expect(answers[number].error == nil)
      #expect(
        answers[number + names.count].error
          == "\(path): Unknown name '\(name)s'; did you mean '\(name)'?")
    }
  }

  @Test(arguments: QuestionNames.later.map(\.key))
  func `a key of a later issue says so`(key: String) throws {
    let error = try #require(try Tool.layout("{\"id\":\"a\",\"\(key)\":1}").answer().error)
    #expect(error.hasPrefix("\(key): Not answered yet: "))
  }
}
