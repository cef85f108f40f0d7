extension [Token] {
  /// Whether a piece is this mark.
  func isMark(_ index: Int, _ text: String) -> Bool {
    indices.contains(index) && self[index].kind == .mark && self[index].text == text
  }

  /// The text of a word; nil for every other piece and past the end.
  func word(_ index: Int) -> String? {
    indices.contains(index) && self[index].kind == .word ? self[index].text : nil
  }

  /// Returns the pieces from an opening parenthesis to the one that closes it.
  ///
  /// - Returns: Nil where no parenthesis opens at `index`, or it is never closed.
  func group(at index: Int) -> Range<Int>? {
    guard isMark(index, "(") else { return nil }
    var depth = 0
    for end in index..<count where self[end].kind == .mark {
      if self[end].text == "(" { depth += 1 }
      if self[end].text == ")" { depth -= 1 }
      if depth == 0 { return index..<(end + 1) }
    }
    return nil
  }

  /// Returns the next brace that opens outside of parentheses; nil where a brace closes before it.
  func body(after index: Int) -> Int? {
    var depth = 0
    for next in index..<count where self[next].kind == .mark {
      switch self[next].text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{": if depth == 0 { return next }
      case "}": if depth == 0 { return nil }
      default: break
      }
    }
    return nil
  }

  /// Returns the pieces of a group between its commas.
  func arguments(of group: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = group.lowerBound + 1
    var depth = 0
    for index in group.dropFirst().dropLast() where self[index].kind == .mark {
      switch self[index].text {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">": if !isMark(index - 1, "-") { depth -= 1 }
      case "," where depth == 0:
        parts.append(start..<index)
        start = index + 1
      default: break
      }
    }
    if start < group.upperBound - 1 { parts.append(start..<(group.upperBound - 1)) }
    return parts
  }
}

extension [Token] {
  /// Returns the parentheses that belong to an attribute.
  ///
  /// They follow at once; after `@objc` a space may come between, where a name is all they hold.
  func attributeArguments(at index: Int, of source: [UInt8]) -> Range<Int>? {
    guard let group = group(at: index + 1) else { return nil }
    let gap = source[self[index].range.upperBound..<self[index + 1].range.lowerBound]
    if gap.isEmpty { return group }
    guard self[index].text == "@objc", !gap.contains(UInt8(ascii: "\n")) else { return nil }
    return group.dropFirst().dropLast().allSatisfy {
      self[$0].kind == .word || isMark($0, ":")
    } ? group : nil
  }
}
