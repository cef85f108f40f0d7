import Foundation

/// What keeps an arrangement from being what was wanted; lengths in points.
package enum Fault: Equatable, Sendable {
  /// The title has less width than it needs.
  case titleCut(to: CGFloat)
  /// The image is not drawn in its size.
  case imageSize(CGSize)
  /// Image and title stand the other way round, or across.
  case wrongSide
  /// The distance between the parts.
  case spacing(CGFloat)
  /// How far the image's middle is from the title's, where they should share one.
  case notAligned(by: CGFloat)
  /// How far the parts are from where they should stand in the button.
  case offPlace(by: CGFloat)
  /// How far the parts reach beyond the bounds.
  case outside(by: CGFloat)

  /// The fault in a few words.
  package var words: String {
    switch self {
    case .titleCut(let width): return "title cut to \(Number.text(width))"
    case .imageSize(let size): return "image \(Number.text(size))"
    case .wrongSide: return "wrong side"
    case .spacing(let spacing): return "gap \(Number.text(spacing))"
    case .notAligned(let length): return "askew by \(Number.text(length))"
    case .offPlace(let length): return "off place by \(Number.text(length))"
    case .outside(let length): return "outside by \(Number.text(length))"
    }
  }
}
