import ButtonExplanation
import ButtonLayout
import DisplayList

extension AnnotationCanvas {
  /// From a dimension's line to its labels, in points.
  static let leader = 7.0
  /// From the button to the first dimension, in points.
  static let distance = 9.0

  /// The lengths of a part across, in a row below the button.
  mutating func drawRow(_ chain: DimensionChain) {
    guard !chain.segments.isEmpty else { return }
    let labels = labels(of: chain)
    let line = Span(
      origin: AnnotationCanvas.margin,
      length: ButtonAnnotation.width - 2 * AnnotationCanvas.margin)
    let top = takeRow(of: 0)
    let y = (top + AnnotationCanvas.distance).tenth
    drawLines(chain, across: y)
    var leaders: [Path.Element] = []
    let rows = AnnotationCanvas.rows(of: labels, in: line)
    for (number, row) in rows.enumerated() {
      let labelTop =
        y + AnnotationCanvas.leader + Double(number) * (AnnotationLabel.lineHeight + 1)
      for (label, left) in row {
        add(label, left: left, top: labelTop)
        let foot = left + label.width / 2
        guard number == 0, abs(foot - label.middle) > label.width / 2 else { continue }
        leaders += [
          .move(Point(x: label.middle.tenth, y: y + 2)),
          .line(Point(x: foot.tenth, y: labelTop + 2)),
        ]
      }
    }
    add(leaders, Pen(color: palette.bounds.faded(to: 0.5), width: 0.5))
    _ = takeRow(
      of: AnnotationCanvas.distance + AnnotationCanvas.leader
        + Double(rows.count) * (AnnotationLabel.lineHeight + 1))
  }

  /// Labels in as few rows as they fit in; they go to the rows in turns.
  private static func rows(
    of labels: [AnnotationLabel], in line: Span
  ) -> [[(AnnotationLabel, Double)]] {
    for count in 1...max(1, labels.count) {
      var rows: [[(AnnotationLabel, Double)]] = []
      for number in 0..<count {
        let row = labels.indices.filter { $0 % count == number }.map { labels[$0] }
        guard
          let starts = Spreading.starts(
            of: row.map { (middle: $0.middle, length: $0.width) }, in: line,
            gap: AnnotationLabel.gap)
        else { break }
        rows.append(Array(zip(row, starts)))
      }
      if rows.count == count { return rows }
    }
    return []
  }

  /// The lengths of a part down, in a column beside the button: the image's on the left, the title's on the right.
  mutating func drawColumn(_ chain: DimensionChain) {
    guard !chain.segments.isEmpty else { return }
    let isLeft = chain.part == .image
    let distance = AnnotationCanvas.distance
    let x = (isLeft ? viewport.frame.minX - distance : viewport.frame.maxX + distance).tenth
    drawLines(chain, across: x)
    let labels = labels(of: chain)
    let column = Span(
      origin: viewport.frame.minY + viewport.frame.height / 2 - AnnotationCanvas.shortest / 2,
      length: AnnotationCanvas.shortest)
    let tall = Span(origin: viewport.frame.minY, length: viewport.frame.height)
    guard
      let starts = Spreading.starts(
        of: labels.map { (middle: $0.middle, length: AnnotationLabel.lineHeight) },
        in: tall.length > column.length ? tall : column, gap: 1)
    else { return }
    var leaders: [Path.Element] = []
    for (label, start) in zip(labels, starts) {
      let near = isLeft ? x - AnnotationCanvas.leader : x + AnnotationCanvas.leader
      let left = isLeft ? near - label.width : near
      // A number too long for the side stands at the picture's edge, over the button rather than outside.
      let kept = min(
        max(left, AnnotationCanvas.margin),
        ButtonAnnotation.width - AnnotationCanvas.margin - label.width)
      add(label, left: kept, top: start)
      let middle = start + AnnotationLabel.lineHeight / 2
      guard abs(middle - label.middle) > AnnotationLabel.lineHeight / 2 else { continue }
      leaders += [
        .move(Point(x: isLeft ? x - 2 : x + 2, y: label.middle.tenth)),
        .line(Point(x: isLeft ? near + 1 : near - 1, y: middle.tenth)),
      ]
    }
    add(leaders, Pen(color: palette.bounds.faded(to: 0.5), width: 0.5))
  }

  private func labels(of chain: DimensionChain) -> [AnnotationLabel] {
    chain.segments.map { segment in
      let from = viewport.place(segment.from, chain.axis)
      let to = viewport.place(segment.to, chain.axis)
      return AnnotationLabel(
        Formula.text(segment.length), color: color(of: segment, chain),
        middle: (from + to) / 2)
    }.sorted { $0.middle < $1.middle }
  }

  private func color(of segment: DimensionChain.Segment, _ chain: DimensionChain) -> Color {
    switch segment.kind {
    case .inset: return palette.inset
    case .free: return palette.bounds
    case .part: return color(of: chain.part)
    case .reserved: return color(of: chain.part == .image ? .title : .image)
    }
  }

  /// The lines themselves: hairs with ticks for free room, a bar for the part, dots for what is kept, arrows for insets.
  private mutating func drawLines(_ chain: DimensionChain, across other: Double) {
    for segment in chain.segments {
      let from = viewport.place(segment.from, chain.axis)
      let to = viewport.place(segment.to, chain.axis)
      func point(_ along: Double, _ off: Double = 0) -> Point {
        chain.axis == .horizontal
          ? Point(x: along, y: (other + off).tenth) : Point(x: (other + off).tenth, y: along)
      }
      let line: [Path.Element] = [.move(point(from)), .line(point(to))]
      let color = color(of: segment, chain)
      switch segment.kind {
      case .free:
        let ticks = [from, to].flatMap { end -> [Path.Element] in
          [.move(point(end, -3)), .line(point(end, 3))]
        }
        add(line + ticks, Pen(color: color, width: 0.75))
      case .part: add(line, Pen(color: color, width: 3))
      case .reserved: add(line, .dotted(color))
      case .inset:
        // One that enlarges goes back over its neighbours, so it is drawn beside them, away from the labels.
        let isLeft = chain.axis == .vertical && chain.part == .image
        let off = segment.length >= 0 ? 0 : isLeft ? 5.0 : -5.0
        let head = to > from ? -3.5 : 3.5
        add(
          [
            .move(point(from, off)), .line(point(to, off)),
            .move(point((to + head).tenth, off - 3)), .line(point(to, off)),
            .line(point((to + head).tenth, off + 3)),
          ], Pen(color: color, width: 1.5))
      }
    }
  }
}

extension Pen {
  /// For what is kept for a part that stands elsewhere.
  static func dotted(_ color: Color) -> Pen {
    Pen(color: color, width: 1.5, dash: [1.5, 2.5])
  }
}
