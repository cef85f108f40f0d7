import Foundation
import Testing

/// `keycap solve`: insets out, and each answer given to `keycap layout`.
@Suite struct SolveTests {
  /// The rectangles that `keycap layout` answers for what `keycap solve` printed.
  private static func laidOut(_ json: String) throws -> JSONLine {
    try Tool.layout(json).answer()
  }

  private static func solve(_ words: String) throws -> ToolResult {
    try Tool.run(["solve"] + words.split(separator: " ").map(String.init))
  }

  @Test(
    arguments: [
      ("top", "leftToRight", [25, 6, 30, 30], [22.5, 42, 35, 22]),
      ("top", "rightToLeft", [25, 6, 30, 30], [22.5, 42, 35, 22]),
      ("bottom", "leftToRight", [25, 34, 30, 30], [22.5, 6, 35, 22]),
      ("leading", "leftToRight", [4.5, 20, 30, 30], [40.5, 24, 35, 22]),
      ("leading", "rightToLeft", [45.5, 20, 30, 30], [4.5, 24, 35, 22]),
      ("trailing", "leftToRight", [45.5, 20, 30, 30], [4.5, 24, 35, 22]),
      ("left", "rightToLeft", [4.5, 20, 30, 30], [40.5, 24, 35, 22]),
      ("right", "leftToRight", [45.5, 20, 30, 30], [4.5, 24, 35, 22]),
      ("center", "leftToRight", [25, 20, 30, 30], [22.5, 24, 35, 22]),
    ] as [(String, String, [Double], [Double])])
  func `the JSON is a whole question whose answer has the wanted rectangles`(
    position: String, direction: String, image: [Double], title: [Double]
  ) throws {
    for recipe in ["", "--recipe shrinking", "--recipe absolute"] {
      for more in ["", "--keep-content-insets"] {
        let result = try Self.solve(
          "--position \(position) --spacing 6 --image 30x30 --title Cart --size 80x70 "
            + "--direction \(direction) \(recipe) \(more) --format json")
        #expect(result.code == 0 && result.error.isEmpty)
        let answer = try Self.laidOut(result.lines[0])
        #expect(answer.numbers("imageRect") == image)
        #expect(answer.numbers("titleRect") == title)
      }
    }
  }

