import Foundation
import Testing

/// `keycap inspect --format html`.
@Suite struct InspectPageTests {
  @Test func `the page is written into a folder that is made, and its place is said last`() throws {
    try withScratch { folder in
      try folder.write(document(button("b-1")), to: "in/a.xib")
      let result = try Tool.run(
        ["inspect", "--format", "html", "--output", "out/report", "in"], in: folder)
      #expect(result.code == 0 && result.error.isEmpty)
      #expect(result.lines.first == "1 button in 1 file.")
      #expect(result.lines.last == "The report is out/report/index.html.")
      let html = try String(
        contentsOf: folder.appendingPathComponent("out/report/index.html"), encoding: .utf8)
      #expect(html.contains("<article id=\"in/a.xib/b-1\""))
      #expect(html.hasPrefix("<!doctype html>") && html.hasSuffix("</html>\n"))
    }
  }

  @Test func `every button of Storefront is on its page`() throws {
    try withScratch { folder in
      let result = try Tool.run(
        ["inspect", "--format=html", "--output=\(folder.path)", "Examples/Storefront"],
        in: Storefront.root)
      #expect(result.code == 0)
      let html = try String(
        contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
      #expect(html.components(separatedBy: "<article ").count == 25)
    }
  }

  @Test func `a page that cannot be written is a failure with a sentence`() throws {
    try withScratch { folder in
      try folder.write(document(button("b")), to: "a.xib")
      let result = try Tool.run(
        ["inspect", "--format", "html", "--output", "a.xib/report", "a.xib"], in: folder)
      #expect(result.code == 3)
      #expect(result.error == "keycap: a.xib/report: Not a directory.\n")
    }
  }

  @Test(arguments: [["--format", "html"], ["--output", "out"], ["--format=html", "--output="]])
  func `a page needs a folder, and a folder a page`(options: [String]) throws {
    let result = try Tool.run(["inspect", "a.xib"] + options)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(
      result.error
        == "keycap: '--format html' and '--output FOLDER' belong together.\nSee 'keycap inspect --help'.\n"
    )
  }
}
