import ButtonLayout

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIButton {
  /// The title of a state in the size that nothing limits, measured in the button's font; `nil` for none.
  ///
  /// A label's frame would say what it was given, and only of the state that is shown. UIKit rounds a label up, to the
  /// whole point on newer systems (model §2.3); where it takes the pixel, a part stands a quarter of a point off at most.
  func measuredTitle(for state: UIControl.State) -> GivenTitle? {
    guard let size = styledTitle(for: state)?.size() else { return nil }
    return GivenTitle(
      Size(width: Double(size.width).rounded(.up), height: Double(size.height).rounded(.up)))
  }

  /// The text that UIKit shows in a state: the state's own with attributes, its plain one, then the normal state's.
  private func styledTitle(for state: UIControl.State) -> NSAttributedString? {
    let plain = title(for: state)
    let styled = attributedTitle(for: state)
    // Both fall back to the normal state: a plain title of the state's own beats attributes that are not.
    let isOwn = plain != title(for: .normal) && styled == attributedTitle(for: .normal)
    if let styled, !isOwn { return styled.length > 0 ? styled : nil }
    guard let plain, !plain.isEmpty else { return nil }
    guard let font = titleLabel?.font else { return NSAttributedString(string: plain) }
    return NSAttributedString(string: plain, attributes: [.font: font])
  }
}
