import ButtonLayout
import Testing

@testable import InterfaceBuilder

@Suite struct IBDocumentTests {
  @Test func `a storyboard tells its versions, device and deployment`() throws {
    let document = try document(named: "stack_with_every_part.storyboard")
    #expect(document.kind == .iOS)
    #expect(document.format == .storyboard)
    #expect(document.toolsVersion == "22505")
    #expect(document.targetRuntime == "iOS.CocoaTouch")
    #expect(document.deviceID == "retina6_12")
    #expect(document.deviceAppearance == "light")
    #expect(document.deploymentIdentifier == "iOS")
    #expect(document.deploymentVersion == "4352")
    #expect(document.usesAutoLayout)
    #expect(document.issues.isEmpty)
  }

  @Test func `images are known by name with their size and catalog`() throws {
    let images = try document(named: "stack_with_every_part.storyboard").images
    #expect(
      images == [
        "basket": IBImageResource(
          name: "basket", size: Size(width: 24, height: 20.5), isSystemSymbol: false),
        "star.fill": IBImageResource(
          name: "star.fill", size: Size(width: 128, height: 116), isSystemSymbol: true),
      ])
  }

  @Test(arguments: [true, false])
  func `an image and a symbol of one name are both found`(symbolFirst: Bool) throws {
    let symbol = "<image name=\"star\" catalog=\"system\" width=\"1\" height=\"1\"/>"
    let image = "<image name=\"star\" width=\"2\" height=\"2\"/>"
    let document = try document(
      "<resources>\(symbolFirst ? symbol + image : image + symbol)</resources>")
    #expect(document.images["star"]?.isSystemSymbol == false)
    #expect(document.image(named: "star", isSystemSymbol: true)?.size?.width == 1)
    #expect(document.image(named: "star", isSystemSymbol: false)?.size?.width == 2)
    #expect(document.image(named: "moon", isSystemSymbol: true) == nil)
  }

  @Test func `an image without a readable size is an issue of the document`() throws {
    let document = try document(
      "<resources>\n<image name=\"a\" width=\"x\"/><image name=\"b\" width=\"3\" height=\"4\"/></resources>"
    )
    let expected = "where a finite number of at least 0 was expected"
    #expect(
      document.issues == [
        IBIssue(line: 2, message: "image 'a' at line 2 has width=\"x\", \(expected)"),
        IBIssue(line: 2, message: "image 'a' at line 2 lacks 'height', \(expected)"),
      ])
    #expect(document.images["a"]?.size == nil)
    #expect(document.images["b"]?.size == Size(width: 3, height: 4))
  }

  @Test(arguments: [
    ("macos_button.xib", IBDocument.Reason.macOS, "it is a macOS document"),
    ("watchos_button.storyboard", .watchOS, "it is a watchOS document"),
    ("xcode3_archive.xib", .xcode3Archive, "it is an archive of Xcode 3"),
  ])
  func `a document without UIButtons is passed over`(
    name: String, reason: IBDocument.Reason, words: String
  ) throws {
    let document = try document(named: name)
    #expect(document.kind == .passedOver(reason))
    #expect(document.buttons.isEmpty)
    #expect(reason.description == words)
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", IBDocument.Kind.passedOver(.macOS)),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", .passedOver(.watchOS)),
    ("com.apple.InterfaceBuilder.AppleTV.XIB", .tvOS),
    ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", .iOS),
  ])
  func `without a runtime the root's type decides`(type: String, kind: IBDocument.Kind) throws {
    let document = try IBDocument(
      reading: Array("<document type=\"\(type)\"/>".utf8), path: "Own.xib")
    #expect(document.kind == kind)
  }

  @Test func `a tvOS document is read`() throws {
    let document = try document(named: "tvos_button.storyboard")
    #expect(document.kind == .tvOS)
    #expect(document.format == .storyboard)
    #expect(document.buttons.map(\.objectID) == ["tvB-01-aaa"])
    #expect(document.buttons.first?.buttonType == .plain)
    #expect(document.buttons.first?.state("focused")?.title == "Play")
  }
}
