import ButtonInspection
import Foundation
import InspectionReport
import InterfaceBuilder
import Testing
import Typesetting

/// The page about an inspection: whole, safe, and readable without a script.
@Suite struct ReportPageTests {
  /// The page about one document.
  private func page(_ content: String, file: String = "Main.xib") throws -> String {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      \(content)
      <resources><image name="cart" width="24" height="20"/></resources></document>
      """
    let buttons = try IBDocument(reading: Array(text.utf8), path: file)
      .inspectedButtons(measuringWith: TextMeasurer())
    let rules = FindingRule.allCases.map { rule in
      (rule: rule, buttons: buttons.count { $0.findings.contains { $0.rule == rule } })
    }
    let html = ReportPage.html(
      [ReportSection(buttons, file: file, measuringWith: TextMeasurer())],
      summary: "\(buttons.count) buttons.", counts: rules,
      found: buttons.count { !$0.findings.isEmpty }, total: buttons.count)
    return String(decoding: html, as: UTF8.self)
  }

  private let narrow = """
    <button id="a-1"><rect key="frame" x="3" y="5" width="90" height="40"/>\
    <state key="normal" title="Continue to checkout" image="cart"/></button>
    """

  @Test func `a button has its picture, rectangles, recorded frame, findings and line`() throws {
    let html = try page(narrow)
    for part in [
      #"<article id="Main.xib/a-1" class="titleTruncated smallTapTarget found">"#, "<svg ",
      "Main.xib:2 <code>a-1</code>", "<dt>recorded frame</dt><dd><bdi>3, 5, 90, 40</bdi></dd>",
      "<dt>image</dt><dd><bdi>", "<dt>title area</dt><dd><bdi>",
      #"<li class="fault"><b>titleTruncated</b>"#, "The title has 66 points of width",
      "<a href=\"#Main.xib/a-1\">",
    ] { #expect(html.contains(part), "\(part)") }
  }

  @Test func `whatever a document says is text`() throws {
    let hostile =
      "&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&#39;x&#39; &amp;amp;"
    let html = try page(
      """
      <button id="\(hostile)" userLabel="\(hostile)" customClass="\(hostile)" tag="\(hostile)">
      <rect key="frame" x="0" y="0" width="9" height="9"/>
      <state key="normal" title="\(hostile)" image="\(hostile)"/></button>
      """, file: "</h2><script>'\"\u{1}")
    #expect(html.components(separatedBy: "<script").count == 2)
    #expect(html.components(separatedBy: "</style").count == 2)
    #expect(!html.contains("alert(1)</script>") && !html.contains("onload='x'"))
    #expect(html.contains("&lt;/h2&gt;&lt;script&gt;&#39;&quot;\u{FFFD}"))
    #expect(html.contains("&amp;amp;"))
  }

  @Test func `nothing is loaded, and no script but the page's own may run`() throws {
    let html = try page(narrow)
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("src=") && !html.contains("<link") && !html.contains("@import"))
    let addresses = html.components(separatedBy: "http").dropFirst()
    #expect(addresses.allSatisfy { $0.hasPrefix("://www.w3.org/") || $0.hasPrefix("-equiv=") })
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/sha256sum")))
  func `the policy names the script's own hash`() throws {
    let html = try page(narrow)
    let start = try #require(html.range(of: "<script>"))
    let end = try #require(html.range(of: "</script>"))
    let sum = Process()
    sum.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    let (input, output) = (Pipe(), Pipe())
    sum.standardInput = input
    sum.standardOutput = output
    try sum.run()
    try input.fileHandleForWriting.write(
      contentsOf: Data(html[start.upperBound..<end.lowerBound].utf8))
    try input.fileHandleForWriting.close()
    let digits = Array(
      String(decoding: try #require(try output.fileHandleForReading.readToEnd()), as: UTF8.self)
        .prefix(64))
    let bytes = stride(from: 0, to: 64, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    #expect(html.contains("script-src 'sha256-\(Data(bytes).base64EncodedString())'"))
  }

  @Test func `every button has an address of its own, whatever its file and id`() throws {
    let html = try page(
      ##"<button id="x y"/><button id="x y"/><button/><button id="é#%"/>"##, file: "a b/Ü.xib")
    let ids = html.components(separatedBy: "<article id=\"").dropFirst()
      .compactMap { $0.split(separator: "\"").first }
    #expect(ids == ["a b/Ü.xib/x y", "a b/Ü.xib/x y/line-2", "a b/Ü.xib/line-2", "a b/Ü.xib/é#%"])
    let links = html.components(separatedBy: "<h3><a href=\"#").dropFirst()
      .compactMap { $0.split(separator: "\"").first.map(String.init) }
    #expect(links.map(\.removingPercentEncoding) == ids.map(String.init))
    #expect(links.allSatisfy { $0.allSatisfy(\.isASCII) && !$0.contains(" ") })
  }

  @Test func `a filter stands for each rule that found something, and for no other`() throws {
    let html = try page(narrow)
    #expect(html.contains("id=\"only-titleTruncated\"> titleTruncated <small>1</small>"))
    #expect(!html.contains("only-imageSqueezed"))
    #expect(html.contains("id=\"only-all\" checked"))
  }

  @Test func `a button that was not laid out says why, and has no picture`() throws {
    let html = try page(
      #"<button id="s"><state key="normal" image="far"/></button>"#)
    #expect(html.contains("Not laid out. ") && !html.contains("<svg"))
  }

  @Test func `a document without buttons has no section`() throws {
    #expect(try !page("").contains("<section"))
  }
}
