import ButtonLayout

extension Explanation {
  /// Tells where the component's rules put the parts of a button, with the numbers.
  ///
  /// The component tells no steps yet, so what is told are the places, what lies around them, and what other positions
  /// would make of it.
  ///
  /// - Parameters:
  ///   - layout: The button with its component's properties.
  ///   - bounds: Its bounds, in points.
  ///   - title: Its title, or `NoTitle`.
  /// - Complexity: Asks the engine some ten times.
  public init(of layout: ImageTitleLayout, bounds: Rect, title: some TitleMeasuring) {
    let arrangement = layout.arrangement(forBounds: bounds, title: title)
    var paragraphs = [
      Paragraph(
        .button,
        [
          [
            .given(
              size: arrangement.bounds.size, image: layout.button.imageSize,
              title: title.isPresent ? title.naturalSize : nil),
            Sentence(
              .component,
              [
                "position": .name(".\(layout.imagePosition)"), "spacing": .number(layout.spacing),
              ]),
          ]
        ])
    ]
    for part in [Step.Part.image, .title] {
      for axis in Step.Axis.allCases {
        paragraphs.append(Paragraph(.part(part, axis), [arrangement.placement(of: part, axis)]))
      }
    }
    let changes = arrangement.imageRect == nil ? [] : layout.changes(bounds, title)
    paragraphs.append(Paragraph(.changes, changes.map { [$0.sentence] }))
    self.init(
      arrangement: arrangement, steps: [], reading: .pair, paragraphs: paragraphs,
      changes: changes, fixes: [])
  }
}

extension ButtonArrangement {
  /// Where a part stands along an axis, and what lies before and behind it in the content rectangle.
  fileprivate func placement(of part: Step.Part, _ axis: Step.Axis) -> [Sentence] {
    guard let span = self[part]?[axis] else { return [] }
    let content = contentRect[axis]
    var sentences = [
      Sentence(
        .placed,
        [
          "part": .word(.of(part)), "extent": .word(.extent(along: axis)),
          "place": .place(Formula(span.origin), axis, fromRight: false),
          "length": .number(span.length),
          "before": .formula(Formula(span.origin, -content.origin)),
          "behind": .formula(Formula(content.end, -span.end)),
        ])
    ]
    // Between the two lies room only along the axis on which one ends before the other starts.
    if part == .title, let image = imageRect?[axis] {
      let gap =
        span.origin >= image.end
        ? Formula(span.origin, -image.end) : Formula(image.origin, -span.end)
      if gap.result > -noise { sentences.append(Sentence(.between, ["gap": .formula(gap)])) }
    }
    return sentences
  }
}

extension ImageTitleLayout {
  /// What other positions and another spacing would make of the image's place.
  fileprivate func changes(_ bounds: Rect, _ title: some TitleMeasuring) -> [Change] {
    var settings = ImagePosition.allCases.filter { $0 != imagePosition }
      .map { Setting.imagePosition($0) }
    settings.append(.spacing(spacing + 10))
    return settings.compactMap { setting in
      var changed = self
      setting.apply(to: &changed)
      let other = changed.arrangement(forBounds: bounds, title: title)
      guard let image = other.imageRect else { return nil }
      return Change(
        settings: [setting], arrangement: other,
        sentence: Sentence(
          .changeOfPlace,
          [
            "setting": .name(setting.text), "part": .word(.image), "x": .number(image.minX),
            "y": .number(image.minY),
          ]))
    }
  }
}
