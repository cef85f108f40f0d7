/// The names of elements and attributes that reading looks for; a raw value is the XML's spelling.
///
/// A name's place in `allCases` is its number in every ``NameTable``.
enum Name: String, CaseIterable, Sendable {
  // Document
  case document, archive, type, toolsVersion, targetRuntime, useAutolayout
  case device, appearance, deployment, identifier, version, resources, subviews
  // Button
  case button, id, buttonType, contentHorizontalAlignment, contentVerticalAlignment
  case lineBreakMode, customClass, customModule, userLabel, semanticContentAttribute
  case translatesAutoresizingMaskIntoConstraints, hidden, enabled, selected, tag
  case ambiguous, misplaced, hasAttributedTitle, contentMode, autoresizingMask
  case horizontalHuggingPriority, verticalHuggingPriority
  case horizontalCompressionResistancePriority, verticalCompressionResistancePriority
  case adjustsImageSizeForAccessibilityContentSizeCategory
  // Attributes of UIView, UIControl and UIButton that decide no layout
  case opaque, alpha, clipsSubviews, multipleTouchEnabled, userInteractionEnabled, fixedFrame
  case clearsContextBeforeDrawing, autoresizesSubviews, customModuleProvider,
    placeholderIntrinsicWidth
  case placeholderIntrinsicHeight, verifyAmbiguity, restorationIdentifier, ambiguityIgnored
  case preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea,
    layoutMarginsFollowReadableWidth
  case adjustsImageWhenHighlighted, adjustsImageWhenDisabled, showsTouchWhenHighlighted
  case reversesTitleShadowWhenHighlighted, springLoaded, pointerInteraction, role, behavioralStyle
  case showsMenuAsPrimaryAction, changesSelectionAsPrimaryAction, toolTip, highlighted,
    focusGroupPriority
  case simulatedAppContext, maximumContentSizeCategory, minimumContentSizeCategory
  // Children of a button
  case color, colorSpace, customColorSpace, red, green, blue, white, systemColor
  case cocoaTouchSystemColor, accessibility, accessibilityConfiguration, accessibilityTraits, label
  case hint, bool, connections, destination, selector, property, eventType, variation, mask
  case exclude, include, reference, edgeInsets, backgroundConfiguration, background
  case contentStretch, titleShadowOffset
  // Geometry
  case key, frame, rect, point, size, x, y, width, height
  case inset, contentEdgeInsets, imageEdgeInsets, titleEdgeInsets, minX, minY, maxX, maxY
  case directionalEdgeInsets, contentInsets, top, leading, bottom, trailing
  // Content
  case state, title, subtitle, image, backgroundImage, catalog, imageReference
  case preferredSymbolConfiguration, preferredSymbolConfigurationForImage
  case string, mutableString, attributedString, attributedTitle, attributedSubtitle
  case fragment, content, attributes, font, metaFont, paragraphStyle, alignment
  case lineHeightMultiple, minimumLineHeight, maximumLineHeight, lineSpacing
  case baseWritingDirection, tighteningFactorForTruncation, hyphenationFactor, defaultTabInterval
  case paragraphSpacing, paragraphSpacingBefore, firstLineHeadIndent, headIndent, tailIndent
  case base64 = "base64-UTF8"
  case fontDescription, titleFontDescription, weight, pointSize, style, name, family
  case buttonConfiguration, configuration, imagePadding, titlePadding
  // Runtime attributes
  case userDefinedRuntimeAttributes, userDefinedRuntimeAttribute, keyPath, value, integer, real
  // Constraints
  case constraints, constraint, firstAttribute, secondAttribute, constant, firstItem, secondItem
  case relation, priority, placeholder, multiplier, symbolic
  case viewLayoutGuide, viewControllerLayoutGuide
  // Stacks
  case stackView, axis, distribution, spacing

  /// Kept, because `allCases` builds a new array at every access.
  static let all = Name.allCases
}
