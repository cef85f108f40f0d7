// Writes a font's advances and kerning as JSON: swift export-font-metrics.swift NAME [SIZE] > FILE.json
// Written for a Mac, not tried. The format: Documentation/font-metrics.md.
import CoreText
import Foundation

let (name, size) = (
  CommandLine.arguments[1], Double(CommandLine.arguments.dropFirst(2).first ?? "1000") ?? 1000
)
let font = CTFontCreateWithName(name as CFString, size, nil)
let codes: [UniChar] = Array(32...126) + Array(160...255) + [0x2026]
let characters = codes.map { String(utf16CodeUnits: [$0], count: 1) }
func width(_ text: String) -> Double {
  let string = NSAttributedString(
    string: text, attributes: [.init(kCTFontAttributeName as String): font])
  return CTLineGetTypographicBounds(CTLineCreateWithAttributedString(string), nil, nil, nil)
}
var advances: [String: Double] = [:]
for character in characters {
  var (unit, glyph) = (Array(character.utf16)[0], CGGlyph())
  guard CTFontGetGlyphsForCharacters(font, &unit, &glyph, 1) else { continue }
  advances[character] = CTFontGetAdvancesForGlyphs(font, .horizontal, &glyph, nil, 1)
}
var kerning: [String: Double] = [:]
let ascii = characters.prefix(95).filter { advances[$0] != nil }
for left in ascii {
  for right in ascii {
    let added = width(left + right) - advances[left, default: 0] - advances[right, default: 0]
    if abs(added) > size / 100_000 { kerning[left + right] = added }
  }
}
var metrics: [String: Any] = [
  "name": CTFontCopyFullName(font) as String, "unitsPerEm": size, "advances": advances,
  "kerning": kerning,
  "ascender": CTFontGetAscent(font), "descender": -CTFontGetDescent(font),
  "leading": CTFontGetLeading(font),
]
if !name.hasPrefix(".") { metrics["family"] = CTFontCopyFamilyName(font) as String }
let json = try JSONSerialization.data(
  withJSONObject: metrics, options: [.prettyPrinted, .sortedKeys])
print(String(decoding: json, as: UTF8.self))
