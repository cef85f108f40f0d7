import ButtonLayout

// How alignment puts a part into its room, in the terms of a reading. Each returns the place as a sum.
extension Narrator {
  /// The place by alignment.
  mutating func tellAlignment() -> Formula {
    if otherLength == 0 { return tellAlone() }
    return reading == .areas ? tellArea() : tellPair()
  }

  private var aligned: KeyValuePairs<String, Sentence.Value> {
    ["alignment": .name(alignment)]
  }

  /// Nobody else takes room along the axis.
  private mutating func tellAlone() -> Formula {
    let room = chain.room
    switch chain.alignment {
    case .center:
      let offset = Formula.half(room.length, -chain.length)
      say(.aloneCentered, ["offset": .formula(offset)])
      return Formula(room.origin, offset.result)
    case .end:
      say(
        .aloneAtEnd,
        ["alignment": .name(alignment), "end": .formula(Formula(room.origin, room.length))])
      return Formula(room.end, -chain.length)
    case .start, .fill:
      say(.aloneAtStart, aligned)
      return Formula(room.origin)
    case nil:
      say(.aloneFills, ["length": .number(chain.length), "extent": extent])
      return Formula(room.origin)
    }
  }

  /// Image and title are aligned together; only one of them is meant.
  private mutating func tellPair() -> Formula {
    let room = chain.room
    let isImage = chain.part == .image
    let other: Sentence.Value = .number(otherLength)
    switch chain.alignment {
    case .center:
      let together =
        isImage
        ? Formula(chain.length, otherLength) : Formula(otherLength, chain.length)
      let offset = Formula.half(room.length, -together.result)
      say(
        .pairCentered,
        [
          "other": .word(isImage ? .aTitle : .anImage), "otherLength": other,
          "together": .formula(together), "offset": .formula(offset),
        ])
      if !isImage { say(.titleBehindImage, ["otherLength": other]) }
      return Formula(room.origin, offset.result, chain.reservedStart)
    case .start:
      if isImage { say(.imageFirst, aligned) } else { sayBehind(other) }
      return Formula(room.origin, chain.reservedStart)
    case .end:
      let end: Sentence.Value = .formula(Formula(room.origin, room.length))
      if isImage {
        say(.pairAtEnd, ["alignment": .name(alignment), "otherLength": other, "end": end])
      } else {
        say(.titleAtEnd, ["alignment": .name(alignment), "end": end])
      }
      return Formula(room.end, -chain.reservedEnd, -chain.length)
    case .fill:
      say(.titleUnderFill, ["length": .number(chain.length), "otherLength": other])
      return Formula(room.origin, chain.reservedStart)
    case nil:
      let left = Formula(room.length, -otherLength)
      say(
        .imageFillsPair,
        ["otherLength": other, "length": left.result < 0 ? .number(0) : .formula(left)])
      return Formula(room.origin)
    }
  }

  private mutating func sayBehind(_ other: Sentence.Value) {
    say(.titleAtStart, ["alignment": .name(alignment), "otherLength": other])
  }

  /// The part has an area of its own: its room less what the other takes.
  private mutating func tellArea() -> Formula {
    let area = chain.area
    say(
      .area,
      [
        "part": part, "extent": extent, "length": .number(area.length),
        "start": .formula(Formula(chain.room.origin, chain.reservedStart)),
        "end": .formula(Formula(chain.room.end, -chain.reservedEnd)),
      ])
    switch chain.alignment {
    case .center:
      let offset = Formula.half(area.length, -chain.length)
      say(.areaCentered, ["offset": .formula(offset)])
      return Formula(area.origin, offset.result)
    case .end:
      say(.areaAtEnd, aligned)
      return Formula(area.end, -chain.length)
    case .start, .fill:
      say(.areaAtStart, aligned)
      return Formula(area.origin)
    case nil:
      say(.areaFilled, ["length": .number(chain.length)])
      return Formula(area.origin)
    }
  }
}
