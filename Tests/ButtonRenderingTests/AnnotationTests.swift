import ButtonExplanation
import ButtonLayout
import ButtonRendering
import DisplayList
import TestSupport
import Testing

@Suite struct `An annotated picture` {
  /// The rectangle that a label is set to.
  private func box(_ text: TextItem) -> Rect {
    Rect(x: text.origin.x, y: text.origin.y - 9, width: text.width, height: 12)
  }

  private func labels(_ picture: Picture) -> [TextItem] {
    picture.items.compactMap { item in
      if case .text(let text) = item.content { text } else { nil }
    }
  }

  private func annotation(
    _ one: ButtonCase, _ reading: Reading = .pair, legend: ButtonAnnotation.Legend? = nil
  ) -> ButtonAnnotation {
    var log = StepLog()
    let arrangement = one.arrangement(watching: &log)
    return ButtonAnnotation(arrangement, steps: log.steps, reading: reading, legend: legend)
  }

  private func expectLegible(_ picture: Picture, _ context: String) {
    let labels = labels(picture)
    for (index, label) in labels.enumerated() {
      let box = box(label)
      #expect(
        box.minX >= 0 && box.maxX <= picture.bounds.maxX && box.minY >= 0
          && box.maxY <= picture.bounds.maxY,
        "'\(label.string)' leaves the picture of \(context)")
      #expect(label.fontSize >= 11)
      for other in labels[(index + 1)...] {
        let its = self.box(other)
        let isApart =
          its.minX >= box.maxX || box.minX >= its.maxX || its.minY >= box.maxY
          || box.minY >= its.maxY
        #expect(isApart, "'\(label.string)' and '\(other.string)' overlap in \(context)")
      }
    }
  }

  @Test(arguments: Reading.allCases, ButtonCase.Lengths.allCases)
  func `has labels that neither overlap nor leave it`(
    reading: Reading, lengths: ButtonCase.Lengths
  ) {
    let legend = ButtonAnnotation.Legend(image: "图片", title: "标题", inset: "内边距")
    for random in ButtonCase.random(300, lengths, seed: 71) {
      let picture = annotation(random, reading, legend: legend).picture()
      expectLegible(picture, "\(random)")
      #expect(picture.bounds.width == ButtonAnnotation.width)
    }
  }

  @Test(arguments: [0.0, 1, 5_000, 1e9], [-1e9, -700.123, 0, 333.333, 1e9])
  func `stays legible for absurd lengths`(extent: Double, inset: Double) {
    var button = LegacyButton(imageSize: Size(width: extent, height: 10))
    button.imageEdgeInsets = EdgeInsets(top: inset, left: inset, bottom: 1, right: -inset)
    button.titleEdgeInsets = EdgeInsets(top: -inset, left: 7, bottom: inset, right: inset)
    button.contentEdgeInsets = EdgeInsets(top: 3, left: inset / 3, bottom: 1, right: 2)
    let one = ButtonCase(
      button: button, titleSize: Size(width: 20, height: extent),
      bounds: Rect(x: 0, y: 0, width: extent, height: 44))
    let picture = annotation(one).picture()
    expectLegible(picture, "\(one)")
    #expect(picture.bounds.height < 600)
  }

  @Test func `writes every inset at its arrow, and 75's lengths`() {
    var button = LegacyButton(imageSize: Size(width: 50, height: 50))
    button.imageEdgeInsets.left = 50
    let one = ButtonCase(
      button: button, titleSize: Size(width: 50, height: 20),
      bounds: Rect(x: 0, y: 0, width: 200, height: 100))
    let picture = annotation(one).picture(in: .light)
    let texts = labels(picture)
    #expect(
      texts.prefix(5).map(\.string) == ["50", "25", "50", "50", "25"],
      "the inset, what is free, image and title, what is free")
    #expect(texts.first?.color == AnnotationPalette.light.inset)
  }

  @Test func `is the mirror image in a right-to-left interface`() {
    for random in ButtonCase.random(100, .onGrid, seed: 72) {
      let left = random.with { $0.button.layoutDirection = .leftToRight }
      let right = left.with {
        $0.button.layoutDirection = .rightToLeft
        $0.button.contentEdgeInsets = $0.button.contentEdgeInsets.mirrored
        $0.button.imageEdgeInsets = $0.button.imageEdgeInsets.mirrored
        $0.button.titleEdgeInsets = $0.button.titleEdgeInsets.mirrored
        switch $0.button.contentHorizontalAlignment {
        case .left: $0.button.contentHorizontalAlignment = .right
        case .right: $0.button.contentHorizontalAlignment = .left
        default: break
        }
      }
      func lengths(_ one: ButtonCase) -> [String] {
        labels(annotation(one).picture()).map(\.string).sorted()
      }
      #expect(lengths(left) == lengths(right), "\(random)")
    }
  }

  @Test func `has some 4 kB, so that a report holds hundreds`() {
    var total = 0
    let buttons = ButtonCase.random(500, .onGrid, seed: 73)
    for random in buttons {
      let bytes = SVGWriter.document(of: annotation(random).picture()).utf8.count
      #expect(bytes < 6_000, "\(random)")
      total += bytes
    }
    #expect(total / buttons.count <= 4_096, "\(total / buttons.count)")
  }

  @Test func `shows places alone where there are no steps`() {
    var bare = ButtonArrangement(
      bounds: Rect(x: 0, y: 0, width: 100, height: 80),
      contentRect: Rect(x: 0, y: 0, width: 100, height: 80))
    bare.imageRect = Rect(x: 35, y: 9, width: 30, height: 30)
    bare.titleRect = Rect(x: 21.5, y: 45, width: 57, height: 21.5)
    let picture = ButtonAnnotation(bare).picture(in: .dark)
    expectLegible(picture, "a bare arrangement")
    #expect(labels(picture).map(\.string).contains("57"))
  }
}
