import InterfaceBuilder
import Testing

@Suite struct HostileInputTests {
  @Test func `a document cut off at any byte is an error that ends the sentence`() throws {
    let bytes = try bytes(ofDocument: "stack_with_every_part.storyboard")
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: ">")))
    for count in 0...end {
      let sentence = failure(Array(bytes[..<count]))
      #expect(sentence?.hasSuffix("expected") == true, "cut off after \(count) bytes")
    }
  }

  @Test(arguments: [UInt8(ascii: "<"), UInt8(ascii: "\""), 0x00, 0xFF])
  func `a wrong byte anywhere is read or refused`(wrong: UInt8) throws {
    var bytes = try bytes(ofDocument: "stack_with_every_part.storyboard")
    for index in bytes.indices {
      let right = bytes[index]
      bytes[index] = wrong
      if let document = try? IBDocument(reading: bytes, path: "Own.xib") {
        #expect(document.buttons.allSatisfy { $0.byteRange.upperBound <= bytes.count })
      }
      bytes[index] = right
    }
  }

  @Test(arguments: [
    "view", "subviews", "button", "state", "attributedString", "fragment", "attributes",
  ])
  func `a hundred thousand nested elements are read`(name: String) throws {
    let count = name == "button" ? 10_000 : 100_000
    let document = try document(
      String(repeating: "<\(name)>", count: count) + "<button id=\"in\"/>"
        + String(repeating: "</\(name)>", count: count))
    #expect(document.buttons.last?.objectID == "in")
  }

  @Test func `a hundred thousand nested elements without an end are an error`() {
    #expect(
      failure(String(repeating: "<document>", count: 100_000))
        == "Own.xib:1:1000001: the XML ends inside '<document>'; '</document>' was expected")
  }

  @Test func `megabytes of one attribute are kept as they are`() throws {
    let title = String(repeating: "long ", count: 1_000_000)
    #expect(try button("", "<state key=\"normal\" title=\"\(title)\"/>").states[0].title == title)
  }

  @Test func `a hundred thousand attributes are counted`() throws {
    let attributes = (0..<100_000).map { "a\($0)=\"\"" }.joined(separator: " ")
    #expect(try document("<button id=\"b\" \(attributes)/>").ledger.counts.count == 100_000)
  }

  @Test func `an entity bomb is refused before it is lit`() {
    var text = "<!DOCTYPE d [<!ENTITY a0 \"ha\">"
    for level in 1..<30 { text += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">" }
    text += "]><document><string>&a29;</string></document>"
    #expect(failure(text)?.contains("the entity 'a0' is declared") == true)
  }

  @Test func `an external entity is not opened`() {
    let text = "<!DOCTYPE d [<!ENTITY e SYSTEM \"secret.txt\">]><document>&e;</document>"
    #expect(failure(text)?.contains("the entity 'e' is declared") == true)
  }

  @Test func `a hundred thousand fragments are read`() throws {
    let fragments = String(repeating: "<fragment content=\"a\"/>", count: 100_000)
    let button = try button(
      "",
      "<state key=\"normal\"><attributedString key=\"attributedTitle\">\(fragments)"
        + "</attributedString></state>")
    #expect(button.states[0].attributedTitle?.utf8.count == 100_000)
  }

  @Test func `buttons inside fragments do not mix their attributes`() throws {
    let document = try document(
      """
      <button id="o"><state key="normal"><attributedString key="attributedTitle">\
      <fragment content="out"><attributes><button id="i"><state key="normal">\
      <attributedString key="attributedTitle"><fragment content="in"><attributes>\
      <real key="NSKern" value="1"/></attributes></fragment></attributedString></state></button>\
      <real key="NSKern" value="2"/></attributes></fragment></attributedString></state></button>
      """)
    let strings = document.buttons.map { $0.states[0].attributedTitleString }
    #expect(strings.map { $0?.text } == ["out", "in"])
    #expect(strings.map { $0?.fragments.first?.kern } == [2, 1])
  }

  @Test func `buttons inside texts and fragments do not mix their texts`() throws {
    let document = try document(
      """
      <button id="o"><state key="normal"><string key="title">out<button id="i">\
      <state key="normal"><string key="title">in</string></state></button></string></state></button>
      """)
    #expect(document.buttons.map(\.objectID) == ["o", "i"])
    #expect(document.buttons[1].state("normal")?.title == "in")
  }
}
