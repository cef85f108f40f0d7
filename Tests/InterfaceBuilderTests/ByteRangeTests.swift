import InterfaceBuilder
import Testing

@Suite struct ByteRangeTests {
  static let content = """
    <!-- é😀 --><view>
    <button id="a" userLabel="é"/>
    <button id="c"><inset key="contentEdgeInsets" minX="1" minY="1" maxX="1" maxY="1"/>
    <inset key="imageEdgeInsets" minX="1" minY="1" maxX="1" maxY="1"></inset>
    <buttonConfiguration key="configuration"><color key="x"/></buttonConfiguration></button></view>
    """
  static let slices = [
    "<button id=\"a\" userLabel=\"é\"/>",
    String(content.split(separator: "\n")[2...].joined(separator: "\n").dropLast(7)),
    "<inset key=\"contentEdgeInsets\" minX=\"1\" minY=\"1\" maxX=\"1\" maxY=\"1\"/>",
    "<inset key=\"imageEdgeInsets\" minX=\"1\" minY=\"1\" maxX=\"1\" maxY=\"1\"></inset>",
    "<buttonConfiguration key=\"configuration\"><color key=\"x\"/></buttonConfiguration>",
  ]

  private func ranges(_ bytes: [UInt8]) throws -> [Range<Int>] {
    let buttons = try IBDocument(reading: bytes, path: "Own.xib").buttons
    try #require(buttons.count == 2)
    return [
      buttons[0].byteRange, buttons[1].byteRange,
      try #require(buttons[1].contentInset?.byteRange),
      try #require(buttons[1].imageInset?.byteRange),
      try #require(buttons[1].configuration?.byteRange),
    ]
  }

  @Test(arguments: [[], [0xEF, 0xBB, 0xBF]] as [[UInt8]])
  func `ranges of UTF-8 cut whole elements, with a byte order mark or without`(
    mark: [UInt8]
  ) throws {
    let bytes = mark + Array(source(Self.content).utf8)
    #expect(
      try ranges(bytes).map { String(decoding: bytes[$0], as: UTF8.self) } == Self.slices)
  }

  @Test(arguments: [true, false])
  func `ranges of UTF-16 count bytes`(bigEndian: Bool) throws {
    let bytes = ("\u{FEFF}" + source(Self.content)).utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? pair : pair.reversed()
    }
    let slices = try ranges(bytes).map { range in
      let slice = Array(bytes[range])
      let units = stride(from: 0, to: slice.count, by: 2).map { index in
        let (first, second) = (UInt16(slice[index]), UInt16(slice[index + 1]))
        return bigEndian ? first << 8 | second : second << 8 | first
      }
      return String(decoding: units, as: UTF16.self)
    }
    #expect(slices == Self.slices)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines are counted with every line ending`(ending: String) throws {
    let text = source(Self.content).split(separator: "\n").joined(separator: ending)
    let buttons = try IBDocument(reading: Array(text.utf8), path: "Own.xib").buttons
    #expect(buttons.map(\.line) == [2, 3])
    #expect(buttons[1].contentInset?.line == 3)
    #expect(buttons[1].imageInset?.line == 4)
    #expect(buttons[1].configuration?.line == 5)
  }

  @Test func `a button inside a button lies inside its range`() throws {
    let text = source("<button id=\"o\"><subviews><button id=\"i\"></button></subviews></button>")
    let bytes = Array(text.utf8)
    let buttons = try IBDocument(reading: bytes, path: "Own.xib").buttons
    #expect(
      String(decoding: bytes[buttons[1].byteRange], as: UTF8.self)
        == "<button id=\"i\"></button>")
    #expect(buttons[0].byteRange.contains(buttons[1].byteRange.upperBound))
    #expect(bytes[buttons[0].byteRange].starts(with: "<button id=\"o\">".utf8))
    #expect(bytes[buttons[0].byteRange].reversed().starts(with: "</button>".utf8.reversed()))
  }
}
