import ButtonLayout
import InterfaceBuilder
import Testing

@Suite struct IBViewTests {
  @Test(
    arguments: [
      (
        "red=\"0.5\" green=\"0\" blue=\"1\" alpha=\"0.25\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
        .components(red: 0.5, green: 0, blue: 1, alpha: 0.25), "sRGB"
      ),
      ("white=\"0.5\" colorSpace=\"calibratedWhite\"", .white(0.5, alpha: 1), "calibratedWhite"),
      ("name=\"Brand\"", .named("Brand"), nil),
      ("systemColor=\"systemBlueColor\" red=\"1\"", .system("systemBlueColor"), nil),
      (
        "cocoaTouchSystemColor=\"darkTextColor\" white=\"0\" colorSpace=\"calibratedWhite\"",
        .system("darkTextColor"), "calibratedWhite"
      ),
      ("red=\"1\" green=\"1\"", .notRead, nil),
    ] as [(String, IBColor.Value, String?)])
  func `a color keeps the words of its document`(
    attributes: String, value: IBColor.Value, space: String?
  ) throws {
    let button = try button(
      "", "<state key=\"normal\"><color key=\"titleColor\" \(attributes)/></state>")
    let color = IBColor(key: "titleColor", value: value, colorSpace: space, line: 1)
    #expect(button.states[0].colors == [color])
    #expect(button.issues.isEmpty)
  }

  @Test func `a color component that is no number is an issue`() throws {
    let button = try button("", "<color key=\"tintColor\" white=\"pale\"/>")
    #expect(button.colors.map(\.value) == [.notRead])
    #expect(
      button.issues.map(\.message) == [
        "color 'tintColor' of button 'b' at line 1 has white=\"pale\", where a finite number was expected"
      ])
  }

  @Test func `accessibility, connections and priorities arrive`() throws {
    let document = try document(
      """
      <button id="b" opaque="NO" horizontalHuggingPriority="251" verticalHuggingPriority="100" \
      horizontalCompressionResistancePriority="749" verticalCompressionResistancePriority="1000" \
      contentMode="center"><accessibility key="accessibilityConfiguration" hint="h" label="Shop" \
      identifier="cart"><accessibilityTraits key="traits" button="YES" notEnabled="YES" image="NO"/>\
      <bool key="isElement" value="NO"/><string key="hint">two
      lines</string></accessibility><connections>\
      <action selector="buy:" destination="x" eventType="touchUpInside" id="1"/>\
      <segue destination="y" kind="show" id="2"/></connections></button>
      """)
    let button = document.buttons[0]
    let accessibility = try #require(button.accessibility)
    #expect(accessibility.label == "Shop")
    #expect(accessibility.hint == "two\nlines")
    #expect(accessibility.identifier == "cart")
    #expect(accessibility.traits == ["button", "notEnabled"])
    #expect(accessibility.isElement == false)
    #expect(button.connections.map(\.kind) == ["action", "segue"])
    #expect(button.connections.map(\.name) == ["buy:", nil])
    #expect(button.connections.map(\.destination) == ["x", "y"])
    #expect(button.connections[0].eventType == "touchUpInside")
    #expect(button.horizontalHuggingPriority == 251 && button.verticalHuggingPriority == 100)
    #expect(button.horizontalCompressionResistancePriority == 749)
    #expect(button.verticalCompressionResistancePriority == 1000)
    #expect(button.contentMode == "center")
    #expect(button.otherAttributes == ["opaque": "NO"])
    #expect(document.ledger.isEmpty)
  }

  @Test func `a variation keeps what it changes`() throws {
    let button = try button(
      "",
      """
      <variation key="heightClass=compact" contentHorizontalAlignment="left">\
      <fontDescription key="fontDescription" type="system" pointSize="12"/>\
      <inset key="imageEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>\
      <rect key="frame" x="0" y="0" width="9" height="8"/></variation>
      """)
    let variation = try #require(button.variations.first)
    #expect(variation.key == "heightClass=compact")
    #expect(variation.attributes == ["contentHorizontalAlignment": "left"])
    #expect(variation.fontDescription?.pointSize == 12)
    #expect(variation.imageEdgeInsets == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(variation.frame == Rect(x: 0, y: 0, width: 9, height: 8))
    #expect(variation.titleEdgeInsets == nil)
    #expect(button.imageEdgeInsets == nil && button.fontDescription == nil)
  }

  @Test func `a button that the default variation leaves out says so`() throws {
    let document = try document(
      """
      <view id="v"><subviews><button id="a"/><button id="b"/></subviews>\
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>\
      <variation key="widthClass=regular"><mask key="subviews"><exclude reference="a"/></mask>\
      </variation></view>
      """)
    #expect(document.buttons.map(\.isExcluded) == [false, true])
  }

  @Test func `a configuration's colors and background arrive`() throws {
    let document = try document(
      """
      <button id="b"><buttonConfiguration key="configuration" style="filled">\
      <backgroundConfiguration key="background" cornerRadius="8" strokeWidth="2">\
      <color key="strokeColor" name="Line"/><imageReference key="image" image="paper"/>\
      </backgroundConfiguration><color key="baseForegroundColor" white="1"/>\
      <imageReference key="image" image="plus" catalog="system" symbolScale="large"/>\
      </buttonConfiguration></button>
      """)
    let configuration = try #require(document.buttons[0].configuration)
    #expect(configuration.colors.map(\.key) == ["baseForegroundColor"])
    #expect(configuration.imageAttributes == ["symbolScale": "large"])
    #expect(configuration.background?.attributes == ["cornerRadius": "8", "strokeWidth": "2"])
    #expect(configuration.background?.colors.map(\.value) == [.named("Line")])
    #expect(configuration.background?.image == "paper")
    #expect(document.ledger.isEmpty)
  }
}
