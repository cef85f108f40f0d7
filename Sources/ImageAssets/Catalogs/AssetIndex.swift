/// Where the images of a project stand, by the names that its documents use.
///
/// An asset may stand in several catalogs; the one nearest to a document counts, since that is its target's.
public struct AssetIndex: Equatable, Sendable {
  /// The folders of image sets, by name.
  private var sets: [String: [String]] = [:]
  /// The files outside catalogs, by name.
  private var files: [String: [String]] = [:]

  /// Creates an index of nothing.
  public init() {}

  /// Whether there is nothing in it.
  public var isEmpty: Bool { sets.isEmpty && files.isEmpty }

  /// Adds an image set.
  ///
  /// - Parameters:
  ///   - folder: Its path, ending in `.imageset`.
  ///   - namespace: The namespace of the groups that it is in, `Shop/` for example.
  public mutating func add(imageSet folder: String, namespace: String) {
    guard let last = folder.split(separator: "/").last else { return }
    sets[namespace + last.dropLast(".imageset".count), default: []].append(folder)
  }

  /// Adds an image file that stands in no catalog.
  public mutating func add(imageFile path: String) {
    files[ImageName(path).name, default: []].append(path)
  }

  /// The image set of a name that is nearest to a document; nil when there is none.
  public func imageSet(named name: String, near document: String) -> String? {
    sets[name].flatMap { AssetIndex.nearest(to: document, of: $0) }
  }

  /// The files of a name in the folder that is nearest to a document, in order.
  public func imageFiles(named name: String, near document: String) -> [String] {
    guard let all = files[name] ?? files[ImageName(name).name],
      let nearest = AssetIndex.nearest(to: document, of: all)
    else { return [] }
    let folder = nearest.dropLast(nearest.split(separator: "/").last?.count ?? 0)
    return all.filter { $0.hasPrefix(folder) && !$0.dropFirst(folder.count).contains("/") }
  }

  /// The path that shares the most folders with another, the first of equals.
  private static func nearest(to path: String, of candidates: [String]) -> String? {
    guard candidates.count > 1 else { return candidates.first }
    let wanted = path.split(separator: "/")
    var best: (path: String, shared: Int)?
    for candidate in candidates {
      let shared = zip(wanted, candidate.split(separator: "/")).prefix { $0 == $1 }.count
      if shared > best?.shared ?? -1 { best = (candidate, shared) }
    }
    return best?.path
  }
}
