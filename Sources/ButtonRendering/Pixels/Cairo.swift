import ButtonLayout
import CDrawing
import DisplayList
import Typesetting

/// Cairo's functions and the numbers that it knows things by.
struct Cairo {
  /// The functions.
  let functions: UnsafePointer<keycap_cairo>

  /// Opens Cairo at the first call.
  ///
  /// - Throws: `RenderingError` where it is not installed.
  init() throws(RenderingError) {
    guard let table = keycap_cairo() else {
      throw .missing(
        MissingLibrary(name: "Cairo", package: "libcairo2", purpose: "pixels and PDF"))
    }
    functions = table
  }

  /// Throws what a drawing failed for.
  func check(_ context: OpaquePointer) throws(RenderingError) {
    let status = functions.pointee.status(context)
    guard status == 0 else {
      throw .drawing(reason: String(cString: functions.pointee.status_to_string(status)))
    }
  }

  /// `CAIRO_FORMAT_ARGB32`: blue, green, red and opacity in memory, the colours multiplied by it.
  static let pixelFormat: Int32 = 0
  /// `CAIRO_ANTIALIAS_BEST`.
  static let bestAntialias: UInt32 = 6
  /// `CAIRO_EXTEND_REPEAT`.
  static let repeats: UInt32 = 1
  /// `CAIRO_EXTEND_PAD`.
  static let pads: UInt32 = 3
  /// `CAIRO_FILTER_GOOD`: smooth, and averaged where it shrinks.
  static let goodFilter: UInt32 = 1
  /// `CAIRO_OPERATOR_CLEAR`.
  static let clear: UInt32 = 0
  /// `CAIRO_OPERATOR_OVER`.
  static let over: UInt32 = 2
  /// `CAIRO_OPERATOR_ADD`.
  static let add: UInt32 = 12

  /// The operators by the names of modes that display lists hold; "normal" and what Cairo lacks draw over.
  static let operators: [String: UInt32] = [
    "clear": 0, "copy": 1, "source-in": 3, "source-out": 4, "source-atop": 5,
    "destination-over": 7, "destination-in": 8, "destination-out": 9, "destination-atop": 10,
    "xor": 11, "plus-lighter": 12, "multiply": 14, "screen": 15, "overlay": 16, "darken": 17,
    "lighten": 18, "color-dodge": 19, "color-burn": 20, "hard-light": 21, "soft-light": 22,
    "difference": 23, "exclusion": 24, "hue": 25, "saturation": 26, "color": 27,
    "luminosity": 28,
  ]
}

extension FillRule {
  /// `CAIRO_FILL_RULE_WINDING` or `CAIRO_FILL_RULE_EVEN_ODD`.
  var cairo: UInt32 { self == .winding ? 0 : 1 }
}

extension Stroke.Cap {
  /// `CAIRO_LINE_CAP_…`.
  var cairo: UInt32 {
    switch self {
    case .butt: return 0
    case .round: return 1
    case .square: return 2
    }
  }
}

extension Stroke.Join {
  /// `CAIRO_LINE_JOIN_…`.
  var cairo: UInt32 {
    switch self {
    case .miter: return 0
    case .round: return 1
    case .bevel: return 2
    }
  }
}

extension Transform {
  /// The same in Cairo's order.
  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
