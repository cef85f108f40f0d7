import ButtonInspection
import ButtonLayout
import Foundation
import Testing
import Typesetting

@testable import KeycapCLI

/// `Documentation/button.schema.json` says what the tool does.
@Suite struct SchemaTests {
  let definitions: [String: [String: Any]]

  init() throws {
    let file = Storefront.root.appendingPathComponent("Documentation/button.schema.json")
    let schema = try JSONSerialization.jsonObject(with: try Data(contentsOf: file))
    definitions = try #require((schema as? [String: Any])?["$defs"] as? [String: [String: Any]])
  }

  private func properties(_ definition: String) throws -> [String: [String: Any]] {
    try #require(definitions[definition]?["properties"] as? [String: [String: Any]])
  }

  @Test func `every key that is read, later or never, is in the schema, and no other`() throws {
    let keys = try Set(properties("question").keys)
    let read = QuestionNames.keys + QuestionNames.later.map(\.key)
    #expect(keys == Set(read + QuestionNames.passedOver))
    #expect(definitions["question"]?["additionalProperties"] as? Bool == false)
  }

  @Test func `keys that are answered later, and only they, say so`() throws {
    for (key, property) in try properties("question") {
      let description = try #require(property["description"] as? String, "\(key)")
      let isLater = QuestionNames.later.contains { $0.key == key }
      #expect(description.hasSuffix("an error.") == isLater, "\(key)")
    }
  }

  @Test func `every answer has the schema's keys`() throws {
    #expect(try Set(properties("answer").keys) == Set(LayoutAnswerTests.keys))
    #expect(definitions["answer"]?["required"] as? [String] == LayoutAnswerTests.keys)
    #expect(definitions["failure"]?["required"] as? [String] == ["id", "error"])
    #expect(
      definitions["inspectedButton"]?["required"] as? [String] == InspectJSONTests.keys)
  }

  @Test func `names are the tool's`() throws {
    let question = try properties("question")
    let font = try properties("font")
    let image = try properties("image")
    let rows: [(schema: [String: Any]?, names: [String])] = [
      (question["layoutDirection"], QuestionNames.layoutDirection.all),
      (question["generation"], QuestionNames.generation.all),
      (question["buttonType"], QuestionNames.buttonType.all),
      (question["idiom"], QuestionNames.idiom.all), (font["weight"], QuestionNames.weight.all),
      (font["textStyle"], QuestionNames.textStyle.all),
      (question["contentSizeCategory"], QuestionNames.contentSizeCategory.all),
      (question["lineBreakMode"], QuestionNames.lineBreakMode.all),
      (question["titleTextAlignment"], QuestionNames.textAlignment.all),
      (image["resizingMode"], QuestionNames.resizingMode.all),
      (question["imageContentMode"], QuestionNames.contentMode.all),
      (question["contentHorizontalAlignment"], QuestionNames.horizontalAlignment.all),
      (question["contentVerticalAlignment"], QuestionNames.verticalAlignment.all),
      (question["imagePosition"], QuestionNames.imagePosition.all),
      (question["givesWayFirst"], QuestionNames.part.all),
      (question["distribution"], QuestionNames.distribution.all),
    ]
    for row in rows { #expect(row.schema?["enum"] as? [String] == row.names) }
  }

  @Test func `rules and findings have the tool's names`() throws {
    let unverified = try #require(
      try properties("answer")["unverified"]?["items"] as? [String: Any])
    #expect(unverified["enum"] as? [String] == UnverifiedRules.names.map(\.name))
    let findings = try #require(
      try properties("inspectedButton")["findings"]?["items"] as? [String: Any])
    let rule = try #require((findings["properties"] as? [String: [String: Any]])?["rule"])
    #expect(rule["enum"] as? [String] == FindingRule.allCases.map(\.name))
    let severity = try #require((findings["properties"] as? [String: [String: Any]])?["severity"])
    #expect(severity["enum"] as? [String] == Severity.allCases.map(\.name))
  }

  @Test func `every reference leads somewhere`() throws {
    let file = Storefront.root.appendingPathComponent("Documentation/button.schema.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let references = text.components(separatedBy: "\"$ref\": \"#/$defs/").dropFirst()
      .compactMap { $0.split(separator: "\"").first.map(String.init) }
    #expect(references.count > 20)
    for reference in references { #expect(definitions[reference] != nil, "\(reference)") }
  }
}
