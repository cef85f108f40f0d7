import ButtonInspection
import ButtonLayout

extension SolutionReport {
  /// A whole question of `keycap layout`, every edge of the three insets written, and what is known of the answer
  /// under `solution`, which `layout` passes over.
  var json: [UInt8] {
    var solved = question.asking(about: solution)
    solved.contentEdgeInsets = nil
    solved.imageEdgeInsets = nil
    solved.titleEdgeInsets = nil
    var writer = JSONWriter()
    writer.question(solved) { json in
      for (name, insets) in insets {
        json.key(name)
        json.object { edges in
          for (edge, length) in [
            ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
            ("right", insets.right),
          ] {
            edges.key(edge)
            edges.number(length)
          }
        }
      }
      json.key("solution")
      json.object { write(to: &$0) }
    }
    writer.newline()
    return writer.bytes
  }

  private func write(to json: inout JSONWriter) {
    json.key("imagePosition")
    json.string(SolveOptions.position[options.wanted.imagePosition])
    json.key("spacing")
    json.number(options.wanted.spacing)
    json.key("recipe")
    json.string(SolveOptions.recipe[solution.recipe])
    json.key("intrinsicContentSize")
    json.object { sizes in
      sizes.key("before")
      sizes.size(solution.measurementBefore.intrinsicContentSize)
      sizes.key("after")
      sizes.size(solution.measurementAfter.intrinsicContentSize)
    }
    json.rect("imageRect", solution.arrangement.imageRect)
    json.rect("titleRect", solution.arrangement.titleRect)
    json.key("titleIsTruncated")
    json.bool(solution.arrangement.titleIsTruncated)
    let scope = solution.scope
    json.key("isRightFor")
    json.object { json in
      json.extent("width", scope.width)
      json.extent("height", scope.height)
      json.names(
        "contentHorizontalAlignment",
        ContentHorizontalAlignment.allCases
          .filter { scope.horizontalAlignments.contains(.init($0.along(question.layoutDirection))) }
          .map { QuestionNames.horizontalAlignment[$0] })
      json.names(
        "contentVerticalAlignment",
        ContentVerticalAlignment.allCases
          .filter { scope.verticalAlignments.contains(.init($0.alongAxis)) }
          .map { QuestionNames.verticalAlignment[$0] })
      json.names("sameLengthsOnly", scope.dependencies.names)
    }
    let rules = solution.arrangement.unverified.union(solution.measurementAfter.unverified)
    json.names("unverified", rules.names)
  }
}

extension SolutionScope.Dependencies {
  /// The names of the lengths in the set.
  fileprivate var names: [String] {
    let all: [(length: SolutionScope.Dependencies, name: String)] = [
      (.imageWidth, "imageWidth"), (.imageHeight, "imageHeight"), (.titleWidth, "titleWidth"),
      (.titleHeight, "titleHeight"),
    ]
    return all.filter { contains($0.length) }.map(\.name)
  }
}

extension JSONWriter {
  /// Writes `{"exactly": points}` or `{"atLeast": points}`.
  fileprivate mutating func extent(_ key: String, _ extent: SolutionScope.Extent) {
    self.key(key)
    object { json in
      switch extent {
      case .exactly(let length):
        json.key("exactly")
        json.number(length)
      case .atLeast(let length):
        json.key("atLeast")
        json.number(length)
      }
    }
  }

  fileprivate mutating func names(_ key: String, _ names: [String]) {
    self.key(key)
    array { list in
      for name in names { list.string(name) }
    }
  }
}
