import InterfaceBuilder
import Testing

@Suite struct ReadingLedgerTests {
  @Test func `of a button with every part nothing is left`() throws {
    let document = try document(named: "stack_with_every_part.storyboard")
    #expect(document.ledger.description == "")
  }

  @Test func `an unread element counts once, whatever is in it, but its buttons are found`() throws
  {
    let document = try document(
      """
      <button id="a"><thing odd="1"><button id="c" odd="2"/><deep/></thing><thing/>\
      <state key="normal" odd="3"><color/></state></button><color/><view odd="4"/>
      """)
    #expect(document.buttons.map(\.objectID) == ["a", "c"])
    #expect(
      document.ledger.description == """
        2 button/thing
        1 button/@odd
        1 state/@odd
        1 state/color
        """)
  }

  @Test func `of an attributed title, what is not known is counted`() throws {
    let document = try document(
      """
      <button id="a"><state key="normal"><attributedString key="attributedTitle">\
      <fragment content="t"><attributes><color key="NSColor" white="1"/><array key="NSAttachment"/>\
      <font key="NSFont" metaFont="system" size="15" odd="1"/>\
      <paragraphStyle key="NSParagraphStyle" alignment="natural" baseWritingDirection="natural">\
      <array key="tabStops"/></paragraphStyle></attributes></fragment></attributedString></state>\
      </button>
      """)
    #expect(
      document.ledger.description == """
        1 attributes/array
        1 font/@odd
        1 paragraphStyle/array
        """)
  }

  @Test func `ledgers add up`() {
    var ledger = ReadingLedger(counts: ["a/b": 1, "a/@c": 2])
    ledger.merge(ReadingLedger(counts: ["a/b": 3]))
    #expect(ledger.counts == ["a/b": 4, "a/@c": 2])
    #expect(ledger.entries.map(\.name) == ["a/b", "a/@c"])
    #expect(ReadingLedger().isEmpty && !ledger.isEmpty)
  }

  @Test func `outside buttons nothing is counted`() throws {
    #expect(try document("<view odd=\"1\"><label/></view>").ledger.isEmpty)
  }
}
