import ButtonLayout

extension UnreachableArrangement {
  /// The reason as a sentence.
  func words(for options: SolveOptions) -> String {
    func text(_ number: Double) -> String { JSONWriter.text(number) }
    let recipe = options.recipe.map { "'\(SolveOptions.recipe[$0])'" } ?? "insets"
    switch self {
    case .imageCannotGrow(let natural):
      return "insets cannot make an image larger than its \(text(natural.width)) × "
        + "\(text(natural.height)) points."
    case .imageKeepsItsSize:
      return "\(recipe) keeps the image's size; 'absolute' shows it smaller."
    case .fillStretches(let axis):
      return "\(axis.word) fill stretches what \(recipe) places; 'absolute' keeps it from that."
    case .onlyCentered(let axis, let distance):
      return "\(recipe) is right for \(axis.word) center only, and here misses by "
        + "\(text(distance)) points; 'shrinking' does not."
    case .tooSmall(.horizontal, let least):
      return "\(recipe) needs a width of \(text(least)) points or more."
    case .tooSmall(.vertical, let least):
      return "\(recipe) needs a height of \(text(least)) points or more."
    case .layoutDisagrees:
      return "laid out, the answer of \(recipe) is not the wanted arrangement."
    case .configurationHasNoCenter:
      return "a configuration has no placement for a title over its image."
    case .configurationHasNoOverlap:
      return "a configuration has no negative padding between image and title."
    case .configurationKeepsImageSize:
      return "a configuration shows the image in its own size."
    case .configurationCenters(let axis):
      return
        "a configuration centres image and title on each other: only \(axis.word) center is the"
        + " same there."
    }
  }
}

extension Step.Axis {
  fileprivate var word: String { self == .horizontal ? "horizontal" : "vertical" }
}
