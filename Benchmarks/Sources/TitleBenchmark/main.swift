/// Measures short titles with Keycap, HarfBuzz alone and Pango, in turns, in one process.
///
///     TitleBenchmark FONT ROUNDS   nanoseconds a title by name of the measurement, a round each
import TextPeers
import Typesetting

let arguments = CommandLine.arguments
guard arguments.count == 3, let wanted = Int(arguments[2]), wanted > 0 else {
  fatalError("Expected a font file and how many rounds.")
}
let pointSize = 15.0
let font = try FontFile(path: arguments[1])
guard peers_open(arguments[1], pointSize) else {
  fatalError("The font was expected to open with HarfBuzz and Pango.")
}
let titles = TitleMeasurements(typeface: .file(font, pointSize: pointSize))
try titles.check()
let rounds = try titles.rounds(wanted)
print("{" + rounds.map { #""\#($0.name)":\#($0.nanoseconds)"# }.joined(separator: ",") + "}")
