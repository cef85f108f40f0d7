import ButtonLayout

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import HeadlessUIKit
#endif

// Interface Builder shows whole numbers where a property is an enumeration: the raw values. One that stands for nothing
// changes nothing.

extension ImageTitleButton {
  /// `imagePosition` as Interface Builder shows it: 0 leading, 1 trailing, 2 left, 3 right, 4 top, 5 bottom, 6 center.
  @IBInspectable public var imagePositionValue: Int {
    get { imagePosition.rawValue }
    set { if let position = ImagePosition(rawValue: newValue) { imagePosition = position } }
  }
  /// `distribution` as Interface Builder shows it: 0 packed, 1 pinned, 2 halves.
  @IBInspectable public var distributionValue: Int {
    get { distribution.rawValue }
    set { if let value = Distribution(rawValue: newValue) { distribution = value } }
  }
  /// `givesWayFirst` as Interface Builder shows it: 0 title, 1 image.
  @IBInspectable public var givesWayFirstValue: Int {
    get { givesWayFirst.rawValue }
    set { if let part = Part(rawValue: newValue) { givesWayFirst = part } }
  }
}
