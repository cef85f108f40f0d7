import ButtonLayout
import TestSupport
import Testing

/// The recipes, by article 000's buttons: image 30 × 30, title 57 × 20.
@Suite struct `The recipe` {
  private static let image = Size(width: 30, height: 30)
  private static let title = Size(width: 57, height: 20)

  private static func ask(
    _ position: ImagePosition, spacing: Double = 6, size: Size? = Size(width: 100, height: 40),
    title: Size = title
  ) -> SolverCase {
    var wanted = WantedArrangement(imagePosition: position, spacing: spacing)
    wanted.adjustsContentEdgeInsets = false
    return SolverCase(
      wanted: wanted, button: LegacyButton(imageSize: image), title: title, size: size)
  }

  @Test(
    arguments: [
      (.moving, EdgeInsets(left: -3, right: 3), EdgeInsets(left: 3, right: -3)),
      (.shrinking, EdgeInsets(right: 6), EdgeInsets(left: 6)),
      (
        .absolute, EdgeInsets(top: 5, left: 3.5, bottom: 5, right: 9.5),
        EdgeInsets(top: 10, left: 9.5, bottom: 10, right: 3.5)
      ),
    ] as [(InsetRecipe, EdgeInsets, EdgeInsets)])
  func `writes a spacing as article 000 does`(
    recipe: InsetRecipe, image: EdgeInsets, title: EdgeInsets
  ) throws {
    let answer = try Self.ask(.leading).solution(by: recipe)
    #expect(answer.button.imageEdgeInsets == image)
    #expect(answer.button.titleEdgeInsets == title)
    #expect(answer.button.contentEdgeInsets == .zero)
    #expect(answer.arrangement.imageRect == Rect(x: 3.5, y: 5, width: 30, height: 30))
    #expect(answer.arrangement.titleRect == Rect(x: 39.5, y: 10, width: 57, height: 20))
  }

  @Test(
    arguments: [
      (.moving, .left, -3, 33), (.moving, .center, 3.5, 39.5), (.moving, .right, 10, 46),
      (.shrinking, .left, 0, 36), (.shrinking, .center, 3.5, 39.5), (.shrinking, .right, 7, 43),
    ] as [(InsetRecipe, ContentHorizontalAlignment, Double, Double)])
  func
    `moving leaves the bounds by half the spacing at an edge, and shrinking does not (article 000)`(
      recipe: InsetRecipe, alignment: ContentHorizontalAlignment, image: Double, title: Double
    ) throws
  {
    let one = Self.ask(.leading)
    let answer = try one.solution(by: recipe)
    let laidOut = one.arrangement(of: answer, size: one.size ?? .zero) {
      $0.contentHorizontalAlignment = alignment
    }
    #expect(laidOut.imageRect?.minX == image)
    #expect(laidOut.titleRect?.minX == title)
  }

  @Test(arguments: ImagePosition.allCases, LayoutDirection.allCases)
  func `moving says at an edge by how much it would miss its place`(
    position: ImagePosition, direction: LayoutDirection
  ) throws {
    for alignment in [ContentHorizontalAlignment.leading, .trailing]
    where position.axis != .vertical {
      var one = Self.ask(position, spacing: 8, size: Size(width: 200, height: 80))
      one.button.layoutDirection = direction
      one.button.contentHorizontalAlignment = alignment
      let missed = position == .center ? 57.0 / 2 : 4
      let isImageMissed = position != .center || alignment == .leading
      #expect(
        throws: UnreachableArrangement.onlyCentered(
          .horizontal, missesBy: isImageMissed ? missed : 57 / 2)
      ) { try one.solution(by: .moving) }
    }
  }

  @Test(
    arguments: ImagePosition.allCases,
    [
      Size(width: 100, height: 90), Size(width: 60, height: 60), Size(width: 40, height: 20),
      Size(width: 31, height: 30),
    ])
  func `absolute gives the same frames under all 16 alignments, in a narrow button too`(
    position: ImagePosition, size: Size
  ) throws {
    for direction in LayoutDirection.allCases {
      var one = Self.ask(position, size: size)
      one.button.layoutDirection = direction
      let answer = try one.solution(by: .absolute)
      for horizontal in ContentHorizontalAlignment.allCases {
        for vertical in ContentVerticalAlignment.allCases {
          let laidOut = one.arrangement(of: answer, size: size) {
            $0.contentHorizontalAlignment = horizontal
            $0.contentVerticalAlignment = vertical
          }
          #expect(laidOut.imageRect == answer.wantedImageRect, "\(horizontal) \(vertical)")
          #expect(laidOut.titleRect == answer.wantedTitleRect, "\(horizontal) \(vertical)")
        }
      }
      #expect(answer.scope.horizontalAlignments == .all && answer.scope.verticalAlignments == .all)
    }
  }

  @Test(arguments: [ImagePosition.top, .bottom])
  func `shrinking writes the same insets for top and bottom whatever the vertical alignment`(
    position: ImagePosition
  ) throws {
    let answers = try [ContentVerticalAlignment.top, .center, .bottom].map { alignment in
      var one = Self.ask(position, size: Size(width: 100, height: 90))
      one.button.contentVerticalAlignment = alignment
      let button = try one.solution(by: .shrinking).button
      return [button.contentEdgeInsets, button.imageEdgeInsets, button.titleEdgeInsets]
    }
    #expect(answers[0] == answers[1] && answers[1] == answers[2])
  }

  @Test(arguments: [ImagePosition.top, .bottom])
  func
    `absolute stacks the same under every vertical alignment and horizontal centre (article 000)`(
      position: ImagePosition
    ) throws
  {
    let one = Self.ask(
      position, spacing: 0, size: Size(width: 100, height: 70), title: Size(width: 57, height: 21.5)
    )
    let answer = try one.solution(by: .absolute)
    for alignment in ContentVerticalAlignment.allCases {
      let laidOut = one.arrangement(of: answer, size: Size(width: 100, height: 70)) {
        $0.contentVerticalAlignment = alignment
      }
      // Unrounded the block begins at 9.25; the half pixel goes down.
      let isTop = position == .top
      #expect(laidOut.imageRect == Rect(x: 35, y: isTop ? 9 : 30.5, width: 30, height: 30))
      #expect(laidOut.titleRect == Rect(x: 21.5, y: isTop ? 39 : 9, width: 57, height: 21.5))
    }
  }

  @Test func `shrinking is taken by itself, and absolute where it is not right`() throws {
    #expect(try Self.ask(.trailing).solution().recipe == .shrinking)
    var filled = Self.ask(.trailing)
    filled.button.contentHorizontalAlignment = .fill
    #expect(try filled.solution().recipe == .absolute)
    var smaller = Self.ask(.trailing)
    smaller.wanted.imageSize = Size(width: 20, height: 20)
    #expect(try smaller.solution().recipe == .absolute)
    #expect(try Self.ask(.top, size: Size(width: 20, height: 70)).solution().recipe == .absolute)
  }

  @Test func `the last of two answers is the answer`() throws {
    let first = try Self.ask(.top, spacing: 20).solution()
    var again = Self.ask(.bottom)
    again.button = first.button
    let once = try Self.ask(.bottom).solution()
    #expect(try again.solution() == once)
  }
}