  @Test func `the three insets stand at the top with every edge, and alone are enough`() throws {
    let result = try Self.solve(
      "--position top --spacing 6 --image 30x30 --title Cart --size 80x70 --format json")
    let line = try result.answer()
    #expect(
      line.object("contentEdgeInsets") as? [String: Double]
        == ["top": 0, "left": 0, "bottom": 28, "right": -30])
    #expect(
      line.object("imageEdgeInsets") as? [String: Double]
        == ["top": 0, "left": 0, "bottom": 0, "right": -5])
    #expect(
      line.object("titleEdgeInsets") as? [String: Double]
        == ["top": 36, "left": -30, "bottom": -28, "right": 30])

    var question: [String: Any] = [
      "size": [80, 70], "image": ["size": [30, 30]], "title": "Cart",
    ]
    for key in ["contentEdgeInsets", "imageEdgeInsets", "titleEdgeInsets"] {
      question[key] = line.members[key]
    }
    let data = try JSONSerialization.data(withJSONObject: question)
    let answer = try Self.laidOut(String(decoding: data, as: UTF8.self))
    #expect(answer.numbers("imageRect") == [25, 6, 30, 30])
    #expect(answer.numbers("titleRect") == [22.5, 42, 35, 22])
  }

  @Test func `what is known of the answer stands under 'solution'`() throws {
    let result = try Self.solve(
      "--position top --spacing 6 --image 30x30 --title Cart --size 80x70 --format json")
    let solution = try #require(try result.answer().object("solution"))
    #expect(solution["recipe"] as? String == "shrinking")
    let sizes = try #require(solution["intrinsicContentSize"] as? [String: [Double]])
    #expect(sizes == ["before": [65, 30], "after": [35, 58]])
    let scope = try #require(solution["isRightFor"] as? [String: Any])
    #expect(scope["width"] as? [String: Double] == ["atLeast": 35])
    #expect(scope["height"] as? [String: Double] == ["atLeast": 58])
    #expect(
      scope["contentHorizontalAlignment"] as? [String]
        == ["center", "left", "right", "leading", "trailing"])
    #expect(scope["contentVerticalAlignment"] as? [String] == ["center", "top", "bottom"])
  }

  @Test func `without a size the button takes the arrangement's own`() throws {
    let result = try Self.solve(
      "--position top --spacing 6 --image 30x30 --title Cart --format json")
    let answer = try Self.laidOut(result.lines[0])
    #expect(answer.numbers("size") == [35, 58])
    #expect(answer.numbers("intrinsicContentSize") == [35, 58])
    #expect(answer.numbers("imageRect") == [2.5, 0, 30, 30])
    #expect(answer.numbers("titleRect") == [0, 36, 35, 22])
  }

  @Test func `an extent that is left out is the arrangement's own`() throws {
    let result = try Self.solve(
      "--position top --spacing 6 --image 30x30 --title Cart --size 80x --format json")
    let answer = try Self.laidOut(result.lines[0])
    #expect(answer.numbers("size") == [80, 58])
    #expect(answer.numbers("imageRect") == [25, 0, 30, 30])
  }

  @Test func `content insets are added to, edge by edge`() throws {
    let result = try Self.solve(
      "--position top --spacing 6 --image 30x30 --title Cart --content-insets 5,10,7,20 --format json"
    )
    #expect(
      try result.answer().object("contentEdgeInsets") as? [String: Double]
        == ["top": 5, "left": 10, "bottom": 35, "right": -10])
    let answer = try Self.laidOut(result.lines[0])
    #expect(answer.numbers("intrinsicContentSize") == [65, 70])
    #expect(answer.numbers("imageRect") == [12.5, 5, 30, 30])
  }

  @Test func `a smaller image is shown by insets and keeps its proportions`() throws {
    let result = try Self.solve(
      "--position top --spacing 4 --image 64x48 --image-size 20x20 --title-size 40x20 --size 80x70"
        + " --format json")
    let answer = try Self.laidOut(result.lines[0])
    #expect(answer.numbers("imageRect") == [30, 13, 20, 20])
    #expect(answer.numbers("imageDrawnRect") == [30, 15.5, 20, 15])
    #expect(answer.numbers("titleRect") == [20, 37, 40, 20])
  }

  @Test(arguments: ["text", "swift", "objc", "xml"])
  func `people and compilers get the same numbers`(format: String) throws {
    let result = try Self.solve(
      "--position left --spacing 7.5 --image 64x48 --image-size 20x20 --title Cart --size 100x44"
        + " --alignment leading,top --format \(format)")
    #expect(result.code == 0)
    try expectSnapshot(result.output, "solve-\(format).txt")
  }

  @Test(arguments: ["text", "swift", "objc", "xml", "json"])
  func `a configuration's values come in the same forms`(format: String) throws {
    let result = try Self.solve(
      "--position right --spacing 8 --image 20x20 --title Next --content-insets 1,2,3,4"
        + " --direction rightToLeft --configuration --format \(format)")
    #expect(result.code == 0)
    try expectSnapshot(result.output, "configuration-\(format).txt")
  }

  @Test(
    arguments: [
      (
        "--position left --spacing 6 --image 30x30 --title-size 57x20 --recipe moving "
          + "--alignment left --size 100x40",
        "'moving' is right for horizontal center only, and here misses by 3 points; "
          + "'shrinking' does not."
      ),
      (
        "--position top --image 30x30 --title-size 57x20 --recipe shrinking --alignment fill",
        "horizontal fill stretches what 'shrinking' places; 'absolute' keeps it from that."
      ),
      (
        "--position top --image 30x30 --title-size 57x20 --image-size 40x40",
        "insets cannot make an image larger than its 30 × 30 points."
      ),
      (
        "--position top --image 30x30 --title-size 57x20 --image-size 20x20 --recipe shrinking",
        "'shrinking' keeps the image's size; 'absolute' shows it smaller."
      ),
      (
        "--position top --spacing 6 --image 30x30 --title-size 57x20 --size 80x50 --recipe shrinking",
        "'shrinking' needs a height of 56 points or more."
      ),
      (
        "--position right --spacing 6 --image 30x30 --title-size 57x20 --size 20x40 --recipe moving",
        "'moving' needs a width of 93 points or more."
      ),
      (
        "--position center --image 30x30 --title Cart --configuration",
        "a configuration has no placement for a title over its image."
      ),
      (
        "--position top --spacing -1 --image 30x30 --title Cart --configuration",
        "a configuration has no negative padding between image and title."
      ),
      (
        "--position top --image 30x30 --image-size 9x9 --title Cart --configuration",
        "a configuration shows the image in its own size."
      ),
      (
        "--position top --image 30x30 --title Cart --alignment left --configuration",
        "a configuration centres image and title on each other: only horizontal center is the "
          + "same there."
      ),
    ])
  func `what is not reachable is said with its reason, and the exit code is 1`(
    words: String, reason: String
  ) throws {
    let result = try Self.solve(words)
    #expect(result.code == 1)
    #expect(result.error == "keycap: Not reachable: \(reason)\n")
    #expect(result.output.isEmpty)
    let json = try Self.solve(words + " --format json")
    #expect(json.code == 1)
    #expect(try json.answer().error == ": Not reachable: \(reason)")
  }

  @Test(
    arguments: [
      ("", "Expected '--position', such as '--position top'."),
      ("--position top extra", "Unexpected 'extra': everything is an option."),
      (
        "--position top --image 30",
        "'--image' takes a size such as '200x100', not '30'."
      ),
      (
        "--position top --size 80",
        "'--size' takes a size such as '200x100', not '80'."
      ),
      (
        "--position top --size 80x-1",
        "'--size': Expected a size of 0 points or more, found -1."
      ),
      (
        "--position top --image-size 20",
        "'--image-size' takes a size such as '20x20', not '20'."
      ),
      ("--position top --spacing nan", "'--spacing' takes a number, not 'nan'."),
      (
        "--position top --content-insets 1,2,3",
        "'--content-insets' takes insets such as 'left=50,right=-3' or '0,50,0,0', not '1,2,3'."
      ),
      (
        "--position top --alignment lfet",
        "'--alignment' takes HORIZONTAL[,VERTICAL], such as 'leading,top', not 'lfet'; did you mean 'left'?"
      ),
      ("--position top --lines 1.5", "'--lines' takes a whole number of 0 or more."),
      (
        "--position top --title a --title-size 1x1",
        "'--title-size' and another option both set 'title'."
      ),
    ])
  func `a sentence says which word is off, and the exit code is 2`(
    words: String, sentence: String
  ) throws {
    let result = try Self.solve(words)
    #expect(result.code == 2)
    #expect(result.error == "keycap: \(sentence)\nSee 'keycap solve --help'.\n")
    #expect(result.output.isEmpty)
  }
}
