import ButtonLayout

extension AskedButton {
  /// What is given.
  func overview(_ reading: Reading) -> [Sentence] {
    var sentences = [
      Sentence.given(
        size: arrangement.bounds.size, image: button.imageSize,
        title: title.isPresent ? titleSize : nil)
    ]
    if button.layoutDirection == .rightToLeft { sentences.append(Sentence(.readsFromRight)) }
    if reading == .popular { sentences.append(Sentence(.popularRule)) }
    return sentences
  }

  /// The title's natural size, as the steps tell it.
  private var titleSize: Size? {
    guard let across = chain(.title, .horizontal), let down = chain(.title, .vertical) else {
      return nil
    }
    return Size(width: across.natural, height: down.natural)
  }

  /// Why a part stands where it does along an axis.
  func story(of part: Step.Part, _ axis: Step.Axis, _ reading: Reading) -> [Sentence] {
    guard let chain = chain(part, axis) else { return [] }
    var narrator = Narrator(
      chain, reading: reading, alignment: alignmentName(axis),
      titleIsTruncated: arrangement.titleIsTruncated)
    if part == .content {
      // Image and title tell of a content rectangle that is simply the bounds.
      let isWhole = chain.insetStart == 0 && chain.insetEnd == 0
      if !isWhole || chain.isEmptied { narrator.tellRoom() }
      return narrator.sentences
    }
    if reading == .popular { return popularStory(chain) }
    narrator.tellRoom()
    narrator.tellLength()
    let aligned = narrator.tellAlignment()
    let place = narrator.tellLastPixels(aligned)
    return narrator.sentences + [standing(chain, at: place)] + besides(chain)
  }

  /// Where the part stands, and where one might have expected it.
  private func standing(_ chain: PlacedChain, at place: Sentence.Value) -> Sentence {
    let part: Sentence.Value = .word(.of(chain.part))
    // Whoever takes back room wants the middle, and is told of it.
    let wantsMiddle =
      chain.axis == .horizontal && isCentered(.horizontal) && takesBackRoom(chain.part)
    guard !wantsMiddle, let popular = PopularRule(self, chain.part, chain.axis),
      abs(popular.place.result - chain.final.origin) > pixel + noise
    else { return Sentence(.stands, ["part": part, "place": place]) }
    let key: SentenceKey
    switch effect(of: popular, on: chain.part) {
    case .half?: key = .standsNotHalf
    case .nothing?: key = .standsNotStill
    default: key = .standsNot
    }
    return Sentence(
      key, ["part": part, "place": place, "expected": .number(popular.place.result)])
  }

  /// The same place by the popular rule, and whether it is right.
  private func popularStory(_ chain: PlacedChain) -> [Sentence] {
    guard let popular = PopularRule(self, chain.part, chain.axis) else { return [] }
    func place(_ formula: Formula) -> Sentence.Value {
      .place(formula, chain.axis, fromRight: false)
    }
    let expected: Sentence.Value = place(popular.place)
    var sentences = [
      Sentence(
        .popularDefault,
        ["part": .word(.of(chain.part)), "place": place(Formula(popular.base))])
    ]
    switch popular.move {
    case .none: sentences.append(Sentence(.popularStill))
    case .one(let edge, by: _):
      let property = Setting.inset(chain.part, edge, 0).property
      sentences.append(
        Sentence(.popularMove, ["property": .name(property), "place": expected]))
    case .both: sentences.append(Sentence(.popularPair, ["place": expected]))
    }
    let miss = abs(popular.place.result - chain.final.origin)
    let isRight = miss <= pixel + noise
    let real = place(Formula(chain.final.origin))
    sentences.append(Sentence(isRight ? .popularRight : .popularWrong, ["place": real]))
    guard !isRight else { return sentences }
    switch effect(of: popular, on: chain.part) {
    case .half?: sentences.append(Sentence(.popularHalf))
    case .nothing?: sentences.append(Sentence(.popularOtherEdge))
    default: sentences.append(Sentence(.popularOther))
    }
    return sentences
  }

  /// What the engine makes of the one inset that the popular rule moves the part by.
  private func effect(of popular: PopularRule, on part: Step.Part) -> InsetEffect.Kind? {
    guard case .one(let edge, by: _) = popular.move else { return nil }
    return InsetEffect(self, part, edge)?.kind
  }
}

extension Sentence {
  /// What is given of a button.
  static func given(size: Size, image: Size?, title: Size?) -> Sentence {
    let key: SentenceKey
    switch (image, title) {
    case (_?, _?): key = .buttonWithBoth
    case (_?, nil): key = .buttonWithImage
    case (nil, _?): key = .buttonWithTitle
    case (nil, nil): key = .bareButton
    }
    return Sentence(
      key,
      [
        "width": .number(size.width), "height": .number(size.height),
        "imageWidth": .number(image?.width ?? 0), "imageHeight": .number(image?.height ?? 0),
        "titleWidth": .number(title?.width ?? 0), "titleHeight": .number(title?.height ?? 0),
      ])
  }
}
