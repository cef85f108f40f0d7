import ButtonLayout
import Foundation
import Typesetting

/// How `boundingRect` measures.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last line is truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The text has lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines count with their leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The glyphs' own bounds count; here the line's are taken.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// What drawing a string came to.
open class NSStringDrawingContext: NSObject {
  /// How far the font may shrink.
  open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// The size on as many lines as line feeds make, in points, unrounded.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    measured(in: .greatestFiniteMagnitude, lines: 0)
  }

  /// The rectangle in a size, at the origin, in points, unrounded.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let hasLines = options.contains(.usesLineFragmentOrigin)
    let width = hasLines && size.width > 0 ? size.width : .greatestFiniteMagnitude
    return CGRect(origin: .zero, size: measured(in: width, lines: hasLines ? 0 : 1))
  }

  @preconcurrency @MainActor
  private func measured(in width: CGFloat, lines: Int) -> CGSize {
    guard length > 0 else { return .zero }
    let title = AnyTitle.measured(
      StyledText(self, defaultFont: .systemFont(ofSize: 12)), numberOfLines: lines,
      lineBreakMode: .byWordWrapping)
    return CGSize(title.fitted(to: min(Double(width), 1e9)).size)
  }
}

extension NSString {
  /// The size with attributes, in points, unrounded.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(describing: self), attributes: attrs).size()
  }

  /// The rectangle in a size, at the origin, in points, unrounded.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size with attributes, in points, unrounded.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// The rectangle in a size, at the origin, in points, unrounded.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
