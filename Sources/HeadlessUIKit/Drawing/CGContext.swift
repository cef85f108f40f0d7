import ButtonLayout
import DisplayList
import Foundation

/// A place to draw: what is drawn is recorded as a display list.
///
/// Coordinates are those of whoever made the context: a context of UIKit has y downwards, one that was made with
/// `init(data:width:…)` has y upwards.
public class CGContext {
  struct State {
    var transform = CGAffineTransform.identity
    var fill = Color.black
    var stroke = Color.black
    var pen = Stroke()
    var opacity: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: DisplayItem.Shadow?
    var clips: [DisplayItem.Clip] = []
    var clipBounds: CGRect
    var interpolation = CGInterpolationQuality.default
  }

  let bounds: CGRect
  let scale: CGFloat
  let isOpaque: Bool
  var state: State
  private var saved: [State] = []
  private var items: [DisplayItem] = []
  private var layers: [(items: [DisplayItem], state: State)] = []
  /// The outline so far, in the coordinates that hold now.
  var outline = Path()

  init(
    bounds: CGRect, scale: CGFloat, isOpaque: Bool = false,
    transform: CGAffineTransform = .identity
  ) {
    self.bounds = bounds
    self.scale = scale
    self.isOpaque = isOpaque
    state = State(transform: transform, clipBounds: bounds)
  }

  /// A place of a size in pixels, with y upwards; the memory is left alone.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    HeadlessReport.note(
      "CGContext.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)",
      "What is drawn is recorded; no pixels are written to memory.")
    self.init(
      bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 1,
      transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// What was drawn so far.
  package var picture: Picture {
    var all = items
    // A layer that was not ended shows what it has so far.
    for layer in layers.reversed() { all = layer.items + [layer.state.item(.group(all))] }
    return Picture(
      bounds: Rect(bounds), scale: Double(scale), isOpaque: isOpaque, items: all)
  }

  func record(_ content: DisplayItem.Content) { items.append(state.item(content)) }
  func record(_ item: DisplayItem) { items.append(item) }

  // MARK: State

  /// Keeps the state: coordinates, clips, colours, pen.
  public func saveGState() { saved.append(state) }

  /// Takes the state back that was kept last; none leaves everything as it is.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    rebase(to: last.transform)
    state = last
  }

  /// From the coordinates that hold now to the picture's, in points.
  public var ctm: CGAffineTransform { state.transform }

  /// Changes the coordinates of what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) {
    let new = transform.concatenating(state.transform)
    rebase(to: new)
    state.transform = new
  }

  /// Shifts what is drawn next, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales what is drawn next.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates what is drawn next, in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Points of an outline stay where they were drawn when the coordinates change.
  private func rebase(to new: CGAffineTransform) {
    guard !outline.isEmpty, new != state.transform else { return }
    outline = outline.applying(Transform(state.transform.concatenating(new.inverted())))
  }

  // MARK: Layers

  /// What is drawn from here on is mixed with the rest as one.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append((items, state))
    items = []
    state.opacity = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// What is drawn from here on inside a rectangle is mixed with the rest as one.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Mixes what was drawn since with the rest.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let group = DisplayItem.Content.group(items)
    items = layer.items
    rebase(to: layer.state.transform)
    state = layer.state
    items.append(layer.state.item(group))
  }

  /// The picture so far as an image.
  public func makeImage() -> CGImage? {
    CGImage(
      width: Int((bounds.width * scale).rounded(.up)),
      height: Int((bounds.height * scale).rounded(.up)), source: .picture(picture))
  }

  /// The width, in pixels.
  public var width: Int { Int((bounds.width * scale).rounded(.up)) }
  /// The height, in pixels.
  public var height: Int { Int((bounds.height * scale).rounded(.up)) }
  /// The pixels' memory: none.
  public var data: UnsafeMutableRawPointer? { nil }
  /// How images are drawn larger or smaller; kept only.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
  /// Where text is drawn; kept only.
  public var textMatrix = CGAffineTransform.identity
  /// Where the next character is drawn; kept only.
  public var textPosition = CGPoint.zero
}

extension CGContext.State {
  /// Something drawn in this state; a group's own items know where they stand.
  func item(_ content: DisplayItem.Content) -> DisplayItem {
    var place = Transform(transform)
    var clips = clips
    if case .group = content {
      place = .identity
      clips = []
    }
    return DisplayItem(
      content, transform: place, clips: clips, opacity: Double(opacity),
      blendMode: blendMode.displayed, shadow: shadow)
  }
}

/// How images are drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As usual.
  case `default` = 0
  /// By the nearest pixel.
  case none = 1
  /// Fast.
  case low = 2
  /// Well.
  case high = 3
  /// Between the two.
  case medium = 4
}

/// How an outline is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside.
  case fill = 0
  /// Its inside, holes by crossings.
  case eoFill = 1
  /// Its line.
  case stroke = 2
  /// Both.
  case fillStroke = 3
  /// Both, holes by crossings.
  case eoFillStroke = 4
}
