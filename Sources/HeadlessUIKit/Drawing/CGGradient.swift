import DisplayList
import Foundation

/// Colours that pass into one another.
public final class CGGradient: @unchecked Sendable {
  let stops: [Gradient.Stop]

  /// A gradient of `CGColor`s at places from 0 to 1; without places they stand evenly.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let places = locations.map {
      Array(UnsafeBufferPointer(start: $0, count: colors.count)).map(Double.init)
    }
    stops = CGGradient.stops(colors, places)
  }

  /// A gradient of components in a space at places from 0 to 1.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0, space.numberOfComponents > 0 else { return nil }
    let width = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      CGColor(
        Array(UnsafeBufferPointer(start: components + index * width, count: width)), in: space)
    }
    let places = locations.map {
      Array(UnsafeBufferPointer(start: $0, count: count)).map(Double.init)
    }
    stops = CGGradient.stops(colors, places)
  }

  static func stops(_ colors: [CGColor], _ places: [Double]?) -> [Gradient.Stop] {
    colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let place = places.flatMap { index < $0.count ? $0[index] : nil } ?? even
      return Gradient.Stop(color.displayed, at: place)
    }
  }
}

/// How far a gradient reaches.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
