import ButtonLayout
import DisplayList
import Foundation

/// A layer that shows colours that pass into one another.
open class CAGradientLayer: CALayer, @unchecked Sendable {
  override class func makeForView() -> CALayer { CAGradientLayer() }

  override func renderKind(in context: CGContext) {
    super.renderKind(in: context)
    let colors = (self.colors ?? []).compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return }
    if type != .axial {
      HeadlessReport.note(
        "CAGradientLayer.type", "Every gradient is rendered from its start point to its end point.")
    }
    func point(_ part: CGPoint) -> Point {
      Point(
        x: Double(bounds.minX + part.x * bounds.width),
        y: Double(bounds.minY + part.y * bounds.height))
    }
    let gradient = Gradient(
      CGGradient.stops(colors, locations?.map(\.doubleValue)),
      shape: .linear(from: point(startPoint), to: point(endPoint)))
    context.record(.fill(Path(Rect(bounds)), .gradient(gradient), .winding))
  }

  /// The colours, each a `CGColor`.
  open var colors: [Any]?
  /// Their places from 0 to 1; they stand evenly without.
  open var locations: [NSNumber]?
  /// Where the first colour is, in parts of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, in parts of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Where the colours run.
  open var type = CAGradientLayerType.axial
}
