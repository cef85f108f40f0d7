import ButtonLayout

extension Rect {
  /// What the rectangle covers along an axis.
  func along(_ axis: Step.Axis) -> Span { axis == .horizontal ? horizontal : vertical }

  /// The four numbers as people read them.
  package var written: String {
    [minX, minY, width, height].map(Finding.rounded).joined(separator: ", ")
  }
}

extension Size {
  /// The extent along an axis.
  func along(_ axis: Step.Axis) -> Double { axis == .horizontal ? width : height }

  /// Width and height as people read them.
  package var written: String { "\(Finding.rounded(width)) × \(Finding.rounded(height))" }
}

extension ButtonArrangement {
  /// Where the content, the image or the title stands; `nil` for one that is not there.
  func rect(_ owner: InsetOwner) -> Rect? {
    switch owner {
    case .content: return contentRect
    case .image: return imageRect
    case .title: return titleRect
    }
  }
}
