import ImageAssets

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
    /// The images that stand beside them.
    var images = AssetIndex()
  }

  /// Lists every file at or below the paths whose name ends in one of the endings, each folder's names in order.
  ///
  /// A path that is given is taken whatever its ending. Links to folders are not followed, so that no ring holds the
  /// walk; pipes and devices are no documents, and waiting for one would hold it too; hidden folders and build
  /// products of Xcode and package managers are passed over.
  static func files(at paths: [String], endings: [String]) -> Listing {
    var listing = Listing()
    for path in paths {
      var status = stat()
      guard stat(path, &status) == 0 else {
        listing.errors.append(.current(path))
        continue
      }
      if status.isFolder {
        walk(path, endings: endings, into: &listing)
      } else {
        listing.files.append(path)
      }
      lookAround(path, isFolder: status.isFolder, &listing.images)
    }
    return listing
  }

  private static func walk(_ root: String, endings: [String], into listing: inout Listing) {
    // A stack of our own: a deep tree must not exhaust the thread's.
    var pending = [root]
    while let folder = pending.popLast() {
      guard let names = names(in: folder, endings, &listing) else { continue }
      var folders: [String] = []
      for name in names {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        if name.hasSuffix(".xcassets") {
          addCatalog(path, to: &listing.images)
          continue
        }
        let isWanted = endings.contains { name.hasSuffix($0) }
        var status = stat()
        guard lstat(path, &status) == 0 else {
          listing.errors.append(.current(path))
          continue
        }
        if status.isFolder {
          if !passedOver.contains(name) && !name.hasPrefix(".") { folders.append(path) }
        } else if isWanted {
          // What a link leads to decides; one that leads nowhere is a file that cannot be read.
          guard stat(path, &status) == 0 else {
            listing.errors.append(.current(path))
            continue
          }
          if status.isFile { listing.files.append(path) }
        } else if ImageFile.isImage(name) {
          listing.images.add(imageFile: path)
        }
      }
      pending.append(contentsOf: folders.reversed())
    }
  }

  private static let passedOver: Set<String> = ["DerivedData", "node_modules"]

  /// The names in a folder, in order; those that are no UTF-8 are reported, since no path can be made of them here.
  static func names(
    in folder: String, _ endings: [String], _ listing: inout Listing
  ) -> [String]? {
    guard let stream = opendir(folder) else {
      listing.errors.append(.current(folder))
      return nil
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        Array(bytes.prefix { $0 != 0 })
      }
      let text = String(decoding: name, as: UTF8.self)
      guard text.utf8.elementsEqual(name) else {
        // A file that would be passed over anyway is nobody's loss; anything else may be.
        if entry.pointee.d_type != DT_REG || endings.contains(where: text.hasSuffix) {
          listing.errors.append(
            FileError(path: "\(folder)/\(text)", reason: "The name is not UTF-8"))
        }
        continue
      }
      if text != "." && text != ".." { names.append(text) }
    }
    return names.sorted()
  }
}

extension stat {
  fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  fileprivate var isFile: Bool { st_mode & S_IFMT == S_IFREG }
}
