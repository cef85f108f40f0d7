import ButtonLayout

/// Turns the steps of a part along an axis into sentences.
struct Narrator {
  let chain: PlacedChain
  let reading: Reading
  /// The alignment as UIKit calls it.
  let alignment: String
  /// Whether a part of the title is not shown.
  let titleIsTruncated: Bool
  private(set) var sentences: [Sentence] = []

  init(
    _ chain: PlacedChain, reading: Reading, alignment: String, titleIsTruncated: Bool
  ) {
    self.chain = chain
    self.reading = reading
    self.alignment = alignment
    self.titleIsTruncated = titleIsTruncated
  }

  var part: Sentence.Value { .word(.of(chain.part)) }
  var extent: Sentence.Value { .word(.extent(along: chain.axis)) }
  /// What the other part takes of the room.
  var otherLength: Double { chain.reservedStart + chain.reservedEnd }

  func place(_ formula: Formula) -> Sentence.Value {
    .place(formula, chain.axis, fromRight: chain.mirror != nil)
  }

  mutating func say(_ key: SentenceKey, _ values: KeyValuePairs<String, Sentence.Value> = [:]) {
    sentences.append(Sentence(key, values))
  }

  /// The room: what the insets leave.
  mutating func tellRoom() {
    if chain.isPadded {
      say(.paddedRoom, ["start": .number(chain.insetStart), "end": .number(chain.insetEnd)])
    }
    if chain.isEmptied { return say(.emptyRoom, ["part": part, "extent": extent]) }
    let room = Formula(chain.whole.length, -chain.insetStart, -chain.insetEnd)
    if chain.insetStart == 0 && chain.insetEnd == 0 {
      say(.wholeRoom, ["part": part, "room": .formula(room), "extent": extent])
    } else {
      say(
        .room,
        [
          "part": part, "room": .formula(room), "extent": extent,
          "place": place(Formula(chain.whole.origin, chain.insetStart)),
        ])
    }
  }

  /// The length, where it is not simply the natural one.
  mutating func tellLength() {
    let lengths: KeyValuePairs<String, Sentence.Value> = [
      "extent": extent, "natural": .number(chain.natural), "length": .number(chain.fitted),
    ]
    if case .fitted(let room) = chain.fit {
      switch (chain.part, chain.axis) {
      case (.title, .horizontal):
        let left = Formula(chain.room.length, -chain.reservedStart)
        say(
          titleIsTruncated ? .titleCut : .titleWrapped,
          [
            "reserved": .number(chain.reservedStart), "natural": .number(chain.natural),
            "left": left.result < -noise ? .number(room) : .formula(left),
          ])
      case (.title, .vertical): say(.titleGrown, lengths)
      default: say(.squeezed, lengths)
      }
    }
    if abs(chain.length - chain.fitted) > noise {
      say(
        .roundedUp,
        ["extent": extent, "fitted": .number(chain.fitted), "length": .number(chain.length)])
    }
  }

  /// What becomes of the place by alignment: kept in the room, brought to a pixel, turned back.
  ///
  /// - Returns: The place as the answer tells it: the sum itself where nothing else happened.
  mutating func tellLastPixels(_ aligned: Formula) -> Sentence.Value {
    var place = place(aligned)
    var origin = aligned.result
    func isElsewhere(_ other: Double) -> Bool { abs(other - origin) > noise }
    if let held = chain.held, isElsewhere(held) {
      say(.wouldStand, ["place": place])
      say(.held, ["origin": .number(held)])
      place = self.place(Formula(held))
      origin = held
    }
    if isElsewhere(chain.origin) {
      say(.wouldStand, ["place": place])
      say(chain.rounding == .halfDown ? .halfDown : .nearest, ["origin": .number(chain.origin)])
      place = self.place(Formula(chain.origin))
    }
    guard let mirror = chain.mirror else { return place }
    let end = chain.origin + chain.length
    // Counted from the right edge, where the whole ends.
    let seen = Formula(mirror.origin + mirror.end, -end)
    say(
      .turnedBack,
      [
        "end": .formula(Formula(chain.origin, chain.length)),
        "place": .place(seen, chain.axis, fromRight: false),
      ])
    return .place(Formula(chain.final.origin), chain.axis, fromRight: false)
  }
}
