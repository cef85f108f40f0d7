import ButtonLayout
import InterfaceBuilder
import Testing

@Suite struct IBButtonTests {
  @Test func `every attribute and child arrives`() throws {
    let document = try document(named: "stack_with_every_part.storyboard")
    let button = try #require(document.buttons.first)
    #expect(document.buttons.count == 1)
    #expect(button.objectID == "NLs-WP-EeK")
    #expect(button.line == 12)
    #expect(button.buttonType == .system)
    #expect(button.contentHorizontalAlignment == .leading)
    #expect(button.contentVerticalAlignment == .bottom)
    #expect(button.lineBreakMode == "tailTruncation")
    #expect(button.customClass == "RoundButton")
    #expect(button.customModule == "Shop")
    #expect(button.userLabel == "Big one")
    #expect(button.semanticContentAttribute == "forceRightToLeft")
    #expect(!button.translatesAutoresizingMaskIntoConstraints)
    #expect(button.tag == 7)
    #expect(button.isInStackView)
    #expect(button.frame == Rect(x: 0, y: 20.5, width: 120, height: 44))
    #expect(button.contentEdgeInsets == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.imageEdgeInsets == EdgeInsets(left: -2, right: 2))
    #expect(button.titleEdgeInsets?.bottom == .leastNormalMagnitude)
    #expect(button.fontDescription?.weight == "semibold")
    #expect(button.fontDescription?.pointSize == 17)
    #expect(document.verticalSizing(of: button) == .fixed(44))
    #expect(button.issues.isEmpty)
  }

  @Test func `what is not written keeps its default`() throws {
    let button = try button()
    #expect(button.buttonType == .custom)
    #expect(button.contentHorizontalAlignment == .center)
    #expect(button.contentVerticalAlignment == .center)
    #expect(button.translatesAutoresizingMaskIntoConstraints)
    #expect(button.isEnabled && !button.isHidden && !button.isSelected)
    #expect(button.frame == nil && button.contentInset == nil && button.fontDescription == nil)
    #expect(button.states.isEmpty && button.configuration == nil)
    #expect(button.issues.isEmpty)
  }

  @Test(arguments: [
    ("custom", IBButtonType.custom), ("system", .system), ("roundedRect", .system),
    ("detailDisclosure", .detailDisclosure), ("infoLight", .infoLight), ("infoDark", .infoDark),
    ("contactAdd", .contactAdd), ("plain", .plain), ("close", .close),
    ("hologram", .unknown("hologram")),
  ])
  func `types are understood`(word: String, type: IBButtonType) throws {
    #expect(try button("buttonType=\"\(word)\"").buttonType == type)
  }

  @Test(arguments: [
    ("center", ContentHorizontalAlignment.center), ("left", .left), ("right", .right),
    ("fill", .fill),
    ("leading", .leading), ("trailing", .trailing),
  ])
  func `horizontal alignments are understood`(
    word: String, alignment: ContentHorizontalAlignment
  ) throws {
    let button = try button("contentHorizontalAlignment=\"\(word)\"")
    #expect(button.contentHorizontalAlignment == alignment)
    #expect(button.issues.isEmpty)
  }

  @Test(arguments: [
    ("center", ContentVerticalAlignment.center), ("top", .top), ("bottom", .bottom),
    ("fill", .fill),
  ])
  func `vertical alignments are understood`(
    word: String, alignment: ContentVerticalAlignment
  ) throws {
    let button = try button("contentVerticalAlignment=\"\(word)\"")
    #expect(button.contentVerticalAlignment == alignment)
    #expect(button.issues.isEmpty)
  }

  @Test func `switches are read`() throws {
    let button = try button(
      "hidden=\"YES\" enabled=\"NO\" selected=\"YES\" ambiguous=\"YES\" misplaced=\"YES\" "
        + "hasAttributedTitle=\"YES\"")
    #expect(button.isHidden && !button.isEnabled && button.isSelected)
    #expect(button.isAmbiguous && button.isMisplaced && button.hasAttributedTitle)
  }

  @Test func `buttons are found in every view, in document order`() throws {
    let document = try document(
      """
      <view><subviews><button id="1"/></subviews></view>
      <barButtonItem id="no"><button key="customView" id="2"/></barButtonItem>
      <segment title="no"/>
      <button id="3"><subviews><stackView><subviews><button id="4"/></subviews></stackView>\
      </subviews><state key="normal" title="outer"/></button>
      <tableView><button key="tableFooterView" id="5"/></tableView>
      """)
    #expect(document.buttons.map(\.objectID) == ["1", "2", "3", "4", "5"])
    #expect(
      document.buttons.map(\.parentElement)
        == ["view", "barButtonItem", "document", "stackView", "tableView"])
    #expect(document.buttons.map(\.line) == [1, 2, 4, 4, 5])
    #expect(document.buttons[2].state("normal")?.title == "outer")
    #expect(document.buttons[3].states.isEmpty)
  }
}
