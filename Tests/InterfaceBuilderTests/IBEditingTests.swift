import ButtonLayout
import InterfaceBuilder
import Testing

@Suite struct IBEditingTests {
  @Test(arguments: [
    "stack_with_every_part.storyboard", "tvos_button.storyboard", "watchos_button.storyboard",
    "macos_button.xib", "xcode3_archive.xib",
  ])
  func `without a change every byte stays`(name: String) throws {
    let bytes = try bytes(ofDocument: name)
    #expect(IBEditing(of: bytes).bytes == bytes)
  }

  @Test func `an inset is replaced where it stands, and is read back`() throws {
    let bytes = try bytes(ofDocument: "stack_with_every_part.storyboard")
    let old = try IBDocument(reading: bytes, path: "a")
    let inset = try #require(old.buttons[0].imageInset)
    var editing = IBEditing(of: bytes)
    let text = #"<inset key="imageEdgeInsets" minX="9" minY="8" maxX="7" maxY="6"/>"#
    try editing.replace(inset.byteRange, with: Array(text.utf8))
    let edited = try IBDocument(reading: editing.bytes, path: "a")
    let insets = try #require(edited.buttons[0].imageEdgeInsets)
    #expect([insets.left, insets.top, insets.right, insets.bottom] == [9, 8, 7, 6])
    #expect(edited.buttons[0].titleEdgeInsets == old.buttons[0].titleEdgeInsets)
    // What stands before and behind keeps its bytes.
    #expect(
      editing.bytes.prefix(inset.byteRange.lowerBound) == bytes.prefix(inset.byteRange.lowerBound))
    #expect(editing.bytes.suffix(50) == bytes.suffix(50))
  }

  @Test func `replacements come in any order, and empty ones insert`() throws {
    var editing = IBEditing(of: Array("abcdef".utf8))
    try editing.replace(4..<5, with: Array("E".utf8))
    try editing.replace(0..<0, with: Array("<".utf8))
    try editing.replace(1..<3, with: [])
    try editing.replace(6..<6, with: Array(">".utf8))
    #expect(String(decoding: editing.bytes, as: UTF8.self) == "<adEf>")
  }

  @Test func `a range outside, or one that is replaced already, is a sentence`() throws {
    var editing = IBEditing(of: Array("abcdef".utf8))
    try editing.replace(2..<4, with: [])
    #expect(throws: IBEditing.Failure.overlapping(3..<5, 2..<4)) {
      try editing.replace(3..<5, with: [])
    }
    #expect(throws: IBEditing.Failure.outside(5..<7, count: 6)) {
      try editing.replace(5..<7, with: [])
    }
    #expect(String(decoding: editing.bytes, as: UTF8.self) == "abef")
    #expect(
      IBEditing.Failure.outside(5..<7, count: 6).description
        == "bytes 5 to 7 were to be replaced, in a document of 6 bytes")
  }
}
