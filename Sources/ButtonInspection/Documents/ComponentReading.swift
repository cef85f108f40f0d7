import ButtonLayout
import InterfaceBuilder

/// What a document says of a button that is an `ImageTitleButton`, by its runtime attributes.
struct ComponentReading {
  /// What is asked of the component.
  private(set) var component = ComponentQuestion()
  /// How the image is drawn inside its view.
  private(set) var imageContentMode: ContentMode?
  /// Whether the image is not shown.
  private(set) var isImageHidden = false
  /// Whether the title is not shown.
  private(set) var isTitleHidden = false
  /// What was not understood, or cannot be answered.
  private(set) var issues: [IBIssue] = []

  /// Reads a button's attributes; `nil` for a button of another class.
  init?(_ button: IBButton) {
    guard button.customClass == "ImageTitleButton" else { return nil }
    component.imagePosition = .leading
    for attribute in button.runtimeAttributes where !attribute.keyPath.contains(".") {
      guard let complaint = read(attribute) else { continue }
      issues.append(
        IBIssue(
          line: attribute.line,
          message:
            "runtime attribute '\(attribute.keyPath)' of button '\(button.objectID)' at line "
            + "\(attribute.line) \(complaint)"))
    }
  }

  /// Reads one attribute; what is wrong with it, if something is.
  private mutating func read(_ attribute: IBRuntimeAttribute) -> String? {
    let value = attribute.value
    switch attribute.keyPath {
    case "imagePosition", "imagePositionValue":
      return take(value, \.component.imagePosition, ImagePosition.allCases)
    case "distribution", "distributionValue":
      return take(value, \.component.distribution, ImageTitleLayout.Distribution.allCases)
    case "givesWayFirst", "givesWayFirstValue":
      return take(value, \.component.givesWayFirst, ImageTitleLayout.Part.allCases)
    case "spacing":
      guard case .number(let points) = value else { return "expects a number" }
      component.spacing = points
    case "contentBias":
      guard case .number(let share) = value, (0...1).contains(share) else {
        return "expects a number from 0 to 1"
      }
      component.contentBias = share
    case "imageSize":
      guard case .size(let size) = value, size.width >= 0, size.height >= 0 else {
        return "expects a size of 0 points or more"
      }
      component.imageSize = size == .zero ? nil : size
    case "imageContentMode":
      guard let mode = whole(value).flatMap({ UInt8(exactly: $0) }).flatMap(ContentMode.init)
      else { return "expects a content mode, 0 to 12" }
      imageContentMode = mode
    case "reservesImageSpace": return take(value, \.component.reservesImageSpace)
    case "isImageHidden": return take(value, \.isImageHidden)
    case "isTitleHidden": return take(value, \.isTitleHidden)
    case "reservesTitleSpace":
      if case .boolean(false) = value { return nil }
      return "is not answered: the place of a hidden title counts as none"
    case "minimumSize": return "is not answered: the natural size is given without it"
    case "hitAreaInsets", "hasMinimumHitArea": break
    default: return "is none that ImageTitleButton has"
    }
    return nil
  }

  /// Takes one of the cases of an enumeration by its raw value.
  private mutating func take<Value: RawRepresentable<Int>>(
    _ value: IBRuntimeAttribute.Value, _ path: WritableKeyPath<ComponentReading, Value?>,
    _ cases: [Value]
  ) -> String? {
    guard let number = whole(value), let found = Value(rawValue: number) else {
      return "expects a whole number from 0 to \(cases.count - 1)"
    }
    self[keyPath: path] = found
    return nil
  }

  private mutating func take(
    _ value: IBRuntimeAttribute.Value, _ path: WritableKeyPath<ComponentReading, Bool>
  ) -> String? {
    guard case .boolean(let bool) = value else { return "expects YES or NO" }
    self[keyPath: path] = bool
    return nil
  }

  private mutating func take(
    _ value: IBRuntimeAttribute.Value, _ path: WritableKeyPath<ComponentReading, Bool?>
  ) -> String? {
    guard case .boolean(let bool) = value else { return "expects YES or NO" }
    self[keyPath: path] = bool
    return nil
  }

  private func whole(_ value: IBRuntimeAttribute.Value) -> Int? {
    guard case .number(let number) = value else { return nil }
    return Int(exactly: number)
  }
}

extension ButtonQuestion {
  /// Takes what a document says of an `ImageTitleButton`; nothing for a button of another class.
  mutating func take(_ reading: ComponentReading?) {
    guard let reading else { return }
    component = reading.component
    imageContentMode = reading.imageContentMode
    // A component always stands as one that UIKit has measured.
    hasBeenSizedToFit = nil
    if reading.isTitleHidden { title = nil }
    guard reading.isImageHidden else { return }
    if component.reservesImageSpace == true {
      component.imageSize = component.imageSize ?? image?.size
    }
    image = nil
  }
}
