import JSONReading
import Testing

/// Texts that are no JSON: each is an error by itself, with the column, and its neighbours are answered.
@Suite struct JSONStrictnessTests {
  static let notJSON: [(text: String, column: Int, reason: String)] = [
    ("{", 2, "unexpected end of data"), ("{\"size\":[1,2]", 14, "unexpected end of data"),
    ("tru", 4, "unexpected end of data"), ("{} {}", 4, "unexpected character"),
    ("{\"size\":[1,2],}", 15, "unexpected character"), ("/*c*/{}", 1, "unexpected character"),
    ("{\"size\":[1,2,]}", 14, "unexpected character"),
    ("{size:[1,2]}", 2, "quoted object property name expected"),
    ("{\"size\" [1,2]}", 9, "object property name separator ':' expected"),
    ("{\"size\":[1 2]}", 12, "array value separator ',' expected"),
    ("{\"size\":[+1,2]}", 10, "unexpected character"),
    ("{\"size\":[.5,2]}", 10, "unexpected character"),
    ("{\"size\":[0x10,2]}", 11, "number expected"), ("{\"size\":[01,2]}", 12, "number expected"),
    ("{\"size\":[1e,2]}", 12, "number expected"),
    ("{\"hasBeenSizedToFit\":TRUE}", 22, "boolean expected"),
    ("{\"title\":\"\\x41\"}", 12, "invalid string sequence"),
    // What json-c's strict mode lets pass.
    ("{'size':[1,2]}", 2, "strings are written in double quotes"),
    ("{\"size\":[1.,2]}", 12, "a digit was expected behind the point"),
    ("{\"size\":[00,2]}", 10, "a number does not begin with 0 and another digit"),
    ("{\"size\":[-01,2]}", 11, "a number does not begin with 0 and another digit"),
    ("{\"title\":\"a\tb\"}", 12, "a control character in a string has to be escaped"),
    ("{\"title\":\"a\\ud83d\"}", 12, "half of a surrogate pair is no character"),
    ("{\"title\":\"\\ud83d\\u0041\"}", 11, "half of a surrogate pair is no character"),
    ("{\"title\":\"\\ude00\\ud83d\"}", 11, "half of a surrogate pair is no character"),
    ("{\"size\\u0000x\":[1,2]}", 2, "a key holds the character U+0000"),
    (
      String(repeating: "{\"size\":", count: 40) + "1" + String(repeating: "}", count: 40), 257,
      "nesting too deep"
    ), (String(repeating: "[", count: 100_000), 33, "nesting too deep"),
  ]

  @Test func `a text that is no JSON is an error at its column`() throws {
    let result = try Tool.run(
      ["layout"], input: Array(Self.notJSON.map(\.text).joined(separator: "\n{}\n").utf8))
    let answers = try result.json()
    #expect(result.code == 3)
    try #require(answers.count == Self.notJSON.count * 2 - 1)
    for (number, row) in Self.notJSON.enumerated() {
      let line = number * 2 + 1
      let answer = answers[number * 2]
      #expect(
        answer.error == ": Line \(line) is no JSON at column \(row.column): \(row.reason).",
        "\(row.text.prefix(60))")
      #expect(answer.string("id") == "\(line)")
      if number > 0 { #expect(answers[number * 2 - 1].error == nil) }
    }
  }

  @Test func `bytes that are no UTF-8 are an error at their column`() throws {
    let input = Array("{\"id\":\"a".utf8) + [0xFF] + Array("\"}\n{}".utf8)
    let answers = try Tool.run(["layout"], input: input).json()
    #expect(answers[0].error == ": Line 1 is no JSON at column 9: invalid utf-8 string.")
    #expect(answers[1].error == nil)
  }

  @Test func `a null byte ends nothing but its line`() throws {
    let answers = try Tool.layout("{}\0", "{\"title\":\"a\0b\"}", "{}").json()
    #expect(answers.map { $0.error == nil } == [false, false, true])
  }

  @Test(arguments: [
    ("[]", "an array"), ("5", "a number"), ("null", "null"), ("\"a\"", "a string"),
    ("true", "a boolean"),
  ])
  func `a value that is no object is an error`(text: String, kind: String) throws {
    let answer = try Tool.layout(text).answer()
    #expect(answer.error == ": Expected an object, found \(kind).")
    #expect(answer.string("id") == "1")
  }

  @Test(
    arguments: [
      ("{\"size\":[1,2],\"size\":[3,4]}", "size"),
      ("{\"size\":[1,2],\"s\\u0069ze\":[3,4]}", "size"),
      ("{\"font\":{\"size\":1,\"weight\":\"bold\",\"size\":1}}", "font.size"),
      ("{\"a\":[{\"b\":1},{\"b\":1,\"b\":2}]}", "a[1].b"), ("{\"id\":\"x\",\"id\":\"x\"}", "id"),
    ] as [(String, String)])
  func `a key that stands twice is an error at its path`(text: String, path: String) throws {
    #expect(try Tool.layout(text).answer().error == "\(path): The key stands twice in its object.")
  }

  @Test func `equal keys in different objects, and colons in strings, are no repetition`() throws {
    let answer = try Tool.layout(
      "{\"title\":{\"size\":[1,2]},\"image\":{\"size\":[1,2]},\"id\":\"a:\\\":b\\\\\",\"size\":[1,2]}"
    ).answer()
    #expect(answer.error == nil)
    #expect(answer.string("id") == "a:\":b\\")
  }

  @Test func `every way to write a text and a number is read`() throws {
    let answers = try Tool.layout(
      " { \"id\" : \"\\u00e9\\ud83d\\ude00\\/\\n\" , \"size\" : [ 1e2 , 2.50E+1 ] } ",
      "{\"size\":[0,-0.0],\"id\":\"\\\"\"}", "{\"size\":[0.5,10e-1]}"
    ).json()
    #expect(answers.map { $0.string("id") } == ["é😀/\n", "\"", "3"])
    #expect(answers.map { $0.numbers("size") } == [[100, 25], [0, 0], [0.5, 1]])
  }
}
