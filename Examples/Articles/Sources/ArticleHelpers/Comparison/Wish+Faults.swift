import Foundation

extension Wish {
  /// A pixel at two a point, and what doubles add to it.
  private static let tolerance: CGFloat = 0.5 + 1e-6

  /// What keeps parts from standing as wished in a room; empty where they do, to the pixel.
  func faults(of parts: Parts, in room: CGRect) -> [Fault] {
    var faults: [Fault] = []
    if parts.titleIsCut { faults.append(.titleCut(to: parts.title.width)) }
    if abs(parts.image.width - parts.imageSize.width) > Self.tolerance
      || abs(parts.image.height - parts.imageSize.height) > Self.tolerance
    {
      faults.append(.imageSize(parts.image.size))
    }
    faults += isInHalves ? halvesFaults(parts, room) : packedFaults(parts, room)
    let union = parts.image.union(parts.title)
    let outside = max(
      room.minX - union.minX, room.minY - union.minY, union.maxX - room.maxX,
      union.maxY - room.maxY)
    if outside > Self.tolerance { faults.append(.outside(by: outside)) }
    return faults
  }

  /// Each part in the middle of its own half.
  private func halvesFaults(_ parts: Parts, _ room: CGRect) -> [Fault] {
    let isFirst = position == .left || position == .top
    func middle(isFirstHalf: Bool) -> CGPoint {
      let share: CGFloat = isFirstHalf ? 0.25 : 0.75
      return isVertical
        ? CGPoint(x: room.midX, y: room.minY + room.height * share)
        : CGPoint(x: room.minX + room.width * share, y: room.midY)
    }
    let off = max(
      distance(parts.image, middle(isFirstHalf: isFirst)),
      distance(parts.title, middle(isFirstHalf: !isFirst)))
    return off > Self.tolerance ? [.offPlace(by: off)] : []
  }

  /// The parts beside one another at the spacing, on one line, and together where the bias puts them.
  private func packedFaults(_ parts: Parts, _ room: CGRect) -> [Fault] {
    var faults: [Fault] = []
    let (image, title) = (parts.image, parts.title)
    let (dx, dy) = (abs(image.midX - title.midX), abs(image.midY - title.midY))
    let gap: CGFloat?
    switch position {
    case .left: gap = title.minX - image.maxX
    case .right: gap = image.minX - title.maxX
    case .top: gap = title.minY - image.maxY
    case .bottom: gap = image.minY - title.maxY
    case .center: gap = nil
    }
    if let gap {
      let length = isVertical ? image.height + title.height : image.width + title.width
      if gap < -length / 2 {
        faults.append(.wrongSide)
      } else if abs(gap - spacing) > Self.tolerance {
        faults.append(.spacing(gap))
      }
    }
    let askew = gap == nil ? max(dx, dy) : isVertical ? dx : dy
    if askew > Self.tolerance { faults.append(.notAligned(by: askew)) }
    let union = image.union(title)
    let place = CGPoint(
      x: isVertical || gap == nil
        ? room.midX : room.minX + bias * (room.width - union.width) + union.width / 2,
      y: isVertical
        ? room.minY + bias * (room.height - union.height) + union.height / 2 : room.midY)
    let off = distance(union, place)
    if off > Self.tolerance { faults.append(.offPlace(by: off)) }
    return faults
  }

  private func distance(_ rect: CGRect, _ point: CGPoint) -> CGFloat {
    max(abs(rect.midX - point.x), abs(rect.midY - point.y))
  }
}
