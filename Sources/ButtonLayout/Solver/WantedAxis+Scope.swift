/// For which buttons the insets of one axis are right.
struct AxisScope {
  var extent: SolutionScope.Extent
  var alignments: SolutionScope.Alignments
  /// Whether the parts' lengths along the axis went into the insets.
  var dependsOnLengths: Bool
}

extension WantedAxis {
  /// Where the recipe is right along this axis.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - extent: The bounds' extent.
  ///   - room: What the content insets leave of it.
  /// - Returns: The buttons for which it is right, this one among them.
  /// - Throws: Why this button is not among them.
  func scope(
    of recipe: InsetRecipe, extent: Double, room: Double
  ) throws(UnreachableArrangement) -> AxisScope {
    guard recipe != .absolute else { return pinnedScope(extent: extent) }
    guard !isImageSqueezed else { throw .imageKeepsItsSize }
    guard alignment != .fill else { throw .fillStretches(axis) }
    let alignments = alignments(of: recipe)
    guard alignments.contains(.init(alignment)) else {
      throw .onlyCentered(axis, missesBy: missedByMoving)
    }
    let least = leastRoom(for: recipe, in: room) + (extent - room)
    guard extent >= least - PixelGrid.noise else { throw .tooSmall(axis, least: least) }
    let isFixed = isCompressed && order != .imageFirst && order != .alone
    return AxisScope(
      extent: isFixed ? .exactly(extent) : .atLeast(max(0, least)), alignments: alignments,
      dependsOnLengths: dependsOnLengths)
  }

  private func pinnedScope(extent: Double) -> AxisScope {
    var alignments = SolutionScope.Alignments.all
    // Fill takes the title's width off the image's room, so that what squeezes the image to its size is another inset.
    if axis == .horizontal && isImageSqueezed && title > 0 {
      alignments = alignment == .fill ? .init(.fill) : .unstretched
    }
    return AxisScope(extent: .exactly(extent), alignments: alignments, dependsOnLengths: true)
  }

  private func alignments(of recipe: InsetRecipe) -> SolutionScope.Alignments {
    guard recipe == .moving, let moved = insets(for: .moving) else { return .unstretched }
    return moved == (.zero, .zero) ? .unstretched : .centered
  }

  /// How far a part misses its place when insets that move are aligned to an edge.
  private var missedByMoving: Double {
    guard let moved = insets(for: .moving), let exact = insets(for: .shrinking) else { return 0 }
    let missed = moved.image - exact.image
    return abs(alignment == .start ? missed.start : missed.end)
  }

  /// The least room in which the recipe squeezes no image, and cuts no title that the arrangement has room for.
  private func leastRoom(for recipe: InsetRecipe, in room: Double) -> Double {
    guard axis == .horizontal, order != .alone else {
      // Upright, only an image is ever squeezed; shrinking takes the other part's height from its room.
      return recipe == .shrinking && isStacked ? natural(title: title) : image
    }
    switch recipe {
    case .moving: return max(natural(title: naturalTitle), image + naturalTitle)
    case .absolute: return 0
    case .shrinking:
      // A title behind an image takes what the room leaves it, down to nothing.
      if order == .imageFirst { return max(image, image + spacing) }
      guard isCompressed else { return natural(title: title) }
      // A label may be rounded up to more than its room, which is enough for it all the same.
      return max(isStacked ? image + spacing : image, min(room, natural(title: title)))
    }
  }

  /// Whether another image or title would need other insets.
  private var dependsOnLengths: Bool {
    switch order {
    case .alone: return false
    case .imageFirst: return axis == .vertical
    case .titleFirst: return true
    case .overlaid: return axis == .horizontal
    }
  }
}
