import DisplayList
import Foundation
import Typesetting

/// Somebody who makes pixels of pictures.
///
/// Nothing here makes pixels. A module that does is linked beside this one and puts itself in
/// `HeadlessDrawing.backend`.
public protocol DrawingBackend: Sendable {
  /// The picture as a PNG, `scale` pixels a point; `nil` when it cannot be drawn.
  func pngData(of picture: Picture) -> Data?
  /// The picture as a JPEG of a quality from 0 to 1; `nil` when it cannot be drawn.
  func jpegData(of picture: Picture, compressionQuality: CGFloat) -> Data?
}

/// What draws here.
public enum HeadlessDrawing {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var current: (any DrawingBackend)?

  /// Who makes pixels; nobody at first.
  public static var backend: (any DrawingBackend)? {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }

  /// Who measures text here, with the fonts that were added: whoever draws takes the same.
  public static var measurer: TextMeasurer { AnyTitle.measurer }

  /// Takes note of why a backend could not draw.
  public static func report(_ problem: String) {
    HeadlessReport.note("HeadlessDrawing.backend", problem)
  }

  /// Asks for pixels, and takes note where nobody makes any.
  static func pixels(
    _ name: String, _ make: (any DrawingBackend) -> Data?
  ) -> Data? {
    guard let backend else {
      HeadlessReport.note(
        name, "Nothing that makes pixels is linked (HeadlessDrawing.backend), so there is no data.")
      return nil
    }
    guard let data = make(backend) else {
      HeadlessReport.note(name, "The linked drawing backend could not draw the picture.")
      return nil
    }
    return data
  }
}
