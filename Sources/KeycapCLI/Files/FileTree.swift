#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files below folders.
enum FileTree {
  /// What was found: files in a stable order, and what could not be opened.
  struct Listing {
    var files: [String] = []
    var errors: [FileError] = []
  }

  /// Lists every file at or below the paths whose name ends in one of the endings, each folder's names in order.
  ///
  /// A path that is a file is taken whatever its ending. Links to folders are not followed, so that no ring holds
  /// the walk, and hidden folders and build products of Xcode and package managers are passed over.
  static func files(at paths: [String], endings: [String]) -> Listing {
    var listing = Listing()
    for path in paths {
      var status = stat()
      guard stat(path, &status) == 0 else {
        listing.errors.append(.current(path))
        continue
      }
      if isFolder(status) {
        walk(path, endings: endings, into: &listing)
      } else {
        listing.files.append(path)
      }
    }
    return listing
  }

  private static func walk(_ root: String, endings: [String], into listing: inout Listing) {
    // A stack of our own: a deep tree must not exhaust the thread's.
    var pending = [root]
    while let folder = pending.popLast() {
      guard let names = names(in: folder, &listing) else { continue }
      var folders: [String] = []
      for name in names {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0 else {
          listing.errors.append(.current(path))
          continue
        }
        if isFolder(status) {
          if !passedOver.contains(name) && !name.hasPrefix(".") { folders.append(path) }
        } else if endings.contains(where: { name.hasSuffix($0) }) {
          listing.files.append(path)
        }
      }
      pending.append(contentsOf: folders.reversed())
    }
  }

  private static let passedOver: Set<String> = ["DerivedData", "node_modules"]

  private static func names(in folder: String, _ listing: inout Listing) -> [String]? {
    guard let stream = opendir(folder) else {
      listing.errors.append(.current(folder))
      return nil
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func isFolder(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFDIR
  }
}
