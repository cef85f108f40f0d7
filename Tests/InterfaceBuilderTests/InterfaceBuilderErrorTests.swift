import InterfaceBuilder
import Testing

@Suite struct InterfaceBuilderErrorTests {
  @Test(arguments: [
    ("", "Own.xib: the file is empty; an Interface Builder document was expected"),
    (
      "bplist00",
      "Own.xib:1:1: the file is not XML (syntax error); "
        + "an Interface Builder document was expected"
    ),
    (
      "<?xml version=\"1.0\"?>\n",
      "Own.xib:2:1: the XML ends before its root element; '<document>' was expected"
    ),
    (
      "<document>\n <button id=\"a\">\n",
      "Own.xib:3:1: the XML ends inside '<button>'; '</button>' was expected"
    ),
    (
      "<document>\n <view>\n  <button id=\"a",
      "Own.xib:3:3: the XML ends inside '<view>'; '</view>' was expected"
    ),
    (
      "<document><view>\n</document>",
      "Own.xib:2:3: this end tag closes another element; '</view>' was expected"
    ),
    (
      "<document><view a=1/></document>",
      "Own.xib:1:19: the XML inside '<document>' is broken (not well-formed (invalid token)); "
        + "well-formed XML was expected"
    ),
    (
      "<document/>\n<document/>",
      "Own.xib:2:1: the XML is broken (junk after document element); well-formed XML was expected"
    ),
    (
      "\n<plist version=\"1.0\"/>",
      "Own.xib:2:1: the root element is '<plist>'; '<document>' was expected"
    ),
    (
      "<!DOCTYPE a [\n<!ENTITY lol \"lol\">\n]><document/>",
      "Own.xib:2:14: the entity 'lol' is declared; "
        + "a document without entities was expected, as Interface Builder writes it"
    ),
  ])
  func `an error is one sentence that says where and what was expected`(
    text: String, sentence: String
  ) {
    #expect(failure(text) == sentence)
  }

  @Test func `an encoding that is not known is an error`() {
    #expect(
      failure("<?xml version=\"1.0\" encoding=\"KOI-7\"?><document/>")
        == "Own.xib:1:31: the XML is broken (unknown encoding); well-formed XML was expected")
  }

  @Test func `the column counts characters, not bytes`() {
    #expect(
      failure("<document>é😀</view>")
        == "Own.xib:1:15: this end tag closes another element; '</document>' was expected")
  }
}
