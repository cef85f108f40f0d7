import DisplayList

/// One of the articles' pictures, drawn anew.
package struct ArticlePicture: Sendable {
  /// The article, 000 to 004.
  package let article: String
  /// The file's name without article and ending.
  package let name: String
  /// What is seen, in English and in Chinese.
  package let caption: (english: String, chinese: String)
  /// The picture.
  package let picture: Picture

  init(
    _ article: String, _ name: String, _ english: String, _ chinese: String, _ picture: Picture
  ) {
    self.article = article
    self.name = name
    caption = (english, chinese)
    self.picture = picture
  }

  /// The name of the file that holds it.
  package var file: String { "\(article)-\(name).svg" }

  /// The text of that file.
  package var svg: String { SVGWriter.document(of: picture) }

  /// Every picture, in the articles' order.
  @MainActor package static var all: [ArticlePicture] {
    article000 + article001 + article002 + article004
  }

  /// The list of all pictures, as Markdown.
  @MainActor package static var index: String {
    var text = """
      # The articles' pictures

      What five articles about `UIButton` show in pictures, drawn anew from the layout engine's own numbers: no picture here was
      placed by hand. `swift run DrawArticlePictures` draws them; `swift test --filter ArticlePicturesTests` fails when one is missing or
      stale. In those with lengths the image's are red and stand at the left and in the first row, the title's are blue and stand
      at the right and in the second row, and insets are arrows.

      """
    var article = ""
    for one in all {
      if one.article != article {
        article = one.article
        text += "\n## Article \(article)\n"
      }
      text += "\n\(one.caption.english) \(one.caption.chinese)\n\n![\(one.name)](\(one.file))\n"
    }
    return text
  }
}
