import ButtonLayout

extension AskedButton {
  /// What would stand elsewhere: without each inset, and under the other alignments of an axis that has one.
  ///
  /// A button without insets shows what a first one would do.
  func changes() -> [Change] {
    var changes: [Change] = []
    for part in parts {
      for edge in InsetEdge.allCases {
        let inset = button[insetsOf: part][edge]
        guard abs(inset) > .leastNormalMagnitude else { continue }
        changes += change(of: part, edge.axis, [.inset(part, edge, 0)])
        changes += change(of: part, edge.axis, [.inset(part, edge, 2 * inset)])
      }
    }
    if changes.isEmpty {
      for part in parts { changes += change(of: part, .horizontal, [.inset(part, .left, 10)]) }
    }
    for axis in Step.Axis.allCases {
      guard let part = parts.first(where: { hasInsets($0, axis) }) else { continue }
      for alignment in otherAlignments(axis) { changes += change(of: part, axis, [alignment]) }
    }
    return changes
  }

  func hasInsets(_ part: Step.Part, _ axis: Step.Axis) -> Bool {
    let insets = button[insetsOf: part]
    return InsetEdge.allCases.contains { $0.axis == axis && insets[$0] != 0 }
  }

  /// The alignments of an axis beside the button's own; those that mean the same in its direction are left out.
  private func otherAlignments(_ axis: Step.Axis) -> [Setting] {
    guard axis == .horizontal else {
      return ContentVerticalAlignment.allCases
        .filter { $0 != button.contentVerticalAlignment }.map { .vertical($0) }
    }
    let own = button.contentHorizontalAlignment.along(button.layoutDirection)
    return [.center, .left, .right, .fill]
      .filter { $0.along(button.layoutDirection) != own }.map { .horizontal($0) }
  }

  private func change(
    of part: Step.Part, _ axis: Step.Axis, _ settings: [Setting]
  ) -> [Change] {
    let other = arrangement(with: settings)
    guard let now = arrangement[part]?[axis], let then = other[part]?[axis] else { return [] }
    let isResized = abs(now.length - then.length) > noise
    let sentence = Sentence(
      isResized ? .changeOfSize : .change,
      [
        "setting": .name(settings.text), "part": .word(.of(part)),
        "place": .place(Formula(then.origin), axis, fromRight: false),
        "extent": .word(.extent(along: axis)), "length": .number(then.length),
      ])
    return [Change(settings: settings, arrangement: other, sentence: sentence)]
  }
}
