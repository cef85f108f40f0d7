import ButtonLayout
import InterfaceBuilder
import Testing

@Suite struct IBContentTests {
  @Test func `states arrive with titles, images and symbols`() throws {
    let button = try #require(
      try document(named: "stack_with_every_part.storyboard").buttons.first)
    #expect(button.states.map(\.key) == ["normal", "selected"])
    let normal = try #require(button.state("normal"))
    #expect(normal.title == "Basket")
    #expect(normal.image == "basket" && !normal.isSystemImage)
    #expect(normal.backgroundImage == "plate")
    #expect(normal.symbolConfiguration == ["scale": "large", "weight": "bold"])
    #expect(!normal.hasAttributedTitle)
    #expect(normal.line == 22)
    let selected = try #require(button.state("selected"))
    #expect(selected.image == "star.fill" && selected.isSystemImage && selected.title == nil)
    #expect(button.state("disabled") == nil)
  }

  @Test(
    arguments: [
      ("<state key=\"normal\" title=\"two&#10;lines\"/>", "two\nlines"),
      ("<state key=\"normal\"><string key=\"title\">two\nlines</string></state>", "two\nlines"),
      ("<state key=\"normal\"><string key=\"title\">two\r\nlines</string></state>", "two\nlines"),
      (
        "<state key=\"normal\"><string key=\"title\">a &amp; <![CDATA[<b>]]></string></state>",
        "a & <b>"
      ),
      ("<state key=\"normal\"><mutableString key=\"title\">m</mutableString></state>", "m"),
      ("<state key=\"normal\"><string key=\"title\"/></state>", ""),
      (
        "<state key=\"normal\"><string key=\"title\" base64-UTF8=\"YES\">\nR3LDvMOfZQ0KDA\n</string></state>",
        "Grüße\r\n\u{0C}"
      ),
      ("<state key=\"normal\" title=\"登录 😀\"/>", "登录 😀"),
      ("<state key=\"normal\"><string key=\"comment\">no</string></state>", nil),
    ] as [(String, String?)])
  func `titles come from attributes and elements`(state: String, title: String?) throws {
    #expect(try button("", state).state("normal")?.title == title)
  }

  @Test func `an image reference is an image`() throws {
    let state = try button(
      "",
      """
      <state key="normal"><imageReference key="image" image="star" catalog="system"/>\
      <imageReference key="backgroundImage" image="plate"/></state>
      """
    ).state("normal")
    #expect(state?.image == "star" && state?.isSystemImage == true)
    #expect(state?.backgroundImage == "plate")
  }

  @Test func `a configuration arrives whole`() throws {
    let content = """
      <buttonConfiguration key="configuration" style="filled" image="trash" catalog="system" \
      imagePlacement="top" imagePadding="5" titlePadding="2.5" buttonSize="large" subtitle="Sub">
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <string key="title">two
      lines</string>
      <fontDescription key="titleFontDescription" style="UICTFontTextStyleBody"/>
      <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="small"/>
      <backgroundConfiguration key="background"/>
      </buttonConfiguration>
      """
    let configuration = try #require(try button("", content).configuration)
    #expect(configuration.style == "filled")
    #expect(
      configuration.attributes == [
        "style": "filled", "image": "trash", "catalog": "system", "imagePlacement": "top",
        "imagePadding": "5", "titlePadding": "2.5", "buttonSize": "large", "subtitle": "Sub",
      ])
    #expect(configuration.image == "trash" && configuration.isSystemImage)
    #expect(configuration.imagePadding == 5 && configuration.titlePadding == 2.5)
    #expect(configuration.title == "two\nlines" && configuration.subtitle == "Sub")
    #expect(!configuration.hasAttributedTitle)
    #expect(
      configuration.contentInsets
        == IBDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(configuration.titleFontDescription?.style == "UICTFontTextStyleBody")
    #expect(configuration.symbolConfiguration == ["scale": "small"])
    #expect(configuration.line == 1)
  }

  @Test(arguments: [
    ("type=\"boolean\" value=\"YES\"", "", IBRuntimeAttribute.Value.boolean(true)),
    ("type=\"string\" value=\"v\"", "", .text("v")),
    ("type=\"string\"", "<string key=\"value\">v\nw</string>", .text("v\nw")),
    ("type=\"number\"", "<integer key=\"value\" value=\"8\"/>", .number(8)),
    ("type=\"number\"", "<real key=\"value\" value=\"0.5\"/>", .number(0.5)),
    ("type=\"number\"", "<real key=\"other\" value=\"0.5\"/>", .none),
    ("type=\"point\"", "<point key=\"value\" x=\"1\" y=\"2\"/>", .point(Point(x: 1, y: 2))),
    (
      "type=\"size\"", "<size key=\"value\" width=\"-1\" height=\"2\"/>",
      .size(Size(width: -1, height: 2))
    ),
    (
      "type=\"rect\"", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>",
      .rect(Rect(x: 1, y: 2, width: 3, height: 4))
    ),
    ("type=\"range\"", "<range key=\"value\"/>", .notRead(element: "range")),
    (
      "type=\"color\"", "<color key=\"value\" white=\"1\"/>",
      .color(IBColor(key: "value", value: .white(1, alpha: 1), line: 1))
    ),
    ("type=\"nil\"", "", .none),
  ])
  func `runtime attributes arrive with their values`(
    attributes: String, children: String, value: IBRuntimeAttribute.Value
  ) throws {
    let button = try button(
      "",
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath="a.b" \(attributes)>\
      \(children)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """)
    #expect(button.runtimeAttributes.map(\.keyPath) == ["a.b"])
    #expect(button.runtimeAttributes.map(\.value) == [value])
    #expect(button.issues.isEmpty)
  }

  @Test(
    arguments: [
      ("type=\"boldSystem\" pointSize=\"13\"", "boldSystem", 13.0, nil, nil),
      ("style=\"UICTFontTextStyleBody\"", nil, nil, "UICTFontTextStyleBody", nil),
      (
        "name=\"Futura-Medium\" family=\"Futura\" pointSize=\"9.5\"", nil, 9.5, nil, "Futura-Medium"
      ),
    ] as [(String, String?, Double?, String?, String?)])
  func `fonts arrive as written`(
    attributes: String, type: String?, size: Double?, style: String?, name: String?
  ) throws {
    let font = try button("", "<fontDescription key=\"fontDescription\" \(attributes)/>")
      .fontDescription
    #expect(font?.type == type && font?.pointSize == size)
    #expect(font?.style == style && font?.name == name)
  }

  @Test(arguments: [
    ("2.2250738585072014e-308", 0x1p-1022), ("0.0", 0), ("-0.5", -0.5),
    ("421.33333333333331", 421.33333333333331), ("1E3", 1000),
  ])
  func `numbers keep every bit`(text: String, number: Double) throws {
    let button = try button(
      "",
      "<inset key=\"contentEdgeInsets\" minX=\"\(text)\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>")
    #expect(button.contentEdgeInsets?.left.bitPattern == number.bitPattern)
  }
}
