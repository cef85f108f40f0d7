import ButtonLayout
import TestSupport
import Testing

/// What holds for every answer, over random questions.
@Suite struct `Every solution` {
  @Test(arguments: [nil] + InsetRecipe.allCases)
  func `is laid out where plain arithmetic wants it`(recipe: InsetRecipe?) throws {
    var answered = 0
    for one in SolverCase.random(6_000, seed: 501) {
      guard let answer = Self.answer(one, recipe), !answer.arrangement.titleIsTruncated,
        let image = answer.arrangement.imageRect, let title = answer.arrangement.titleRect
      else { continue }
      answered += 1
      let insets = one.button.contentEdgeInsets
      let room = Rect(
        x: insets.left, y: insets.top, width: answer.bounds.width - insets.left - insets.right,
        height: answer.bounds.height - insets.top - insets.bottom)
      guard room.width >= 0, room.height >= 0 else { continue }
      let expected = NaivePlaces(
        one.wanted.imagePosition, spacing: one.wanted.spacing, image: image.size,
        title: title.size, in: room,
        one.button.contentHorizontalAlignment.along(one.button.layoutDirection),
        one.button.contentVerticalAlignment.alongAxis, one.button.layoutDirection)
      let pixel = 1 / one.button.displayScale
      #expect(isClose(image, expected.image, within: pixel + 1e-6), "\(one): \(answer)")
      #expect(isClose(title, expected.title, within: pixel + 1e-6), "\(one): \(answer)")
      let size = one.wanted.imageSize ?? one.button.imageSize
      #expect(isClose(image.width, size?.width) && isClose(image.height, size?.height), "\(one)")
      #expect(isClose(title.width, one.title?.width), "\(one)")
    }
    #expect(answered > 150)
  }

  @Test func `is found for every size, alignment and title by one recipe or the other`() {
    for one in SolverCase.random(6_000, seed: 502) {
      #expect(throws: Never.self, "\(one)") { try one.solution() }
    }
  }

