/// What a sentence says.
public enum SentenceKey: String, Equatable, Sendable, CaseIterable {
  // The room.
  case readsFromRight, wholeRoom, room, paddedRoom, emptyRoom
  // The length.
  case squeezed, titleCut, titleWrapped, titleGrown, roundedUp
  // The place, image and title read as a pair.
  case pairCentered, imageFirst, titleAtStart, titleBehindImage, pairAtEnd, titleAtEnd
  case imageFillsPair, titleUnderFill
  // The place of a part that shares its axis with nobody.
  case aloneCentered, aloneAtStart, aloneAtEnd, aloneFills
  // The place, each part read in an area of its own.
  case area, areaCentered, areaAtStart, areaAtEnd, areaFilled
  // The place by the popular rule.
  case popularRule, popularDefault, popularMove, popularPair, popularStill, popularRight
  case popularWrong, popularHalf, popularOtherEdge, popularOther
  // The last pixels.
  case wouldStand, held, halfDown, nearest, turnedBack
  // The answer.
  case stands, standsNotHalf, standsNotStill, standsNot
  // What an inset does.
  case edgeStill, edgeInward, edgeOutward
  case movesWhole, movesHalf, movesHalfToPixel, movesNothing, resizes, movesOtherwise
  // What is seen besides.
  case offCenter, offCenterHeld, labelMisleads, drawnSmaller
  // What the component does.
  case component, placed, between
  // What would be otherwise.
  case change, changeOfSize, changeOfPlace
  // What to do.
  case fixPair, fixDouble, fixCenter, fixTitleRoom, fixWiderButton, fixContentInsets, fixAspectFit
  // What is given.
  case buttonWithBoth, buttonWithImage, buttonWithTitle, bareButton
}
