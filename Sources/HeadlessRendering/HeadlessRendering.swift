import ButtonRendering
import DisplayList
import Foundation
import HeadlessUIKit

/// Makes pixels for the headless UIKit: linking this module is enough.
///
///     let image = UIGraphicsImageRenderer(size: button.bounds.size).image { _ in
///       button.drawHierarchy(in: button.bounds, afterScreenUpdates: true)
///     }
///     try image.pngData()?.write(to: file)
///
/// A program's own backend, put into `HeadlessDrawing.backend`, takes its place.
public struct HeadlessRendering: DrawingBackend {
  /// Creates a backend that draws with the fonts that the headless UIKit measures with.
  public init() {}

  private var drawing: PictureDrawing { PictureDrawing(measurer: HeadlessDrawing.measurer) }

  /// The picture as a PNG, `scale` pixels a point; `nil` where it cannot be drawn, and the report says why.
  public func pngData(of picture: Picture) -> Data? {
    data { () throws(RenderingError) in try drawing.raster(of: picture).png() }
  }

  /// The picture as a JPEG of a quality from 0 to 1, on white; `nil` where it cannot be drawn.
  public func jpegData(of picture: Picture, compressionQuality: CGFloat) -> Data? {
    data { () throws(RenderingError) in
      try drawing.raster(of: picture).jpeg(quality: Double(compressionQuality))
    }
  }

  private func data(_ draw: () throws(RenderingError) -> [UInt8]) -> Data? {
    do throws(RenderingError) {
      return Data(try draw())
    } catch {
      HeadlessDrawing.report(error.description)
      return nil
    }
  }
}

/// Puts the backend in its place; called by the C target when the program starts.
@_cdecl("keycap_headless_rendering_start")
public func startHeadlessRendering() {
  if HeadlessDrawing.backend == nil { HeadlessDrawing.backend = HeadlessRendering() }
}
