import ButtonLayout

/// A word or two that sentences put into their slots.
enum Word: Equatable, Sendable, CaseIterable {
  case image, title, content
  case anImage, aTitle
  case width, height
  case leftEdge, rightEdge, topEdge, bottomEdge
  case leftwards, rightwards, upwards, downwards

  var wording: Wording {
    switch self {
    case .image: return Wording("the image", "图片")
    case .title: return Wording("the title", "标题")
    case .content: return Wording("the content", "内容")
    case .anImage: return Wording("an image", "图片")
    case .aTitle: return Wording("a title", "标题")
    case .width: return Wording("width", "宽度")
    case .height: return Wording("height", "高度")
    case .leftEdge: return Wording("the left edge", "左边界")
    case .rightEdge: return Wording("the right edge", "右边界")
    case .topEdge: return Wording("the top edge", "上边界")
    case .bottomEdge: return Wording("the bottom edge", "下边界")
    case .leftwards: return Wording("to the left", "左")
    case .rightwards: return Wording("to the right", "右")
    case .upwards: return Wording("up", "上")
    case .downwards: return Wording("down", "下")
    }
  }

  /// The name of a part.
  static func of(_ part: Step.Part) -> Word {
    switch part {
    case .image: return .image
    case .title: return .title
    case .content: return .content
    }
  }

  /// What a length along an axis is called.
  static func extent(along axis: Step.Axis) -> Word {
    axis == .horizontal ? .width : .height
  }

  /// The name of an edge.
  static func of(_ edge: InsetEdge) -> Word {
    switch edge {
    case .left: return .leftEdge
    case .right: return .rightEdge
    case .top: return .topEdge
    case .bottom: return .bottomEdge
    }
  }

  /// The way that an edge goes when its rectangle shrinks there, or grows.
  static func way(of edge: InsetEdge, inward: Bool) -> Word {
    switch edge {
    case .left: return inward ? .rightwards : .leftwards
    case .right: return inward ? .leftwards : .rightwards
    case .top: return inward ? .downwards : .upwards
    case .bottom: return inward ? .upwards : .downwards
    }
  }
}
