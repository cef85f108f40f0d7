import ButtonRendering
import DisplayList
import Foundation
import HeadlessUIKit

/// Compares what a view draws with its reference: the display list first, the pixels second.
///
///     @Test func checkout() throws {
///       let button = UIButton(type: .system)
///       button.setTitle("Checkout", for: .normal)
///       button.sizeToFit()
///       try assertSnapshot(of: button)
///     }
///
/// References are a `.txt` and a `.png` in the folder `Snapshots` beside the test's file. The text says in words what is
/// drawn where, and depends on no drawing library; so it decides first, and pixels are compared where it agrees. A
/// missing reference is written, and the test fails once. With `RECORD_SNAPSHOTS=1` in the environment every reference is
/// written anew.
///
/// - Parameters:
///   - view: The view; it is laid out before it is drawn.
///   - name: What the reference is called behind the test's name, for several in one test.
///   - scale: Pixels a point.
///   - tolerance: How far pixels may differ.
///   - file: The test's file.
///   - function: The test.
/// - Throws: `SnapshotError`, whose description says what differs and which pictures show it.
@preconcurrency @MainActor
public func assertSnapshot(
  of view: UIView, named name: String? = nil, scale: Double = 2,
  tolerance: PixelTolerance = PixelTolerance(), file: String = #filePath,
  function: String = #function
) throws {
  view.layoutIfNeeded()
  let format = UIGraphicsImageRendererFormat()
  format.scale = CGFloat(scale)
  let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
    view.layer.render(in: context.cgContext)
  }
  try assertSnapshot(
    of: image.headlessPicture, named: name, tolerance: tolerance, file: file, function: function)
}

/// Compares a picture with its reference: the display list first, the pixels second.
///
/// - Parameters:
///   - picture: The picture.
///   - name: What the reference is called behind the test's name, for several in one test.
///   - tolerance: How far pixels may differ.
///   - file: The test's file.
///   - function: The test.
/// - Throws: `SnapshotError`, whose description says what differs and which pictures show it.
public func assertSnapshot(
  of picture: Picture, named name: String? = nil, tolerance: PixelTolerance = PixelTolerance(),
  file: String = #filePath, function: String = #function
) throws {
  let files = SnapshotFiles(file: file, function: function, name: name)
  let result = Snapshot(
    text: picture.text,
    raster: try PictureDrawing(measurer: HeadlessDrawing.measurer).raster(of: picture))
  let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  guard !isRecording, let reference = try files.reference() else {
    throw SnapshotError.recorded(try files.record(result))
  }
  if reference.text != result.text {
    let (line, expected, found) = Snapshot.firstDifference(reference.text, result.text)
    throw SnapshotError.listDiffers(
      name: files.name, line: line, expected: expected, found: found,
      files: try files.write(reference, result, tolerance))
  }
  let count = tolerance.differences(reference.raster, result.raster)
  if count > tolerance.count {
    throw SnapshotError.pixelsDiffer(
      name: files.name, count: count, files: try files.write(reference, result, tolerance))
  }
}
