import DisplayList
import Typesetting

/// Why a picture cannot be drawn.
public enum RenderingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A library is not installed.
  case missing(MissingLibrary)
  /// A font is missing or damaged.
  case font(FontError)
  /// No font draws a character.
  case character(MeasuringError)
  /// An image cannot be read.
  case image(format: String, reason: String)
  /// The picture has no extent, or more pixels than fit.
  case size(width: Double, height: Double, scale: Double)
  /// The drawing library gave up.
  case drawing(reason: String)

  /// A sentence.
  public var description: String {
    switch self {
    case .font(let error): return error.description
    case .character(let error): return error.description
    case .image(let format, _): return "An image of format '\(format)' cannot be used: \(reason)."
    case .missing(let library): return library.description
    case .size, .drawing: return "The picture cannot be drawn: \(reason)."
    }
  }

  /// What is wrong, as half a sentence.
  public var reason: String {
    switch self {
    case .missing(let library): return String(library.description.dropLast())
    case .font(let error): return error.reason
    case .character(let error): return error.description
    case .image(_, let reason): return reason
    case .size(let width, let height, let scale):
      return "\(width) by \(height) points at \(scale) pixels a point were expected to be "
        + "1 to \(PixelSize.longest) pixels a side and at most \(PixelSize.most) together"
    case .drawing(let reason): return reason
    }
  }
}
