import ButtonLayout
import TestSupport
import Testing

/// What insets cannot do is said, and not approximated.
@Suite struct `An arrangement is not reachable` {
  private static let roomy = Size(width: 200, height: 100)

  private static func ask(
    _ position: ImagePosition, size: Size? = nil, imageSize: Size? = nil,
    recipe: InsetRecipe? = nil, _ change: (inout LegacyButton) -> Void = { _ in }
  ) throws(UnreachableArrangement) -> InsetSolution {
    var button = LegacyButton(imageSize: Size(width: 30, height: 24))
    change(&button)
    return try button.solution(
      for: WantedArrangement(imagePosition: position, spacing: 6, imageSize: imageSize),
      title: GivenTitle(Size(width: 57, height: 20)), size: size, recipe: recipe)
  }

  @Test func `when the image is to grow`() {
    for size in [Size(width: 31, height: 24), Size(width: 30, height: 25)] {
      #expect(
        throws: UnreachableArrangement.imageCannotGrow(natural: Size(width: 30, height: 24))
      ) { try Self.ask(.top, imageSize: size) }
    }
  }

  @Test(arguments: [InsetRecipe.moving, .shrinking])
  func `by a recipe that keeps the image's size, when it is to be smaller`(recipe: InsetRecipe) {
    #expect(throws: UnreachableArrangement.imageKeepsItsSize) {
      try Self.ask(.top, imageSize: Size(width: 15, height: 12), recipe: recipe)
    }
  }

  @Test(arguments: [InsetRecipe.moving, .shrinking])
  func `by a recipe whose areas fill stretches`(recipe: InsetRecipe) {
    #expect(throws: UnreachableArrangement.fillStretches(.horizontal)) {
      try Self.ask(.top, size: Self.roomy, recipe: recipe) { $0.contentHorizontalAlignment = .fill }
    }
    #expect(throws: UnreachableArrangement.fillStretches(.vertical)) {
      try Self.ask(.top, size: Self.roomy, recipe: recipe) { $0.contentVerticalAlignment = .fill }
    }
  }

  @Test(
    arguments: [
      (.leading, 36, 24), (.trailing, 93, 24), (.top, 57, 50), (.center, 57, 24),
    ] as [(ImagePosition, Double, Double)])
  func `by shrinking in a button that is smaller than its least size`(
    position: ImagePosition, width: Double, height: Double
  ) throws {
    let least = Size(width: width, height: height)
    let answer = try Self.ask(position, size: least, recipe: .shrinking)
    #expect(answer.scope.height == .atLeast(height))
    #expect(throws: UnreachableArrangement.tooSmall(.vertical, least: height)) {
      try Self.ask(
        position, size: Size(width: width, height: height - 0.5), recipe: .shrinking)
    }
    if position == .leading {
      #expect(throws: UnreachableArrangement.tooSmall(.horizontal, least: 36)) {
        try Self.ask(position, size: Size(width: 35, height: height), recipe: .shrinking)
      }
    }
  }

  @Test func `by moving in a button too narrow for both parts side by side`() {
    // Above one another they would fit: it is UIKit that keeps the image's width from the title.
    #expect(throws: UnreachableArrangement.tooSmall(.horizontal, least: 87)) {
      try Self.ask(.top, size: Size(width: 60, height: 60), recipe: .moving)
    }
  }
}
