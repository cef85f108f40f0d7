/// In which order image and title stand along an axis, read from its start.
enum PartOrder: Equatable {
  /// The image, then the title.
  case imageFirst
  /// The title, then the image.
  case titleFirst
  /// Each aligned on its own, as if the other were not there.
  case overlaid
  /// One of the two is missing.
  case alone
}

extension ImagePosition {
  /// The order along an axis for an interface that reads from left to right.
  func order(along axis: Step.Axis) -> PartOrder {
    guard self.axis == axis else { return .overlaid }
    switch self {
    case .leading, .left, .top: return .imageFirst
    case .trailing, .right, .bottom: return .titleFirst
    case .center: return .overlaid
    }
  }

  /// The position with left and right exchanged.
  var mirrored: ImagePosition {
    switch self {
    case .left: return .right
    case .right: return .left
    default: return self
    }
  }
}
