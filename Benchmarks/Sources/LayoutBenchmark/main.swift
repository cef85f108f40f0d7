/// Measures inside one process; `Scripts/report.py` calls it and says what the numbers mean.
///
///     LayoutBenchmark buttons COUNT         the buttons, as questions to `keycap layout`
///     LayoutBenchmark arrange COUNT ROUNDS  nanoseconds an arrangement that is used at once, a round each
///     LayoutBenchmark keep COUNT ROUNDS     the same where all answers are kept
///     LayoutBenchmark read COUNT ROUNDS     nanoseconds that reading a button takes, a round each
///     LayoutBenchmark allocations COUNT     how often COUNT arrangements asked for memory
///     LayoutBenchmark title ROUNDS          nanoseconds a title's width, a round each
let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }

switch (arguments.first, numbers.count) {
case ("buttons", 1):
  for button in SampleButton.first(numbers[0]) { print(button.json) }
case ("arrange", 2):
  print(arrangementRounds(numbers[0], rounds: numbers[1], keepingAll: false))
case ("keep", 2):
  print(arrangementRounds(numbers[0], rounds: numbers[1], keepingAll: true))
case ("read", 2):
  print(readingRounds(numbers[0], rounds: numbers[1]))
case ("allocations", 1):
  print(allocations(arranging: numbers[0]))
case ("title", 1):
  print(titleRounds(numbers[0]))
default:
  fatalError("Expected one of the words above, each followed by its numbers.")
}
