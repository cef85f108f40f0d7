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
  case ambiguous, misplaced, hasAttributedTitle
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
  case paragraphSpacing, paragraphSpacingBefore, firstLineHeadIndent, headIndent, tailIndent
  case base64 = "base64-UTF8"
  case fontDescription, titleFontDescription, weight, pointSize, style, name, family
  case buttonConfiguration, configuration, imagePadding, titlePadding
  // Runtime attributes
  case userDefinedRuntimeAttributes, userDefinedRuntimeAttribute, keyPath, value, integer, real
  // Constraints
  case constraints, constraint, firstAttribute, constant, firstItem, secondItem, relation
  case priority, placeholder

  /// Kept, because `allCases` builds a new array at every access.
  static let all = Name.allCases
}
