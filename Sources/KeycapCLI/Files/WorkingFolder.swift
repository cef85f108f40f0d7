#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder that somebody stands in.
struct WorkingFolder: Sendable {
  /// Its path with a slash at the end; `nil` where it has none any more.
  private let prefix: String?

  init() {
    guard let path = getcwd(nil, 0) else {
      prefix = nil
      return
    }
    defer { free(path) }
    let name = String(cString: path)
    prefix = name.hasSuffix("/") ? name : name + "/"
  }

  /// A path as somebody who stands here would type it: what is above the folder is left out.
  func shortened(_ path: String) -> String {
    guard let prefix, path.hasPrefix(prefix), path.count > prefix.count else { return path }
    return String(path.dropFirst(prefix.count))
  }
}
