import Foundation
import Testing

/// Files that nobody would write by hand: none may take another file's answer with it.
@Suite struct InspectHostileTests {
  @Test func `numbers beyond every screen are printed, not died of`() throws {
    try withScratch { folder in
      let file = try folder.write(document(button("b", width: "1e300")), to: "a.xib")
      let result = try Tool.run(["inspect", file])
      #expect(result.code == 0)
      #expect(result.output.contains("1e+300 × 40"))
      #expect(result.error.isEmpty)
    }
  }
}
