import HeadlessUIKit
import Testing

/// A view with a natural size.
@MainActor private final class Box: UIView {
  private let size: CGSize
  init(_ width: CGFloat, _ height: CGFloat = 20) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

/// A row of boxes and where they stand.
struct RowCase: CustomTestStringConvertible, Sendable {
  let name: String
  let distribution: UIStackView.Distribution
  var widths: [CGFloat] = [20, 40, 60]
  var spacing: CGFloat = 10
  /// Left and right edge of each box in a row of 200 points.
  let edges: [[CGFloat]]
  var testDescription: String { name }
}

/// Rows and columns without constraints.
@MainActor @Suite struct RestStackViewTests {
  nonisolated static let rows = [
    RowCase(
      name: "fill: the first of equals grows", distribution: .fill,
      edges: [[0, 80], [90, 130], [140, 200]]),
    RowCase(
      name: "fill equally", distribution: .fillEqually, edges: [[0, 60], [70, 130], [140, 200]]),
    RowCase(
      name: "fill in proportion", distribution: .fillProportionally,
      edges: [[0, 30], [40, 100], [110, 200]]),
    RowCase(
      name: "equal spacing", distribution: .equalSpacing,
      edges: [[0, 20], [60, 100], [140, 200]]),
    RowCase(
      name: "equal centering", distribution: .equalCentering,
      edges: [[0, 20], [70, 110], [140, 200]]),
    RowCase(
      name: "equal centering keeps the spacing", distribution: .equalCentering,
      widths: [10, 100, 10], spacing: 35, edges: [[0, 10], [50, 150], [190, 200]]),
    RowCase(
      name: "fill: the first of equals shrinks", distribution: .fill, widths: [100, 60, 60],
      edges: [[0, 60], [70, 130], [140, 200]]),
  ]

  @Test(arguments: rows)
  func `a row shares its width`(_ row: RowCase) {
    let stack = UIStackView(arrangedSubviews: row.widths.map { Box($0) })
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    stack.distribution = row.distribution
    stack.spacing = row.spacing
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.maxX] } == row.edges)
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 50 })
  }

  @Test func `priorities say who grows and who shrinks`() {
    let boxes = [Box(20), Box(40), Box(60)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.frame = CGRect(x: 0, y: 0, width: 150, height: 20)
    boxes[1].setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    stack.layoutIfNeeded()
    #expect(boxes.map(\.frame.width) == [20, 70, 60])
    stack.frame.size.width = 90
    boxes[2].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    stack.layoutIfNeeded()
    #expect(boxes.map(\.frame.width) == [20, 40, 30])
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, CGFloat(0), CGFloat(100)), (.leading, 0, 30), (.center, 35, 30),
    (.trailing, 70, 30),
  ])
  func `a column aligns its views`(_ alignment: UIStackView.Alignment, _ x: CGFloat, _ w: CGFloat) {
    let stack = UIStackView(arrangedSubviews: [Box(30, 20)])
    stack.axis = .vertical
    stack.alignment = alignment
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.first?.frame == CGRect(x: x, y: 0, width: w, height: 60))
  }

  @Test func `right to left, a row starts at the right and a column's leading is there`() {
    let row = UIStackView(arrangedSubviews: [Box(20), Box(40)])
    row.semanticContentAttribute = .forceRightToLeft
    row.distribution = .equalSpacing
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    row.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.frame.minX) == [80, 0])
    let column = UIStackView(arrangedSubviews: [Box(20)])
    column.semanticContentAttribute = .forceRightToLeft
    column.axis = .vertical
    column.alignment = .leading
    column.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    column.layoutIfNeeded()
    #expect(column.arrangedSubviews.first?.frame.minX == 80)
  }

  @Test func `hidden views take no room, and no spacing`() {
    let boxes = [Box(20), Box(20), Box(20)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.spacing = 10
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 110, height: 20)
    stack.layoutIfNeeded()
    #expect(boxes[2].frame.minX == 80)
    boxes[0].isHidden = true
    stack.layoutIfNeeded()
    #expect([boxes[1], boxes[2]].map(\.frame.minX) == [0, 60])
  }

  @Test func `spacing can be custom, margins can count, and edges stand on pixels`() {
    let boxes = [Box(20), Box(20), Box(20)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.spacing = 1
    stack.setCustomSpacing(11, after: boxes[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[1])
    #expect(stack.customSpacing(after: boxes[2]) == UIStackView.spacingUseDefault)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    stack.layoutIfNeeded()
    #expect(boxes[0].frame == CGRect(x: 2, y: 1, width: 25, height: 16))
    #expect(boxes[1].frame == CGRect(x: 38, y: 1, width: 25, height: 16))
    #expect(boxes[2].frame == CGRect(x: 71, y: 1, width: 25, height: 16))
    stack.frame.size.width = 101
    stack.layoutIfNeeded()
    #expect(boxes[0].frame.maxX == 27.5)
  }

  @Test func `constant widths and heights are followed`() {
    let first = UIView()
    let second = Box(30)
    first.widthAnchor.constraint(equalToConstant: 50).isActive = true
    second.heightAnchor.constraint(equalToConstant: 10).isActive = true
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    stack.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(second.frame == CGRect(x: 50, y: 0, width: 150, height: 10))
    first.constraints.first?.constant = 60
    stack.layoutIfNeeded()
    #expect(first.frame.width == 60)
  }

  @Test func `a stack in a stack is as large as its views`() {
    let inner = UIStackView(arrangedSubviews: [Box(30, 10), Box(20, 10)])
    inner.axis = .vertical
    let outer = UIStackView(arrangedSubviews: [inner, Box(10)])
    outer.alignment = .center
    outer.distribution = .equalSpacing
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
    inner.addArrangedSubview(Box(60, 10))
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 5, width: 60, height: 30))
  }

  @Test func `labels stand on one baseline`() {
    let large = UILabel()
    large.text = "Cart"
    large.font = .systemFont(ofSize: 30)
    let small = UILabel()
    small.text = "Cart"
    small.font = .systemFont(ofSize: 10)
    let stack = UIStackView(arrangedSubviews: [large, small])
    stack.alignment = .firstBaseline
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    stack.layoutIfNeeded()
    #expect(large.frame.minY == 0)
    let difference = large.font.ascender - small.font.ascender
    #expect(abs(small.frame.minY - difference) <= 0.75)
  }

  @Test func `a view that is removed from the stack's subviews is arranged no more`() {
    let box = Box(10)
    let stack = UIStackView(arrangedSubviews: [box, Box(20)])
    stack.removeArrangedSubview(box)
    #expect(box.superview === stack && stack.arrangedSubviews.count == 1)
    stack.insertArrangedSubview(box, at: 0)
    box.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1)
  }

  @Test func `a view that is hidden moves the others at the next layout of everything`() {
    let boxes = [Box(20), Box(20)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.distribution = .equalSpacing
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(boxes[1].frame.minX == 80)
    boxes[0].isHidden = true
    root.layoutIfNeeded()
    #expect(boxes[1].frame.minX == 0)
  }

  @Test func `a stack's fitting size is what its views want`() {
    let stack = UIStackView(arrangedSubviews: [Box(20, 10), Box(30, 40)])
    stack.spacing = 5
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 55, height: 40))
  }
}
