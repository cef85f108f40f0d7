import Foundation
import Testing

/// One sentence each: where it stands and what was expected.
@Suite struct LayoutErrorTests {
  static let sentences: [(question: String, error: String)] = [
    (#"{"id":5}"#, "id: Expected a string, found a number."),
    (#"{"id":null}"#, "id: Expected a string, found null."),
    (#"{"size":[1]}"#, "size: Expected [width, height], found 1 element."),
    (#"{"size":null}"#, "size: Expected [width, height], found null."),
    (#"{"size":[1,-1]}"#, "size[1]: Expected a size of 0 points or more, found -1."),
    (#"{"size":[-0.5,null]}"#, "size[0]: Expected a size of 0 points or more, found -0.5."),
    (#"{"size":[NaN,1]}"#, "size[0]: Expected a finite number."),
    (#"{"size":[1,Infinity]}"#, "size[1]: Expected a finite number."),
    (#"{"imageEdgeInsets":{"left":-1e999}}"#, "imageEdgeInsets.left: Expected a finite number."),
    (#"{"size":["1",2]}"#, "size[0]: Expected a number, found a string."),
    (#"{"hasBeenSizedToFit":1}"#, "hasBeenSizedToFit: Expected true or false, found a number."),
    (#"{"displayScale":4}"#, "displayScale: Expected 1, 2 or 3, found 4."),
    (#"{"displayScale":1.5}"#, "displayScale: Expected 1, 2 or 3, found 1.5."),
    (#"{"numberOfLines":-1}"#, "numberOfLines: Expected a whole number of 0 or more, found -1."),
    (#"{"numberOfLines":0.5}"#, "numberOfLines: Expected a whole number of 0 or more, found 0.5."),
    (
      #"{"numberOfLines":1e300}"#,
      "numberOfLines: Expected a whole number of 0 or more, found 1e+300."
    ),
    (
      #"{"title":7}"#,
      "title: Expected a string, {\"size\": [width, height]} or {\"runs\": […]}, "
        + "found a number."
    ), (#"{"title":{}}"#, "title: Expected 'size' or 'runs', found neither."),
    (#"{"title":{"size":[1,"2"]}}"#, "title.size[1]: Expected a number, found a string."),
    (
      #"{"title":{"szie":[1,2]}}"#, "title.szie: Unknown key; did you mean 'size'?"
    ),
    (
      #"{"title":"\udb80\udc00"}"#,
      "title: '\u{F0000}' (U+F0000) is in none of the fonts here; "
        + "install the Noto font of its script, or give a font with --font."
    ),
    (#"{"title":{"runs":3}}"#, "title.runs: Expected an array of runs, found a number."),
    (#"{"title":{"runs":[{}]}}"#, "title.runs[0].string: Expected a string, found nothing."),
    (
      #"{"title":{"runs":[{"string":"a","font":{"size":"1"}}]}}"#,
      "title.runs[0].font.size: Expected a number, found a string."
    ),
    (
      #"{"title":{"runs":[],"size":[1,2]}}"#, "title: Expected 'size' or 'runs', found both."
    ), (#"{"font":{"size":-1}}"#, "font.size: Expected a size of 0 points or more, found -1."),
    (
      #"{"font":{"name":"Inter"}}"#,
      "font.name: Unknown key; expected one of 'size', 'weight', "
        + "'textStyle', 'family', 'file'."
    ),
    (
      #"{"font":{"family":"No Such"},"title":"a"}"#,
      "font.family: Font 'No Such': there is no such family here; give its file with --font, "
        + "or its metrics with --font-metrics."
    ), (#"{"font":{"file":"Inter.ttf"}}"#, "font.file: Font 'Inter.ttf': it cannot be read."),
    (#"{"image":{}}"#, "image: Expected 'size' or 'file', found neither."),
    (
      #"{"image":{"size":[1,1],"file":"a.png"}}"#,
      "image: Expected either 'size' or 'file', found both."
    ),
    (
      #"{"image":{"size":[1,-2]}}"#, "image.size[1]: Expected a size of 0 points or more, found -2."
    ),
    (
      #"{"backgroundImage":{"file":"no.png"}}"#,
      "backgroundImage.file: 'no.png' cannot be read as an image: "
        + "No such file or directory."
    ),
    (
      #"{"image":{"size":[1,1],"capInsets":{"lft":1}}}"#,
      "image.capInsets.lft: Unknown key; did you mean 'left'?"
    ),
    (
      #"{"titleEdgeInsets":{"leading":1}}"#,
      "titleEdgeInsets.leading: Unknown key; expected one of 'top', 'left', 'bottom', 'right'."
    ),
    (
      #"{"contentEdgeInsets":{"top":null}}"#,
      "contentEdgeInsets.top: Expected a number, found null."
    ),
    (#"{"contentEdgeInsets":[1,2,3,4]}"#, "contentEdgeInsets: Expected an object, found an array."),
    (#"{"":1}"#, ": Unknown key; 'keycap layout --help' lists the known ones."),
    (#"{"bogus":1}"#, "bogus: Unknown key; 'keycap layout --help' lists the known ones."),
    (#"{"Size":[1,2]}"#, "Size: Unknown key; did you mean 'size'?"),
    (
      #"{"contentHorizontalAlignment":"top"}"#,
      "contentHorizontalAlignment: Unknown name 'top'; expected one of 'center', 'left', 'right', "
        + "'fill', 'leading', 'trailing'."
    ),
    (#"{"configuration":{}}"#, "configuration: Not answered yet: UIButton.Configuration's rules."),
    (#"{"contentBias":1.5}"#, "contentBias: Expected a number from 0 to 1, found 1.5."),
  ]

  @Test func `every error is a sentence at its path, and the next line is answered`() throws {
    let lines = Self.sentences.flatMap { [$0.question, "{}"] }
    let result = try Tool.run(["layout"], input: Array(lines.joined(separator: "\n").utf8))
    let answers = try result.json()
    try #require(answers.count == lines.count)
    #expect(result.code == 3)
    for (number, row) in Self.sentences.enumerated() {
      #expect(answers[number * 2].error == row.error)
      #expect(answers[number * 2].string("id") == "\(number * 2 + 1)")
      #expect(answers[number * 2].members.count == 2)
      #expect(answers[number * 2 + 1].error == nil)
    }
  }

  @Test func `an error keeps the question's name`() throws {
    let answers = try Tool.layout(#"{"id":"a","bogus":1}"#, #"{"size":[1],"id":"b"}"#).json()
    #expect(answers.map { $0.string("id") } == ["a", "b"])
  }

  @Test func `what has no effect is told in the answer`() throws {
    let answer = try Tool.layout(#"{"size":[1e300,40],"titleEdgeInsets":{"left":3}}"#).answer()
    #expect(
      answer.issues == [
        "titleEdgeInsets: There is no title.", "size[0]: Lengths end at 1,000,000,000 points.",
      ])
  }
}
