import InterfaceBuilder
import Testing

/// A button in a view that has constraints.
private func sizing(
  _ constraints: String, own: String = "", attributes: String = ""
) throws -> (IBAxisSizing, IBAxisSizing) {
  let document = try document(
    """
    <view id="v"><subviews><button id="b" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\
    <constraints>\(own)</constraints></button><label id="l"/></subviews>\
    <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraints)</constraints></view>
    """)
  let button = try #require(document.buttons.first)
  return (document.horizontalSizing(of: button), document.verticalSizing(of: button))
}

/// A constraint, from its attributes.
private func constraint(_ first: String, _ second: String = "", _ more: String = "") -> String {
  func side(_ side: String, _ name: String) -> String {
    let parts = side.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return "" }
    let item = parts[0].isEmpty ? "" : "\(name)Item=\"\(parts[0])\" "
    return "\(item)\(name)Attribute=\"\(parts[1])\" "
  }
  return "<constraint \(side(first, "first"))\(side(second, "second"))\(more)/>"
}

@Suite struct IBAxisSizingTests {
  @Test(
    arguments: [
      ("", "constant=\"30\"", .fixed(30)),
      ("", "", .fixed(0)),
      ("", "constant=\"30\" priority=\"1000\"", .fixed(30)),
      ("", "constant=\"30\" priority=\"251\"", .fixed(30)),
      ("", "constant=\"30\" priority=\"250\"", .intrinsic),
      ("", "constant=\"30\" placeholder=\"YES\"", .intrinsic),
      ("", "constant=\"30\" relation=\"lessThanOrEqual\"", .limited),
      ("b.height", "", .tied),
    ] as [(String, String, IBAxisSizing)])
  func `a constraint of the button's own width`(
    second: String, more: String, expected: IBAxisSizing
  ) throws {
    #expect(try sizing("", own: constraint(".width", second, more)).0 == expected)
    #expect(try sizing("", own: constraint(".width", second, more)).1 == .intrinsic)
    // The same, held by an ancestor.
    #expect(try sizing(constraint("b.width", second, more)).0 == expected)
  }

  @Test(
    arguments: [
      (constraint("b.leading", "v.leading") + constraint("v.trailing", "b.trailing"), .stretched),
      (constraint("b.leading", "v.leading") + constraint(".trailing", "b.trailing"), .stretched),
      (constraint("b.left", "safe.left") + constraint("safe.right", "b.right"), .stretched),
      (constraint("b.leading", "v.leadingMargin") + constraint("b.right", "v.right"), .stretched),
      (constraint("b.leading", "v.leading") + constraint("l.leading", "b.trailing"), .shared),
      (constraint("b.leading", "v.leading"), .intrinsic),
      (constraint("b.leading", "v.leading") + constraint("b.centerX", "v.centerX"), .intrinsic),
      (
        constraint("b.leading", "v.leading")
          + constraint("v.trailing", "b.trailing", "relation=\"greaterThanOrEqual\""), .intrinsic
      ),
      (
        constraint("b.leading", "v.leading")
          + constraint("v.trailing", "b.trailing", "priority=\"100\""), .intrinsic
      ),
      (constraint("b.width", "l.width", "multiplier=\"0.5\""), .tied),
      (constraint("l.leading", "v.leading") + constraint("l.trailing", "v.trailing"), .intrinsic),
    ] as [(String, IBAxisSizing)])
  func `edges that the holder of the constraints ties`(
    constraints: String, expected: IBAxisSizing
  ) throws {
    #expect(try sizing(constraints).0 == expected)
    // The same along the other axis.
    let upright = constraints.replacing("leadingMargin", with: "topMargin")
      .replacing("leading", with: "top").replacing("trailing", with: "bottom")
      .replacing("\"left\"", with: "\"top\"").replacing("\"right\"", with: "\"bottom\"")
      .replacing("width", with: "height").replacing("centerX", with: "centerY")
    #expect(try sizing(upright).1 == expected)
  }

  @Test(
    arguments: [
      ("", .arranged, .stretched),
      ("axis=\"vertical\"", .stretched, .arranged),
      ("axis=\"vertical\" alignment=\"center\"", .intrinsic, .arranged),
      ("distribution=\"fillEqually\"", .tied, .stretched),
      ("distribution=\"equalSpacing\" alignment=\"top\"", .intrinsic, .intrinsic),
    ] as [(String, IBAxisSizing, IBAxisSizing)])
  func `a stack view fills one axis and shares out the other`(
    stack: String, horizontal: IBAxisSizing, vertical: IBAxisSizing
  ) throws {
    let document = try document(
      """
      <stackView \(stack) id="s"><subviews><button id="b" \
      translatesAutoresizingMaskIntoConstraints="NO"/></subviews></stackView>
      """)
    let button = try #require(document.buttons.first)
    #expect(document.horizontalSizing(of: button) == horizontal)
    #expect(document.verticalSizing(of: button) == vertical)
  }

  @Test func `a constraint that the default variation leaves out decides nothing`() throws {
    let document = try document(
      """
      <view id="v"><subviews><button id="b" translatesAutoresizingMaskIntoConstraints="NO">\
      <constraints><constraint firstAttribute="width" constant="9" id="c"/></constraints>\
      <variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation>\
      </button></subviews></view>
      """)
    #expect(document.constraints.map(\.isExcluded) == [true])
    #expect(document.horizontalSizing(of: document.buttons[0]) == .intrinsic)
    #expect(document.buttons[0].variations.map(\.excluded) == [["c"]])
    #expect(document.ledger.isEmpty)
  }

  @Test func `a fixed frame decides beside Auto Layout`() throws {
    let fixed = try sizing("", attributes: "fixedFrame=\"YES\"")
    #expect(fixed == (.frame, .frame))
  }

  @Test func `without Auto Layout the frame decides`() throws {
    let document = try document(
      """
      <button id="b"><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="NO"/></button>
      """)
    #expect(document.horizontalSizing(of: document.buttons[0]) == .frame)
    #expect(document.buttons[0].autoresizing == ["widthSizable"])
  }
}
