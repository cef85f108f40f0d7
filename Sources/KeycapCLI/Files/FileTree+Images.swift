import ImageAssets
import JSONReading

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileTree {
  /// Adds the image sets of an asset catalog, whose groups may be namespaces.
  ///
  /// What cannot be opened is no loss here: an image that is not found is said where a button names it.
  static func addCatalog(_ catalog: String, to images: inout AssetIndex) {
    var pending = [(folder: catalog, namespace: "")]
    while let (folder, namespace) = pending.popLast() {
      var ignored = Listing()
      for name in names(in: folder, [], &ignored) ?? [] {
        let path = "\(folder)/\(name)"
        if name.hasSuffix(".imageset") {
          images.add(imageSet: path, namespace: namespace)
        } else if !name.contains("."), isFolder(path) {
          pending.append((path, providesNamespace(path) ? "\(namespace)\(name)/" : namespace))
        }
      }
    }
  }

  /// Looks for catalogs and images where a path stands, and for catalogs in the folders that hold it: a document
  /// stands in a folder of its language or of its screen, the catalog in the one of the target.
  static func lookAround(_ path: String, isFolder: Bool, _ images: inout AssetIndex) {
    var folder = path
    if !isFolder {
      folder = parent(of: path)
      add(folder, alsoFiles: true, to: &images)
    }
    for _ in 0..<3 {
      // Above the folder of a repository stands nothing of its own.
      if exists("\(folder)/.git") { return }
      let next = parent(of: folder)
      if next == folder { return }
      folder = next
      add(folder, alsoFiles: false, to: &images)
    }
  }

  private static func add(_ folder: String, alsoFiles: Bool, to images: inout AssetIndex) {
    var ignored = Listing()
    for name in names(in: folder, [], &ignored) ?? [] {
      if name.hasSuffix(".xcassets") {
        addCatalog("\(folder)/\(name)", to: &images)
      } else if alsoFiles, ImageFile.isImage(name) {
        images.add(imageFile: "\(folder)/\(name)")
      }
    }
  }

  /// The folder that holds a path, written from where the path is written from.
  private static func parent(of path: String) -> String {
    let trimmed = path.last == "/" && path.count > 1 ? path.dropLast() : path[...]
    if trimmed == "/" { return "/" }
    if trimmed == "." || trimmed == ".." || trimmed.hasSuffix("/..") { return "\(trimmed)/.." }
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    // A group without a file of its own, or with one that says nothing, is no namespace.
    guard let bytes = try? FileBytes.contents(of: "\(folder)/Contents.json"),
      let value = try? JSONParser().parse(bytes)
    else { return false }
    return value["properties"]?["provides-namespace"] == .bool(true)
  }
}