  @Test(arguments: [nil] + InsetRecipe.allCases)
  func `is right for all the buttons that its scope names`(recipe: InsetRecipe?) throws {
    var generator = SeededGenerator(seed: 503)
    var tried = 0
    for one in SolverCase.random(4_000, seed: 504) {
      guard let answer = Self.answer(one, recipe) else { continue }
      let scope = answer.scope
      for horizontal in scope.horizontalAlignments.members {
        for vertical in scope.verticalAlignments.members {
          var other = one
          other.button.align(horizontal, vertical)
          other.size = Size(
            width: scope.width.any(using: &generator), height: scope.height.any(using: &generator))
          if let title = one.title {
            other.title = Size(
              width: scope.dependencies.contains(.titleWidth) ? title.width : 44,
              height: scope.dependencies.contains(.titleHeight) ? title.height : 11)
          }
          guard let wanted = other.wantedRects(as: answer) else { continue }
          tried += 1
          let laidOut = other.arrangement(of: answer, size: other.size ?? .zero) {
            $0.align(horizontal, vertical)
          }
          let pixel = 1 / one.button.displayScale
          #expect(
            isClose(laidOut.imageRect, wanted.image, within: pixel + 1e-6),
            "\(other) by \(answer): \(laidOut)")
          #expect(
            isClose(laidOut.titleRect, wanted.title, within: pixel + 1e-6),
            "\(other) by \(answer): \(laidOut)")
        }
      }
    }
    #expect(tried > 300)
  }

  @Test func `changes nothing when it is asked for twice`() throws {
    for one in SolverCase.random(2_000, seed: 505) {
      let first = try one.solution()
      var again = one
      again.button.imageEdgeInsets = first.button.imageEdgeInsets
      again.button.titleEdgeInsets = first.button.titleEdgeInsets
      #expect(try again.solution() == first, "\(one)")
    }
  }

  @Test func `moves no part by the content insets that it adds`() throws {
    for one in SolverCase.random(3_000, seed: 506) {
      var kept = one
      kept.wanted.adjustsContentEdgeInsets = false
      var adjusted = one
      adjusted.wanted.adjustsContentEdgeInsets = true
      for recipe in InsetRecipe.allCases {
        guard let one = Self.answer(kept, recipe), let other = Self.answer(adjusted, recipe) else {
          continue
        }
        #expect(one.button.contentEdgeInsets == kept.button.contentEdgeInsets)
        let noise = kept.noise
        #expect(
          isClose(one.arrangement.imageRect, other.arrangement.imageRect, within: noise), "\(kept)")
        #expect(
          isClose(one.arrangement.titleRect, other.arrangement.titleRect, within: noise), "\(kept)")
      }
    }
  }

  @Test func `in right-to-left is the mirror`() throws {
    for one in SolverCase.random(3_000, seed: 507) {
      var mirrored = one
      mirrored.button.layoutDirection =
        one.button.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
      mirrored.button.contentEdgeInsets = one.button.contentEdgeInsets.mirrored
      switch one.wanted.imagePosition {
      case .left: mirrored.wanted.imagePosition = .right
      case .right: mirrored.wanted.imagePosition = .left
      default: break
      }
      switch one.button.contentHorizontalAlignment {
      case .left: mirrored.button.contentHorizontalAlignment = .right
      case .right: mirrored.button.contentHorizontalAlignment = .left
      default: break
      }
      for recipe in [nil] + InsetRecipe.allCases {
        guard let answer = Self.answer(one, recipe), let other = Self.answer(mirrored, recipe)
        else {
          #expect(
            Self.answer(one, recipe) == nil && Self.answer(mirrored, recipe) == nil, "\(one)")
          continue
        }
        #expect(other.button.contentEdgeInsets == answer.button.contentEdgeInsets.mirrored)
        #expect(other.button.imageEdgeInsets == answer.button.imageEdgeInsets.mirrored)
        #expect(other.button.titleEdgeInsets == answer.button.titleEdgeInsets.mirrored)
        #expect(other.scope == answer.scope)
        #expect(
          isClose(
            other.arrangement.imageRect, answer.arrangement.imageRect?.mirrored(in: answer.bounds),
            within: one.noise), "\(one)")
      }
    }
  }

  private static func answer(_ one: SolverCase, _ recipe: InsetRecipe?) -> InsetSolution? {
    do throws(UnreachableArrangement) {
      return try one.solution(by: recipe)
    } catch {
      return nil
    }
  }
}

extension SolutionScope.Extent {
  /// The extent itself, or any above it.
  func any(using generator: inout SeededGenerator) -> Double {
    switch self {
    case .exactly(let length): return length
    case .atLeast(let least):
      return (least + Double.random(in: 0...80, using: &generator)).rounded(.up)
    }
  }
}

extension SolverCase {
  /// Where the parts are wanted here: where the answer has them when its insets pin them, else by plain arithmetic.
  ///
  /// `nil` where the title has no room: then UIKit cuts it, and the arithmetic would have to know how.
  func wantedRects(as answer: InsetSolution) -> (image: Rect?, title: Rect?)? {
    guard answer.recipe != .absolute else {
      return (answer.wantedImageRect, answer.wantedTitleRect)
    }
    guard let size, let image = button.imageSize, let title else { return nil }
    let insets = button.contentEdgeInsets
    let room = Rect(
      x: insets.left, y: insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
    let isBeside = wanted.imagePosition.axis == .horizontal
    let taken = isBeside ? image.width + wanted.spacing : 0
    guard room.width - taken >= title.width else { return nil }
    let places = NaivePlaces(
      wanted.imagePosition, spacing: wanted.spacing, image: image, title: title, in: room,
      button.contentHorizontalAlignment.along(button.layoutDirection),
      button.contentVerticalAlignment.alongAxis, button.layoutDirection)
    return (places.image, places.title)
  }
}
