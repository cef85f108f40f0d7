/// Measures buttons of `import UIKit` and the bare engine on the same ones, in turns, in one process.
///
///     HeadlessBenchmark COUNT ROUNDS   nanoseconds a button by name of the measurement, a round each; bytes a button
let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
guard arguments.count == 2 else {
  fatalError("Expected how many buttons and how many rounds.")
}
let measurements = ButtonMeasurements(count: arguments[0])
measurements.check()
let rounds = measurements.rounds(arguments[1])
let bytes = measurements.bytes()
let lists = rounds.map { #""\#($0.name)":\#($0.nanoseconds)"# }
print(
  "{"
    + (lists + [#""bytes":\#(bytes.views)"#, #""engineBytes":\#(bytes.engine)"#]).joined(
      separator: ",") + "}")
