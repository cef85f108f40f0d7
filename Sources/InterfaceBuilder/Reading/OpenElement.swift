/// An element whose end tag has not come: all that reading keeps on its stack.
struct OpenElement {
  /// What the element's children mean.
  enum Place: UInt8 {
    /// Not below a button.
    case outside
    /// Below a button, not read: neither are its children, except for buttons.
    case unread
    /// Read, and every child counts as unread.
    case leaf
    case button, contentInset, imageInset, titleInset
    case state, configuration
    case attributedString, fragment, textAttributes, text
    case runtimeAttributes, runtimeAttribute
    case accessibility, connections, variation, variationMask, background
    case constraints
  }

  /// Where the text goes that an element collects.
  enum Text: UInt8 {
    case none
    case stateTitle, stateAttributedTitle
    case title, attributedTitle, subtitle, attributedSubtitle
    case runtimeValue
    case accessibilityLabel, accessibilityHint
  }

  /// The number of the element's name.
  var name: UInt32
  var place: Place = .outside
  var text: Text = .none
  /// The index of the innermost button; -1 outside.
  var button: Int32 = -1
}
