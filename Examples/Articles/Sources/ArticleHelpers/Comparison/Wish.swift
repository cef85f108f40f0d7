import Foundation

/// The arrangement that somebody wants of an image and a title.
package struct Wish: Equatable, Sendable {
  /// Where the image stands as seen from the title.
  package enum Position: String, CaseIterable, Sendable {
    /// At its left.
    case left
    /// At its right.
    case right
    /// Above it.
    case top
    /// Below it.
    case bottom
    /// Under it: both in the middle.
    case center
  }

  /// Where the image stands.
  package var position: Position
  /// Points between the two.
  package var spacing: CGFloat
  /// Whether each part is centred in a half of the button of its own.
  package var isInHalves: Bool
  /// The share of what is free along the stack that stands before it; 0.5 is the middle.
  package var bias: CGFloat

  /// Creates a wish.
  package init(
    _ position: Position, spacing: CGFloat = 0, isInHalves: Bool = false, bias: CGFloat = 0.5
  ) {
    self.position = position
    self.spacing = spacing
    self.isInHalves = isInHalves
    self.bias = bias
  }

  /// Whether image and title stand above one another.
  var isVertical: Bool { position == .top || position == .bottom }

  /// The same for somebody who reads from right to left: a wish with sides changes them.
  var mirrored: Wish {
    var wish = self
    if position == .left { wish.position = .right }
    if position == .right { wish.position = .left }
    if wish.position != position { wish.bias = 1 - bias }
    return wish
  }
}
