/// Where the images of a project stand, by the names that its documents use.
///
/// An asset may stand in several catalogs; the one nearest to a document counts, since that is its target's.
public struct AssetIndex: Equatable, Sendable {
  /// The folders of image sets.
  private var sets = NearestPaths()
  /// Of the files outside catalogs, the folders that hold some of a name.
  private var folders = NearestPaths()
  /// The files of a name in a folder, in order.
  private var files: [String: [String]] = [:]

  /// Creates an index of nothing.
  public init() {}

  /// Whether there is nothing in it.
  public var isEmpty: Bool { sets.isEmpty && folders.isEmpty }

  /// Adds an image set; linear in the depth of its folder.
  ///
  /// - Parameters:
  ///   - folder: Its path, ending in `.imageset`.
  ///   - namespace: The namespace of the groups that it is in, `Shop/` for example.
  public mutating func add(imageSet folder: String, namespace: String) {
    guard let last = folder.split(separator: "/").last else { return }
    sets.add(folder, named: namespace + last.dropLast(".imageset".count))
  }

  /// Adds an image file that stands in no catalog; linear in the depth of its folder.
  public mutating func add(imageFile path: String) {
    let name = ImageName(path).name
    let folder = FolderPath.parent(of: path[...])
    folders.add(folder + "/", named: name)
    files["\(folder)/\(name)", default: []].append(path)
  }

  /// The image set of a name that is nearest to a document; nil when there is none.
  ///
  /// - Complexity: Linear in the depth of the document's folder.
  public func imageSet(named name: String, near document: String) -> String? {
    sets.nearest(to: document, named: name)
  }

  /// The files of a name in the folder that is nearest to a document, in order.
  ///
  /// - Complexity: Linear in the depth of the document's folder.
  public func imageFiles(named name: String, near document: String) -> [String] {
    // Old documents write the ending too.
    for name in [name, ImageName(name).name] {
      if let folder = folders.nearest(to: document, named: name) {
        return files[folder + name] ?? []
      }
    }
    return []
  }
}

/// Paths by name, found by the folder that they share with another path.
private struct NearestPaths: Equatable, Sendable {
  /// By name, then by each folder that holds it at any depth: the first that was added there.
  private var paths: [String: [String: String]] = [:]

  var isEmpty: Bool { paths.isEmpty }

  mutating func add(_ path: String, named name: String) {
    FolderPath.forEachParent(of: path) { folder in
      if paths[name]?[folder] == nil { paths[name, default: [:]][folder] = path }
      return true
    }
  }

  /// The path that shares the most folders with another, the first of equals.
  func nearest(to other: String, named name: String) -> String? {
    guard let candidates = paths[name] else { return nil }
    var found: String?
    FolderPath.forEachParent(of: other) { folder in
      found = candidates[folder]
      return found == nil
    }
    return found
  }
}

/// The folders that hold a path.
private enum FolderPath {
  static func parent(of path: Substring) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }

  /// Calls the body with each folder from the innermost to the empty one, until it answers false.
  static func forEachParent(of path: String, _ body: (String) -> Bool) {
    var folder = path[...]
    repeat {
      folder = parent(of: folder)
      guard body(String(folder)) else { return }
    } while !folder.isEmpty
  }
}
