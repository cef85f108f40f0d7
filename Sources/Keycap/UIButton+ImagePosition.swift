import ButtonLayout

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIButton {
  /// Sets image and title of a state and puts the image on a side of the title, by the button's three insets.
  ///
  ///     button.setImage(cart, title: "Cart", position: .top, spacing: 6)
  ///
  /// The button's own content insets stay and are added to, so that its natural size counts the arrangement; its own
  /// image and title insets come back with `resetImagePosition()`. Nothing is read from frames: the result is the same
  /// before and after layout, and a second call replaces the first. Insets know neither fonts nor directions: after a
  /// change of the font, of the reading direction or of the button's own insets, call again.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - title: The title, which is measured in the button's font.
  ///   - position: Where the image stands to the title.
  ///   - spacing: The points between the two; counted only where both are there.
  ///   - state: The state that they are for. A button has one set of insets, so that all its states have to agree.
  /// - Returns: From which size on the arrangement is exact, or why insets do not reach it.
  @discardableResult
  public func setImage(
    _ image: UIImage?, title: String?, position: ImagePosition, spacing: CGFloat = 0,
    for state: UIControl.State = .normal
  ) -> ImagePositionResult {
    setImage(image, for: state)
    setTitle(title, for: state)
    let memory = insetMemory ?? InsetMemory(ButtonInsets(of: self))
    insetMemory = memory
    memory.adopt(ButtonInsets(of: self))
    var wanted = WantedArrangement(imagePosition: position.ruled, spacing: Double(spacing))
    wanted.adjustsContentEdgeInsets = true
    memory.wanted[state.rawValue] = wanted
    return arrange(by: memory)
  }

  /// Takes the insets of `setImage(_:title:position:spacing:for:)` back; image and title stay.
  ///
  /// The button's own insets come back exactly. Where it was never arranged, nothing happens.
  public func resetImagePosition() {
    guard let memory = insetMemory else { return }
    memory.adopt(ButtonInsets(of: self))
    memory.own.write(to: self)
    insetMemory = nil
  }

  private func arrange(by memory: InsetMemory) -> ImagePositionResult {
    var insets = memory.own
    defer {
      memory.written = insets
      insets.write(to: self)
    }
    do throws(ImagePositionResult.Obstacle) {
      var common: ButtonInsets?
      var least = CGSize.zero
      for state in memory.states {
        guard let solution = try solution(for: state, memory) else { continue }
        let solved = ButtonInsets(of: solution.button)
        guard common == nil || common == solved else { throw .statesDiffer }
        common = solved
        least.width = max(least.width, CGFloat(solution.scope.width.least))
        least.height = max(least.height, CGFloat(solution.scope.height.least))
      }
      insets = common ?? memory.own
      return .arranged(minimumSize: least)
    } catch {
      return .notReachable(error)
    }
  }

  /// The insets that a state wants; `nil` for one that shows nothing.
  private func solution(
    for state: UIControl.State, _ memory: InsetMemory
  ) throws(ImagePositionResult.Obstacle) -> InsetSolution? {
    if self is ImageTitleButton { throw .arrangesItself }
    if #available(iOS 15.0, tvOS 15.0, *), configuration != nil { throw .configuration }
    let title = measuredTitle(for: state)
    var button = LegacyButton(imageSize: image(for: state).map { Size($0.size) })
    guard button.imageSize != nil || title != nil else { return nil }
    button.contentEdgeInsets = EdgeInsets(memory.own.content)
    button.layoutDirection =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    button.contentHorizontalAlignment = contentHorizontalAlignment.ruled
    button.contentVerticalAlignment = contentVerticalAlignment.ruled
    let wanted = memory.wanted(for: state)
    do throws(UnreachableArrangement) {
      guard let title else {
        let none = NoTitle(emptyLineHeight: 0)
        return try button.solution(for: wanted, title: none, recipe: .shrinking)
      }
      return try button.solution(for: wanted, title: title, recipe: .shrinking)
    } catch {
      if case .fillStretches = error { throw .fillAlignment }
      throw .contentInsets
    }
  }
}

extension SolutionScope.Extent {
  /// The least extent, in points.
  fileprivate var least: Double {
    switch self {
    case .exactly(let length), .atLeast(let length): return length
    }
  }
}
