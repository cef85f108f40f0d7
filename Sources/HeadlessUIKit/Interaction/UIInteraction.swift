import Foundation

/// Something that can be done with a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view.
  var view: UIView? { get }
  /// It is about to get another view.
  func willMove(to view: UIView?)
  /// It has another view.
  func didMove(to view: UIView?)
}

extension UIView {
  /// What can be done with the view.
  public var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds something that can be done; kept, and never begun by a finger here.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    madeRare.interactions.append(interaction)
    interaction.didMove(to: self)
    HeadlessReport.note(
      "UIView.addInteraction(_:)", "Interactions are kept; nothing begins them here.")
  }

  /// Takes away what can be done.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    madeRare.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// What the interactions of this module share.
@preconcurrency @MainActor
open class HeadlessInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public override nonisolated init() { super.init() }

  /// It is about to get another view.
  open func willMove(to view: UIView?) {}
  /// It has another view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A look of a view that can be lifted off the screen.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// Where it is shown.
  public let target: UIPreviewTarget
  /// How it looks.
  public let parameters: UIPreviewParameters
  /// Its size, in points.
  open var size: CGSize { view.bounds.size }

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview of a view where it stands.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Creates a preview of a view where it stands, as it looks.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
}

/// Where a preview is shown.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// In which view.
  public let container: UIView
  /// Its middle, in that view's coordinates.
  public let center: CGPoint
  /// A transformation around the middle.
  public let transform: CGAffineTransform

  /// Creates a target.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// How a preview looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// What is seen of it.
  open var visiblePath: UIBezierPath?
  /// The outline of its shadow.
  open var shadowPath: UIBezierPath?
  /// The colour behind it.
  open var backgroundColor: UIColor! = .white

  /// Creates parameters.
  public override nonisolated init() { super.init() }
}
