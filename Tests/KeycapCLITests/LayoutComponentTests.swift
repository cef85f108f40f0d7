import Foundation
import Testing

/// The component's keys, asked as somebody would ask them.
@Suite struct LayoutComponentTests {
  static let button = #""image":{"size":[30,30]},"title":{"size":[57,20]}"#

  @Test(
    arguments: [
      ("top", [25, 7, 30, 30], [11.5, 43, 57, 20]),
      ("bottom", [25, 33, 30, 30], [11.5, 7, 57, 20]),
      ("leading", [0, 20, 30, 30], [36, 25, 44, 20]), ("left", [0, 20, 30, 30], [36, 25, 44, 20]),
      ("trailing", [50, 20, 30, 30], [0, 25, 44, 20]),
      ("right", [50, 20, 30, 30], [0, 25, 44, 20]),
      ("center", [25, 20, 30, 30], [11.5, 25, 57, 20]),
    ] as [(String, [Double], [Double])])
  func `a position is answered`(position: String, image: [Double], title: [Double]) throws {
    let answer = try Tool.layout(
      #"{"size":[80,70],"imagePosition":"\#(position)","spacing":6,\#(Self.button)}"#
    ).answer()
    #expect(answer.numbers("imageRect") == image)
    #expect(answer.numbers("titleRect") == title)
    #expect(answer.members["titleIsTruncated"] as? Bool == (title[2] < 57))
  }

  @Test func `the natural size counts spacing, distribution and the image's size`() throws {
    let size = try Tool.layout(
      #"{"imagePosition":"leading","spacing":6,"imageSize":[20,24],"distribution":"halves",\#(Self.button)}"#
    ).answer().numbers("size")
    #expect(size == [120, 24])
  }

  @Test func `a title that wraps makes the height of a width`() throws {
    let answer = try Tool.layout(
      #"{"size":[104,null],"imagePosition":"top","spacing":6,"image":{"size":[30,30]},"#
        + #""title":"Proceed to the checkout","numberOfLines":0}"#
    ).answer()
    #expect(answer.numbers("size") == [104, 101])
    #expect(answer.members["titleIsTruncated"] as? Bool == false)
    #expect(answer.string("drawnTitle") == "Proceed to\nthe\ncheckout")
  }

  @Test(
    arguments: [
      (#""spacing":3"#, "spacing: It acts with 'imagePosition' only."),
      (
        #""imagePosition":"top","spacing":3"#,
        "spacing: It counts only where image and title are both there."
      ),
      (
        #""imagePosition":"top","contentBias":0.2,"distribution":"pinned""#,
        "contentBias: It acts on packed content only."
      ),
      (
        #""imagePosition":"top","contentBias":0.2,"contentVerticalAlignment":"top""#,
        "contentBias: It acts on content that is aligned to the middle only."
      ),
      (#""imagePosition":"top","imageSize":[3,3]"#, "imageSize: There is no image."),
      (
        #""imagePosition":"top","reservesImageSpace":true"#,
        "reservesImageSpace: Without an image, 'imageSize' has to say how much."
      ),
      (
        #""imagePosition":"top","hasBeenSizedToFit":true"#,
        "hasBeenSizedToFit: The component always has been."
      ),
    ])
  func `what has no effect is an issue`(keys: String, issue: String) throws {
    let answer = try Tool.layout("{\"title\":\"Cart\",\(keys)}").answer()
    let issues = try #require(answer.members["issues"] as? [[String: String]])
    #expect(issues.map { "\($0["path"] ?? ""): \($0["message"] ?? "")" } == [issue])
  }
}
