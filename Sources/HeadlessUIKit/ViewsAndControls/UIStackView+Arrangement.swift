import Foundation

/// A view of a stack: how long it wants to be, and how much it gives.
@MainActor
struct StackItem {
  /// What of a view nobody tells a stack of.
  struct Outline: Equatable {
    let isHidden: Bool
    let priorities: [UILayoutPriority]
  }

  let view: UIView
  let axis: NSLayoutConstraint.Axis
  /// The natural length along the axis; `nil` for a view that has none.
  let natural: CGFloat?
  var length: CGFloat

  init(_ view: UIView, axis: NSLayoutConstraint.Axis, across: CGFloat?) {
    self.view = view
    self.axis = axis
    natural = StackItem.natural(view, axis, across: across)
    length = natural ?? 0
  }

  /// How much it resists growing: not at all without a natural length, to the end with a constant one.
  var hugging: Float {
    if view.isFixed(axis.length) { return 1000 }
    return natural == nil ? -1 : view.contentHuggingPriority(for: axis).rawValue
  }

  /// How much it resists shrinking.
  var resistance: Float {
    if view.isFixed(axis.length) { return 1000 }
    return natural == nil ? -1 : view.contentCompressionResistancePriority(for: axis).rawValue
  }

  /// The length that a view wants along an axis, where it is known how long it is across.
  static func natural(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, across: CGFloat?
  ) -> CGFloat? {
    var length: CGFloat?
    if let stack = view as? UIStackView {
      length = stack.naturalLength(along: axis)
    } else if axis == .vertical, let across, let label = view as? UILabel, label.numberOfLines != 1
    {
      length = label.sizeThatFits(CGSize(width: across, height: 0)).height
    } else {
      let size = view.intrinsicContentSize
      let own = axis == .horizontal ? size.width : size.height
      length = own == UIView.noIntrinsicMetric ? nil : own
    }
    return view.constrained(length, axis.length)
  }

  static func outline(_ view: UIView) -> [Outline] {
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    let own = Outline(
      isHidden: view.isHidden,
      priorities: axes.flatMap {
        [
          view.contentHuggingPriority(for: $0), view.contentCompressionResistancePriority(for: $0),
        ]
      })
    return [own] + ((view as? UIStackView)?.outline ?? [])
  }
}

extension NSLayoutConstraint.Axis {
  var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
  var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension UIStackView {
  private var inset: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// The length that the stack wants along an axis; `nil` where none of its views wants any.
  func naturalLength(along wanted: NSLayoutConstraint.Axis) -> CGFloat? {
    let margins = wanted == .horizontal ? inset.left + inset.right : inset.top + inset.bottom
    let views = shown
    let lengths = views.map { StackItem.natural($0, wanted, across: nil) }
    guard lengths.contains(where: { $0 != nil }) else { return nil }
    guard wanted == axis else { return margins + (lengths.compactMap { $0 }.max() ?? 0) }
    let rooms = views.dropLast().reduce(0) { $0 + room(after: $1) }
    guard distribution == .fillEqually else {
      return margins + rooms + lengths.reduce(0) { $0 + ($1 ?? 0) }
    }
    let longest = lengths.compactMap { $0 }.max() ?? 0
    return margins + rooms + longest * CGFloat(views.count)
  }

  func arrange() {
    let inner = bounds.inset(by: inset)
    let isRow = axis == .horizontal
    let available = isRow ? inner.width : inner.height
    let across = isRow ? inner.height : inner.width
    var items = shown.map { StackItem($0, axis: axis, across: isRow ? nil : across) }
    guard !items.isEmpty else { return }
    let starts = distribute(&items, in: available)
    let cross = items.map { crossLength($0, in: across) }
    let offsets = crossOffsets(items, cross, in: across)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, item) in items.enumerated() {
      var frame =
        isRow
        ? CGRect(
          x: starts[index], y: offsets[index], width: item.length, height: cross[index])
        : CGRect(x: offsets[index], y: starts[index], width: cross[index], height: item.length)
      if isReversed { frame.origin.x = inner.width - frame.maxX }
      item.view.frame = onPixels(frame.offsetBy(dx: inner.minX, dy: inner.minY))
    }
  }

  /// Each edge goes to the nearest pixel, as layout by constraints does it.
  private func onPixels(_ rect: CGRect) -> CGRect {
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 2
    func pixel(_ x: CGFloat) -> CGFloat { (x * scale).rounded() / scale }
    let x = pixel(rect.minX)
    let y = pixel(rect.minY)
    return CGRect(x: x, y: y, width: pixel(rect.maxX) - x, height: pixel(rect.maxY) - y)
  }

  // MARK: Along the axis

