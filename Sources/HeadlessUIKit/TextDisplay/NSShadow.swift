import Foundation

/// A shadow of text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// How far it is shifted, in points.
  open var shadowOffset = CGSize.zero
  /// How far it is blurred, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`: black, a third opaque, until another is set.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow.
  public override init() {}

  /// A shadow of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int {
    shadowBlurRadius.hashValue ^ shadowOffset.width.hashValue ^ shadowOffset.height.hashValue
  }
}

/// Something that stands in text; it is kept, and its character is measured as text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The character that stands for it.
  public static let character = 0xFFFC

  /// The image.
  open var image: UIImage?
  /// Where it stands on the baseline, in points; as large as the image where it is empty.
  open var bounds = CGRect.zero
  /// The data.
  open var contents: Data?
  /// The kind of data.
  open var fileType: String?
  /// Room at either side, in points.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether text may stand beside it.
  open var allowsTextAttachmentView = true

  /// Creates an attachment of data.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// Creates an attachment.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment of an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSAttributedString {
  /// A text of an attachment alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Whether a range holds an attachment.
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttributes(in: range) { attributes, _, stop in
      guard attributes[.attachment] != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
}
