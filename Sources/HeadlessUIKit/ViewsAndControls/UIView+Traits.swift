import Foundation

/// What a view and everything below it is shown on, where it differs from what is above (iOS 17).
///
/// A trait that was not set answers what a phone at two pixels a point has.
public struct UITraitOverrides: Sendable {
  var scale: CGFloat?
  var idiom: UIUserInterfaceIdiom?
  var direction: UITraitEnvironmentLayoutDirection?
  var category: UIContentSizeCategory?
  var style: UIUserInterfaceStyle?

  /// Pixels a point.
  public var displayScale: CGFloat {
    get { scale ?? 2 }
    set { scale = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { idiom ?? .phone }
    set { idiom = newValue }
  }
  /// Which way the interface reads.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { direction ?? .leftToRight }
    set { direction = newValue }
  }
  /// How large the user wants text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { category ?? .large }
    set { category = newValue }
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { style ?? .light }
    set { style = newValue }
  }

  private var isEmpty: Bool {
    scale == nil && idiom == nil && direction == nil && category == nil && style == nil
  }

  func applied(to traits: UITraitCollection) -> UITraitCollection {
    guard !isEmpty else { return traits }
    return traits.modifyingTraits {
      if let scale { $0.displayScale = scale }
      if let idiom { $0.userInterfaceIdiom = idiom }
      if let direction { $0.layoutDirection = direction }
      if let category { $0.preferredContentSizeCategory = category }
      if let style { $0.userInterfaceStyle = style }
    }
  }
}

extension UIView {
  /// Tells the view and everything below it that its traits have changed, where they have.
  func tellTraits(from old: UITraitCollection?) {
    guard let old else { return }
    let new = traitCollection
    guard old != new else { return }
    let below = subviews.map { ($0, $0.traitOverrides.applied(to: old)) }
    setNeedsLayout()
    traitCollectionDidChange(old)
    controller?.traitCollectionDidChange(old)
    for (subview, traits) in below { subview.tellTraits(from: traits) }
  }

  /// Tells the view, and everything below it without a colour of its own, that the tint colour has changed.
  func tellTintColor() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil { subview.tellTintColor() }
  }
}

extension UIView {
  /// The smallest content size that the view and what stands in it follow; `nil` for any.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.leastContentSize }
    set { limitContentSize { $0.leastContentSize = newValue } }
  }

  /// The largest content size that the view and what stands in it follow; `nil` for any.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.mostContentSize }
    set { limitContentSize { $0.mostContentSize = newValue } }
  }

  private func limitContentSize(_ change: (RareValues) -> Void) {
    let old = traitCollection
    change(madeRare)
    tellTraits(from: old)
  }
}

extension RareValues {
  /// The traits with a content size between the limits.
  func limited(_ traits: UITraitCollection) -> UITraitCollection {
    var category = traits.preferredContentSizeCategory
    if let leastContentSize { category = max(category, leastContentSize) }
    if let mostContentSize { category = min(category, mostContentSize) }
    guard category != traits.preferredContentSizeCategory else { return traits }
    return traits.modifyingTraits { $0.preferredContentSizeCategory = category }
  }
}
