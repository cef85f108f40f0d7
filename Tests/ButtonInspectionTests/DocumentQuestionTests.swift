import ButtonInspection
import ButtonLayout
import InterfaceBuilder
import Testing
import Typesetting

/// The question that a document asks about a button.
@Suite struct DocumentQuestionTests {
  @Test func `a bare button asks nothing but its defaults`() throws {
    let question = try #require(try inspected(state: nil).question)
    var expected = ButtonQuestion(id: "b")
    // Without a frame somebody has to ask for the natural size.
    expected.hasBeenSizedToFit = true
    #expect(question == expected)
  }

  @Test func `frame, title, image and background are those of the normal state`() throws {
    let question = try #require(
      try inspected(
        children: frame + #"<state key="selected" title="Off" image="far"/>"#,
        state: #"title="Cart" image="cart" backgroundImage="plate""#,
        resources: #"<image name="cart" width="24" height="20"/>"#
          + #"<image name="plate" width="3" height="5.5"/>"#
      ).question)
    #expect(question.width == 100 && question.height == 40)
    #expect(question.title == .string("Cart"))
    #expect(question.image == ImageQuestion(size: Size(width: 24, height: 20)))
    #expect(question.backgroundImage == ImageQuestion(size: Size(width: 3, height: 5.5)))
  }

  @Test func `an empty title is none`() throws {
    #expect(try inspected(state: #"title="""#).question?.title == nil)
  }

  @Test(
    arguments: [
      ("", frame, false), (#"translatesAutoresizingMaskIntoConstraints="YES""#, frame, false),
      (#"translatesAutoresizingMaskIntoConstraints="NO""#, frame, true), ("", "", true),
    ] as [(String, String, Bool)])
  func `Auto Layout measures before it gives a frame, springs and struts do not`(
    attributes: String, children: String, isSized: Bool
  ) throws {
    #expect(
      try inspected(attributes, children: children).question?.hasBeenSizedToFit == isSized)
  }

  // Apple's published screens: pixels a point of each.
  @Test(
    arguments: [
      ("retina3_5", 2), ("retina4_0", 2), ("retina4_7", 2), ("retina6_1", 2), ("ipad9_7", 2),
      ("ipad12_9rounded", 2), ("retina5_5", 3), ("retina5_9", 3), ("retina6_0", 3),
      ("retina6_12", 3), ("retina6_3", 3), ("retina6_5", 3), ("retina6_7", 3), ("retina6_9", 3),
      ("appleTV", 1), ("a device of another year", 2),
    ] as [(String, Double)])
  func `the device says how many pixels a point has`(device: String, scale: Double) throws {
    #expect(try inspected(device: device).question?.displayScale == scale)
  }

  @Test(
    arguments: [
      (#"targetRuntime="iOS.CocoaTouch""#, .phone), (#"targetRuntime="iOS.CocoaTouch.iPad""#, .pad),
      (#"targetRuntime="AppleTV""#, .tv), ("", .phone),
    ] as [(String, Idiom)])
  func `the runtime says the kind of device`(root: String, idiom: Idiom) throws {
    #expect(try inspected(root: root).question?.idiom == idiom)
  }

  @Test(
    arguments: [
      ("", .leftToRight), (#"semanticContentAttribute="forceRightToLeft""#, .rightToLeft),
      (#"semanticContentAttribute="forceLeftToRight""#, .leftToRight),
      (#"semanticContentAttribute="playback""#, .leftToRight),
    ] as [(String, LayoutDirection)])
  func `only a forced direction is another one`(
    attribute: String, direction: LayoutDirection
  ) throws {
    #expect(try inspected(attribute).question?.layoutDirection == direction)
  }

  @Test(
    arguments: [("", .custom), ("custom", .custom), ("system", .system), ("roundedRect", .system)]
      as [(String, ButtonType)])
  func `rounded rectangles are system buttons`(written: String, type: ButtonType) throws {
    let attribute = written.isEmpty ? "" : "buttonType=\"\(written)\""
    #expect(try inspected(attribute).question?.buttonType == type)
  }

  @Test(arguments: ContentHorizontalAlignment.allCases)
  func `every horizontal alignment is understood`(alignment: ContentHorizontalAlignment) throws {
    let question = try inspected("contentHorizontalAlignment=\"\(alignment)\"").question
    #expect(question?.contentHorizontalAlignment == alignment)
  }

  @Test(arguments: ContentVerticalAlignment.allCases)
  func `every vertical alignment is understood`(alignment: ContentVerticalAlignment) throws {
    let question = try inspected("contentVerticalAlignment=\"\(alignment)\"").question
    #expect(question?.contentVerticalAlignment == alignment)
  }

  @Test func `insets go to their edges, and the smallest number is kept`() throws {
    func inset(_ key: String, _ edges: String) -> String { "<inset key=\"\(key)\" \(edges)/>" }
    let question = try #require(
      try inspected(
        children: frame
          + inset(
            "contentEdgeInsets", #"minX="0" minY="2.2250738585072014e-308" maxX="0" maxY="0""#)
          + inset("imageEdgeInsets", #"minX="-1" minY="2" maxX="3.5" maxY="4""#)
          + inset("titleEdgeInsets", #"minX="0" minY="0" maxX="0" maxY="0""#)
      ).question)
    #expect(question.contentEdgeInsets?.top == .leastNormalMagnitude)
    #expect(question.imageEdgeInsets == EdgeInsets(top: 2, left: -1, bottom: 4, right: 3.5))
    #expect(question.titleEdgeInsets == .zero)
  }

  @Test func `absent insets stay absent`() throws {
    let question = try #require(try inspected().question)
    #expect(question.contentEdgeInsets == nil)
    #expect(question.imageEdgeInsets == nil && question.titleEdgeInsets == nil)
  }

  @Test func `beside a configuration, what the states say is dead`() throws {
    let button = try inspected(
      children: #"<buttonConfiguration key="configuration" style="filled" title="Buy" "#
        + #"imagePadding="6"><directionalEdgeInsets key="contentInsets" top="1" leading="2" "#
        + #"bottom="3" trailing="4"/></buttonConfiguration>"#)
    let question = try #require(button.question)
    #expect(question.title == nil)
    #expect(question.configuration?.words == ["style": "filled", "title": "Buy"])
    #expect(question.configuration?.lengths == ["imagePadding": 6])
    #expect(question.configuration?.contentInsets?.trailing == 4)
    #expect(button.error == "'configuration': Not answered yet: UIButton.Configuration's rules.")
  }

  @Test(
    arguments: [
      ("middleTruncation", nil), ("tailTruncation", .byTruncatingTail),
      ("headTruncation", .byTruncatingHead), ("wordWrap", .byWordWrapping),
      ("wordWrapping", .byWordWrapping), ("characterWrap", .byCharWrapping),
      ("clip", .byClipping), ("sideways", nil),
    ] as [(String, LineBreakMode?)])
  func `a line break mode is asked for unless it is the default`(
    word: String, mode: LineBreakMode?
  ) throws {
    let question = try inspected("lineBreakMode=\"\(word)\"").question
    #expect(question?.lineBreakMode == mode)
  }
}
