import ButtonLayout
import Testing

@testable import SystemFont

struct WidthTests {
  @Test func `no bytes are no width`() {
    let measured = SanFrancisco(ofSize: 17).width(of: "".utf8)
    #expect(measured == MeasuredWidth(width: 0))
  }

  @Test(arguments: ["é", "Caf\u{E9}", "…", "登录", "a\tb", "a\u{7F}", "\n", "a\u{0}"])
  func `bytes outside printable ASCII are not measured`(title: String) {
    #expect(SanFrancisco(ofSize: 17).width(of: title.utf8) == nil)
  }

  @Test func `every printable byte is measured`() throws {
    for byte in UInt8.min...UInt8.max {
      let measured = SanFrancisco(ofSize: 17).width(of: CollectionOfOne(byte))
      #expect((measured != nil) == (32...126).contains(byte))
    }
  }

  @Test(arguments: ["", "Checkout", "AVAST Wavy To. LT", "Café", "a title that fits no register"])
  func `bytes that do not lie together measure the same`(title: String) {
    let font = SanFrancisco(ofSize: 17, weight: .semibold)
    #expect(font.width(of: AnySequence(title.utf8)) == font.width(of: title.utf8))
    #expect(font.width(of: Array(title.utf8)) == font.width(of: title.utf8))
  }

  /// The tracking is read off the grave accent, which is half an em in every weight and size.
  @Test(arguments: [
    (8, 0.203125), (12, 0), (15, -0.234375), (17, -0.431641), (17.5, -0.435791),
    (20, -0.449219), (28, 0.382812), (40, 0.371094),
  ])
  func `a grave accent is half an em and the tracking`(size: Double, tracking: Double) throws {
    for weight in SanFrancisco.Weight.allCases {
      let measured = try #require(SanFrancisco(ofSize: size, weight: weight).width(of: "`".utf8))
      #expect(abs(measured.width - (size / 2 + tracking)) < 1e-6)
    }
  }

  @Test func `bold is half way from regular to black`() throws {
    for size in [12.0, 20, 30] {
      let widths = try [SanFrancisco.Weight.regular, .bold, .black].map { weight in
        try #require(SanFrancisco(ofSize: size, weight: weight).width(of: "Checkout".utf8)).width
      }
      #expect(abs(widths[1] * 2 - widths[0] - widths[2]) < 1e-9)
    }
  }

  @Test(arguments: [
    (7.9, true), (8, false), (11.5, false), (12.5, true), (13.5, false), (17.5, false),
    (18.5, true), (40, false), (40.5, true), (41, true), (0, true), (1e6, true),
  ])
  func `a size that nobody recorded is said to be unverified`(size: Double, flagged: Bool) throws {
    let measured = try #require(SanFrancisco(ofSize: size).width(of: "Hello UIKit".utf8))
    #expect(measured.unverified == (flagged ? .fontSize : []))
  }

  @Test func `beyond the recorded sizes a width grows with the size alone`() throws {
    let small = try #require(SanFrancisco(ofSize: 4).width(of: "Hello".utf8))
    let eight = try #require(SanFrancisco(ofSize: 8).width(of: "Hello".utf8))
    let forty = try #require(SanFrancisco(ofSize: 40).width(of: "Hello".utf8))
    let large = try #require(SanFrancisco(ofSize: 120).width(of: "Hello".utf8))
    #expect(abs(small.width * 2 - eight.width) < 1e-9)
    #expect(abs(forty.width * 3 - large.width) < 1e-9)
  }

  @Test func `a size of zero has no width`() throws {
    #expect(try #require(SanFrancisco(ofSize: 0).width(of: "Hello".utf8)).width == 0)
  }

  @Test func `a size that is negative or no number is refused`() async {
    await #expect(processExitsWith: .failure) { _ = SanFrancisco(ofSize: -1) }
    await #expect(processExitsWith: .failure) { _ = SanFrancisco(ofSize: .nan) }
    await #expect(processExitsWith: .failure) { _ = SanFrancisco(ofSize: .infinity) }
    await #expect(processExitsWith: .failure) {
      var font = SanFrancisco(ofSize: 17)
      font.pointSize = -1
    }
  }
}