  /// Sets the lengths and answers where each view starts.
  private func distribute(_ items: inout [StackItem], in available: CGFloat) -> [CGFloat] {
    let rooms = items.dropLast().map { self.room(after: $0.view) }
    let room = available - rooms.reduce(0, +)
    switch distribution {
    case .fill:
      fill(&items, room)
    case .fillEqually:
      for index in items.indices { items[index].length = max(0, room) / CGFloat(items.count) }
    case .fillProportionally:
      let total = items.reduce(0) { $0 + $1.length }
      for index in items.indices {
        let share = total > 0 ? items[index].length / total : 1 / CGFloat(items.count)
        items[index].length = max(0, room) * share
      }
    case .equalSpacing, .equalCentering:
      // Two views or more keep their lengths as long as there is room; one alone fills.
      if items.count == 1 || items.reduce(0, { $0 + $1.length }) > room { fill(&items, room) }
    }
    return starts(items, gaps(items, rooms, available))
  }

  /// Has the least resisting views grow or shrink until the room is filled.
  private func fill(_ items: inout [StackItem], _ room: CGFloat) {
    let rest = room - items.reduce(0) { $0 + $1.length }
    if rest > 0 {
      let least = items.indices.min { items[$0].hugging < items[$1].hugging }
      if let least { items[least].length += rest }
      return
    }
    var missing = -rest
    let order = items.indices.sorted {
      (items[$0].resistance, $0) < (items[$1].resistance, $1)
    }
    for index in order where missing > 0 {
      let given = min(missing, items[index].length)
      items[index].length -= given
      missing -= given
    }
  }

  private func gaps(
    _ items: [StackItem], _ least: [CGFloat], _ available: CGFloat
  ) -> [CGFloat] {
    guard !least.isEmpty else { return [] }
    switch distribution {
    case .fill, .fillEqually, .fillProportionally: return least
    case .equalSpacing:
      let free = available - items.reduce(0) { $0 + $1.length }
      return UIStackView.shares(of: free, atLeast: least)
    case .equalCentering:
      // A distance of middles is half of either view and the gap between.
      let halves = least.indices.map { (items[$0].length + items[$0 + 1].length) / 2 }
      let ends = ((items.first?.length ?? 0) + (items.last?.length ?? 0)) / 2
      let distances = UIStackView.shares(
        of: available - ends, atLeast: zip(least, halves).map { $0 + $1 })
      return zip(distances, halves).map { $0 - $1 }
    }
  }

  /// Shares a length equally, with no share below its least.
  private static func shares(of total: CGFloat, atLeast least: [CGFloat]) -> [CGFloat] {
    var isFixed = least.map { _ in false }
    while true {
      let fixed = zip(least, isFixed).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
      let free = isFixed.filter { !$0 }.count
      guard free > 0 else { return least }
      let share = (total - fixed) / CGFloat(free)
      let below = least.indices.filter { !isFixed[$0] && least[$0] > share }
      if below.isEmpty { return least.indices.map { isFixed[$0] ? least[$0] : share } }
      for index in below { isFixed[index] = true }
    }
  }

  private func starts(_ items: [StackItem], _ gaps: [CGFloat]) -> [CGFloat] {
    var start: CGFloat = 0
    return items.indices.map { index in
      defer { start += items[index].length + (index < gaps.count ? gaps[index] : 0) }
      return start
    }
  }

  // MARK: Across the axis

  private func crossLength(_ item: StackItem, in available: CGFloat) -> CGFloat {
    if alignment == .fill && !item.view.isFixed(axis.other.length) { return available }
    let known = axis == .horizontal ? item.length : nil
    let natural = StackItem.natural(item.view, axis.other, across: known) ?? 0
    return item.view.isFixed(axis.other.length) ? natural : min(natural, available)
  }

  private func crossOffsets(
    _ items: [StackItem], _ cross: [CGFloat], in available: CGFloat
  ) -> [CGFloat] {
    switch alignment {
    case .fill, .leading: return cross.map { _ in 0 }
    case .center: return cross.map { (available - $0) / 2 }
    case .trailing: return cross.map { available - $0 }
    case .firstBaseline, .lastBaseline:
      guard axis == .horizontal else { return cross.map { _ in 0 } }
      let isFirst = alignment == .firstBaseline
      let baselines = zip(items, cross).map { item, height in
        UIStackView.baseline(of: item.view, height: height, isFirst: isFirst)
      }
      let lowest = baselines.max() ?? 0
      return baselines.map { lowest - $0 }
    }
  }

  /// How far a baseline stands below a view's top: of text by its font, of any other view at the bottom.
  private static func baseline(of view: UIView, height: CGFloat, isFirst: Bool) -> CGFloat {
    var font: UIFont?
    var text = view.intrinsicContentSize.height
    if let label = view as? UILabel {
      font = label.font
    } else if let button = view as? UIButton, button.currentTitle != nil {
      font = button.titleFont
      text = button.titleFont.lineHeight
    }
    guard let font else { return height }
    let top = (height - text) / 2
    return isFirst ? top + font.ascender : height - top + font.descender
  }
}
