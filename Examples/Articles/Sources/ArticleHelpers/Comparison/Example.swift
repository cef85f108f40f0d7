import Foundation

/// A helper on the button that its article tries it on.
@MainActor
package struct Example {
  /// The helper.
  package let helper: any Helper
  /// The button.
  package let sample: Sample

  init(_ helper: any Helper, on sample: Sample) {
    self.helper = helper
    self.sample = sample
  }
}

@MainActor
extension Example {
  /// Every helper of the five articles, in their order.
  package static var all: [Example] {
    article000 + article001 + article002 + article003 + article004
  }

  private static var article000: [Example] {
    SpacingByInsets.Recipe.allCases.map { Example(SpacingByInsets($0), on: Sample(100, 40)) }
      + [Example(ImageOnTopByRooms(.edgeToEdge, place: "roomy"), on: Sample(100, 70))]
      + ImageOnTopByRooms.Sides.allCases.map { Example(ImageOnTopByRooms($0), on: Sample(60, 60)) }
  }

  private static var article001: [Example] {
    [.left, .right, .top, .bottom].map {
      Example(RectMethods($0), on: Sample(200, 100, image: (50, 50)))
    }
  }

  private static var article002: [Example] {
    let wide = Sample(300, 80)
    let large = Sample(300, 80, image: (50, 50))
    let high = Sample(100, 80)
    return [Example(OverlaidImage(), on: wide)]
      + [.center, .imageLeft, .titleLeft].map { Example(Halves($0), on: large) }
      + [.imageTop, .titleTop].map { Example(Halves($0), on: wide) }
      + [.imageTop, .titleTop].map { Example(Halves($0, isFinished: true), on: wide) }
      + CenterByInsets.Way.allCases.map { Example(CenterByInsets($0), on: high) }
      + [Example(RightByInsets(), on: wide)]
      + TopByInsets.Way.allCases.map { Example(TopByInsets($0), on: high) }
      + [Example(BottomByInsets(), on: high)]
  }

  private static var article003: [Example] {
    [Wish.Position.top, .left, .bottom, .right].flatMap { position in
      [("roomy", Sample(120, 90)), ("compressed", Sample(60, 60))].flatMap { place, sample in
        [false, true].map { states in
          Example(
            PositionByInsets(position, statesCutTitle: states, place: place), on: sample)
        }
      }
    }
  }

  private static var article004: [Example] {
    [CGFloat(0), 20].flatMap { extra in
      [("short", Sample(100, 80)), ("high", Sample(100, 200))].flatMap { place, sample in
        [1, 3].map {
          Example(StackByFrames(extraWidth: extra, calls: $0, place: place), on: sample)
        }
      }
    }
  }
}
