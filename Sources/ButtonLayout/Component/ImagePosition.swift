/// Where a component's image stands to its title.
///
/// The raw values are what Interface Builder stores, and never change.
public enum ImagePosition: Int, Equatable, Sendable, CaseIterable {
  /// Before the title, where reading starts.
  case leading = 0
  /// After the title, where reading ends.
  case trailing = 1
  /// On the title's left, whichever way the interface reads.
  case left = 2
  /// On the title's right, whichever way the interface reads.
  case right = 3
  /// Above the title.
  case top = 4
  /// Below the title.
  case bottom = 5
  /// Behind the title, both around one centre.
  case center = 6

  /// The axis along which the parts stand one after the other; `nil` where they stand over one another.
  @inlinable
  public var axis: Step.Axis? {
    switch self {
    case .leading, .trailing, .left, .right: return .horizontal
    case .top, .bottom: return .vertical
    case .center: return nil
    }
  }
}
