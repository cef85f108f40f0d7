import InterfaceBuilder

extension ConfigurationQuestion {
  /// The configuration that a document describes.
  init(_ configuration: IBButtonConfiguration) {
    for name in ["style", "buttonSize", "cornerStyle", "imagePlacement", "titleAlignment"] {
      words[name] = configuration.attributes[name]
    }
    words["title"] = configuration.title ?? configuration.attributedTitle
    words["subtitle"] = configuration.subtitle ?? configuration.attributedSubtitle
    words["image"] = configuration.image
    lengths["imagePadding"] = configuration.imagePadding
    lengths["titlePadding"] = configuration.titlePadding
    contentInsets = configuration.contentInsets.map {
      DirectionalInsets(
        top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing)
    }
  }
}
