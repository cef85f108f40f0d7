import Foundation
import Testing

/// Known buttons, asked as somebody would ask them.
@Suite struct LayoutAnswerTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let question: String
    let expected: [String: [Double]]
  }

  static let cases: [Case] = [
    Case(
      testDescription: "an inset of 50 moves the image by 25 under center",
      question: #"{"id":"a","size":[335,40],"image":{"size":[32,32]},"title":{"size":[54,21.5]},"#
        + #""imageEdgeInsets":{"left":50}}"#,
      expected: ["imageRect": [149.5, 4, 32, 32], "titleRect": [156.5, 9.5, 54, 21.5]]),
    Case(
      testDescription: "article 000: the areas of 100 × 40, image 30, title 57",
      question: #"{"size":[100,40],"image":{"size":[30,30]},"title":{"size":[57,21.5]}}"#,
      expected: ["imageArea": [0, 0, 43, 40], "titleArea": [30, 0, 70, 40]]),
    Case(
      testDescription: "article 000: left and top",
      question: #"{"size":[100,40],"image":{"size":[30,30]},"title":{"size":[57,21.5]},"#
        + #""contentHorizontalAlignment":"left","contentVerticalAlignment":"top"}"#,
      expected: ["imageRect": [0, 0, 30, 30], "titleRect": [30, 0, 57, 21.5]]),
    Case(
      testDescription: "article 000: right and bottom",
      question: #"{"size":[100,40],"image":{"size":[30,30]},"title":{"size":[57,21.5]},"#
        + #""contentHorizontalAlignment":"right","contentVerticalAlignment":"bottom"}"#,
      expected: ["imageRect": [13, 10, 30, 30], "titleRect": [43, 18.5, 57, 21.5]]),
    Case(
      testDescription: "article 000: fill stretches the image to its area",
      question: #"{"size":[100,40],"image":{"size":[30,30]},"title":{"size":[57,21.5]},"#
        + #""contentHorizontalAlignment":"fill","contentVerticalAlignment":"fill"}"#,
      expected: ["imageRect": [0, 0, 43, 40], "titleRect": [30, 0, 57, 40]]),
    Case(
      testDescription: "article 001: left aligned, a right inset of 50 changes nothing",
      question: #"{"size":[200,100],"image":{"size":[50,50]},"title":{"size":[50,25]},"#
        + #""contentHorizontalAlignment":"left","imageEdgeInsets":{"right":50}}"#,
      expected: ["imageRect": [0, 25, 50, 50], "titleRect": [50, 37.5, 50, 25]]),
    Case(
      testDescription: "article 001: a right inset of 175 squeezes the image",
      question: #"{"size":[200,100],"image":{"size":[50,50]},"title":{"size":[50,25]},"#
        + #""contentHorizontalAlignment":"left","imageEdgeInsets":{"right":175}}"#,
      expected: ["imageRect": [0, 25, 25, 50], "titleRect": [25, 37.5, 50, 25]]),
    Case(
      testDescription: "article 001: a left inset of 50 moves the image by 25 under center",
      question: #"{"size":[200,100],"image":{"size":[50,50]},"title":{"size":[50,25]},"#
        + #""imageEdgeInsets":{"left":50}}"#,
      expected: ["imageRect": [75, 25, 50, 50], "titleRect": [100, 37.5, 50, 25]]),
  ]

  @Test(arguments: Self.cases)
  func `a known button`(row: Case) throws {
    let answer = try Tool.layout(row.question).answer()
    #expect(answer.error == nil)
    for (key, numbers) in row.expected { #expect(answer.numbers(key) == numbers, "\(key)") }
  }

  @Test func `of four lines, three with errors, each is answered`() throws {
    let result = try Tool.layout(
      #"{"id":"a","size":[100,40],"titel":"Cart"}"#,
      #"{"id":"b","size":[100,40],"imageEdgeInsets":{"left":"50"}}"#, #"{"id":"c""#,
      #"{"id":"d","size":[100,40],"image":{"size":[30,30]}}"#)
    #expect(result.code == 3)
    #expect(result.error.isEmpty)
    #expect(
      result.lines.dropLast() == [
        #"{"id":"a","error":{"path":"titel","message":"Unknown key; did you mean 'title'?"}}"#,
        #"{"id":"b","error":{"path":"imageEdgeInsets.left","#
          + #""message":"Expected a number, found a string."}}"#,
        #"{"id":"3","error":{"path":"","#
          + #""message":"Line 3 is no JSON at column 10: unexpected end of data."}}"#,
      ])
    let last = try JSONLine(try #require(result.lines.last))
    #expect(last.string("id") == "d")
    #expect(last.numbers("imageRect") == [35, 5, 30, 30])
  }

  static let keys = [
    "id", "size", "intrinsicContentSize", "backgroundRect", "contentRect", "imageArea",
    "titleArea", "imageRect", "imageDrawnRect", "titleRect", "subtitleRect", "drawnTitle",
    "titleIsTruncated", "titleMeasuredBy", "issues", "unverified",
  ]

  @Test(arguments: [
    "{}", #"{"title":"Cart"}"#, #"{"title":{"size":[1,2]}}"#, #"{"image":{"size":[1,2]}}"#,
    #"{"title":"Cart","image":{"size":[1,2]},"size":[2,2],"titleEdgeInsets":{"left":9}}"#,
  ])
  func `an answer has every key, in one order`(question: String) throws {
    let line = try #require(try Tool.layout(question).lines.first)
    var rest = line[...]
    for key in Self.keys {
      let place = try #require(rest.range(of: "\"\(key)\":"), "\(key) is missing or misplaced")
      rest = rest[place.upperBound...]
    }
    #expect(try JSONLine(line).members.count == Self.keys.count)
  }

  @Test func `what is not there is null`() throws {
    let answer = try #require(try Tool.layout(#"{"size":[100,40]}"#).lines.first)
    #expect(
      answer == #"{"id":"1","size":[100,40],"intrinsicContentSize":[30,34],"#
        + #""backgroundRect":[0,0,100,40],"contentRect":[0,0,100,40],"imageArea":null,"#
        + #""titleArea":null,"imageRect":null,"imageDrawnRect":null,"titleRect":null,"#
        + #""subtitleRect":null,"drawnTitle":null,"titleIsTruncated":false,"#
        + #""titleMeasuredBy":null,"issues":[],"unverified":[]}"#)
  }

  @Test func `a title by its size gives way to width only, and nobody knows what is drawn`()
    throws
  {
    let answers = try Tool.layout(
      #"{"size":[40,10],"title":{"size":[57.3,21.7]}}"#, #"{"size":[80,10],"title":"Cart"}"#,
      #"{"size":[20,10],"title":"Cart"}"#
    ).json()
    #expect(answers.map { $0.members["titleIsTruncated"] as? Bool } == [true, false, true])
    #expect(answers.map { $0.string("drawnTitle") } == [nil, "Cart", "…"])
    #expect(answers.map { $0.string("titleMeasuredBy") } == ["given", "systemFont", "systemFont"])
    #expect(answers[0].numbers("titleRect")?.suffix(2) == [40, 21.7])
  }

  @Test func `an absent extent is the natural one`() throws {
    let answers = try Tool.layout(
      #"{"size":[null,50],"title":{"size":[57,21.5]}}"#,
      #"{"size":[80,null],"title":{"size":[57,21.5]}}"#, #"{"title":{"size":[57,21.5]}}"#
    ).json()
    for answer in answers {
      #expect(answer.numbers("intrinsicContentSize") == [57, 34])
    }
    #expect(answers.map { $0.numbers("size") } == [[57, 50], [80, 34], [57, 34]])
  }
}
