import Foundation

/// A layer whose sublayers are shown more than once; it is drawn once here.
open class CAReplicatorLayer: CALayer, @unchecked Sendable {
  override class func makeForView() -> CALayer { CAReplicatorLayer() }

  /// How often the sublayers are shown.
  open var instanceCount = 1 {
    didSet {
      HeadlessReport.note(
        "CAReplicatorLayer.instanceCount", "One copy is rendered.", when: instanceCount > 1)
    }
  }
  /// Seconds from one to the next.
  open var instanceDelay: CFTimeInterval = 0
  /// What happens from one to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The colour of the first.
  open var instanceColor: CGColor?
  /// How much more opaque the next is.
  open var instanceAlphaOffset: Float = 0
}
