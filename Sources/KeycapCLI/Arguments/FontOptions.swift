import Typesetting

/// The options with which somebody brings fonts of their own.
enum FontOptions {
  static let options: [CommandSyntax.Option] = [
    .init(
      name: "font", placeholder: "FILE",
      summary: "Measure titles of the font's family with it. May stand several times."),
    .init(
      name: "font-metrics", placeholder: "FILE",
      summary: "Measure with metrics exported on a Mac (Documentation/font-metrics.md)."),
  ]

  /// A measurer with the fonts that were given; `nil` after a complaint when one cannot be read.
  static func measurer(_ arguments: ParsedArguments, _ console: Console) -> TextMeasurer? {
    let fonts = FontLibrary()
    do {
      for path in arguments.values("font") { fonts.add(try FontFile(path: path)) }
      for path in arguments.values("font-metrics") { fonts.add(try FontMetrics(file: path)) }
    } catch {
      console.complain("keycap: \(error)")
      return nil
    }
    return TextMeasurer(fonts: fonts)
  }
}
