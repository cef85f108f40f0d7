import ButtonLayout

extension UnverifiedRules {
  /// Every rule with the name that answers give it.
  package static let names: [(rule: UnverifiedRules, name: String)] = [
    (.rtlRounding, "rtlRounding"), (.rtlClamp, "rtlClamp"), (.horizontalFill, "horizontalFill"),
    (.negativeRoom, "negativeRoom"), (.negativeIntrinsicSize, "negativeIntrinsicSize"),
    (.tallTitle, "tallTitle"), (.truncatedTitle, "truncatedTitle"), (.tvMetrics, "tvMetrics"),
    (.contentModeOffset, "contentModeOffset"), (.pairKerning, "pairKerning"),
    (.fontSize, "fontSize"),
    (.accentedAdvance, "accentedAdvance"), (.fallbackFont, "fallbackFont"),
    (.tightenedTitle, "tightenedTitle"), (.wrappedTitle, "wrappedTitle"),
    (.symbolSize, "symbolSize"),
    (.configuration, "configuration"), (.configurationSize, "configurationSize"),
  ]

  /// The names of the rules in the set.
  package var names: [String] {
    UnverifiedRules.names.filter { contains($0.rule) }.map(\.name)
  }
}
