import ButtonLayout

/// A property of a button with a value that somebody could give it.
public enum Setting: Equatable, Sendable {
  /// An inset of a part, in points.
  case inset(Step.Part, InsetEdge, Double)
  /// `contentHorizontalAlignment`.
  case horizontal(ContentHorizontalAlignment)
  /// `contentVerticalAlignment`.
  case vertical(ContentVerticalAlignment)
  /// The image view's `contentMode`.
  case contentMode(ContentMode)
  /// The component's `imagePosition`.
  case imagePosition(ImagePosition)
  /// The component's `spacing`, in points.
  case spacing(Double)

  /// The property as UIKit spells it, such as `imageEdgeInsets.left`.
  public var property: String {
    switch self {
    case .inset(let part, let edge, _): return "\(part)EdgeInsets.\(edge)"
    case .horizontal: return "contentHorizontalAlignment"
    case .vertical: return "contentVerticalAlignment"
    case .contentMode: return "imageView.contentMode"
    case .imagePosition: return "imagePosition"
    case .spacing: return "spacing"
    }
  }

  /// The value as a sentence writes it.
  public var value: String {
    switch self {
    case .inset(_, _, let inset): return Formula.text(inset)
    case .horizontal(let alignment): return ".\(alignment)"
    case .vertical(let alignment): return ".\(alignment)"
    case .contentMode(let mode): return ".\(mode)"
    case .imagePosition(let position): return ".\(position)"
    case .spacing(let spacing): return Formula.text(spacing)
    }
  }

  /// Property and value: `imageEdgeInsets.left = 50`.
  public var text: String { "\(property) = \(value)" }

  /// Gives the button the value; one without a component has no place for the component's.
  public func apply(to button: inout LegacyButton) {
    switch self {
    case .inset(let part, let edge, let inset): button[insetsOf: part][edge] = inset
    case .horizontal(let alignment): button.contentHorizontalAlignment = alignment
    case .vertical(let alignment): button.contentVerticalAlignment = alignment
    case .contentMode(let mode): button.imageContentMode = mode
    case .imagePosition, .spacing: break
    }
  }

  /// Gives the button with a component the value.
  public func apply(to layout: inout ImageTitleLayout) {
    switch self {
    case .imagePosition(let position): layout.imagePosition = position
    case .spacing(let spacing): layout.spacing = spacing
    default: apply(to: &layout.button)
    }
  }
}

extension [Setting] {
  /// All of them, with commas between.
  var text: String { map(\.text).joined(separator: ", ") }
}
