import Foundation
import Testing

@testable import ArticleHelpers

/// What is judged is judged rightly: each fault is found, and alone.
struct WishTests {
  static let room = CGRect(x: 0, y: 0, width: 100, height: 40)

  /// An image of 30 × 30 and a title of 57 × 22 side by side with 6 points between, in the middle of 100 × 40.
  static func parts() -> Parts {
    Parts(
      image: CGRect(x: 3.5, y: 5, width: 30, height: 30),
      title: CGRect(x: 39.5, y: 9, width: 57, height: 22), imageSize: CGSize(width: 30, height: 30))
  }

  @Test func `an arrangement to the pixel has no fault`() {
    var parts = Self.parts()
    let wish = Wish(.left, spacing: 6)
    #expect(wish.faults(of: parts, in: Self.room) == [])
    parts.title.origin.y += 0.5
    #expect(wish.faults(of: parts, in: Self.room) == [])
  }

  @Test func `each fault is found`() {
    let wish = Wish(.left, spacing: 6)
    #expect(Wish(.left).faults(of: Self.parts(), in: Self.room) == [.spacing(6)])
    #expect(wish.mirrored.faults(of: Self.parts(), in: Self.room) == [.wrongSide])
    var parts = Self.parts()
    parts.titleIsCut = true
    #expect(wish.faults(of: parts, in: Self.room) == [.titleCut(to: 57)])
    parts = Self.parts()
    parts.imageSize.height = 32
    #expect(
      wish.faults(of: parts, in: Self.room) == [.imageSize(CGSize(width: 30, height: 30))])
    parts = Self.parts()
    parts.title.origin.y += 2
    #expect(wish.faults(of: parts, in: Self.room) == [.notAligned(by: 2)])
    parts = Self.parts()
    parts.image.origin.x -= 6
    parts.title.origin.x -= 6
    #expect(wish.faults(of: parts, in: Self.room) == [.offPlace(by: 6), .outside(by: 2.5)])
  }

  @Test func `two thirds of what is free may stand before the stack`() {
    var parts = Self.parts()
    parts.image.origin = CGPoint(x: 35, y: 32)
    parts.title.origin = CGPoint(x: 21.5, y: 62)
    let room = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(Wish(.top, bias: 2 / 3).faults(of: parts, in: room) == [])
    #expect(Wish(.top).faults(of: parts, in: room) == [.offPlace(by: 8)])
  }

  @Test func `in halves each part has its own middle`() {
    var parts = Self.parts()
    parts.image.origin.x = 10
    parts.title.origin.x = 46.5
    #expect(Wish(.left, isInHalves: true).faults(of: parts, in: Self.room) == [.outside(by: 3.5)])
    parts.image.origin.x = 12
    #expect(
      Wish(.left, isInHalves: true).faults(of: parts, in: Self.room)
        == [.offPlace(by: 2), .outside(by: 3.5)])
  }
}
