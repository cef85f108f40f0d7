import Foundation

/// The asset catalogs of a bundle, as folders.
///
/// The format is Apple's *Asset Catalog Format Reference*: an asset is a folder such as `Cart.imageset` with a
/// `Contents.json`. What a device would hold compiled is read as Xcode left it.
enum AssetCatalog {
  /// Folders of assets by their names, `Cart.imageset` or, in groups with a namespace, `Shop/Cart.imageset`.
  private struct Index {
    var folders: [String: String] = [:]
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var indexes: [String: Index] = [:]

  /// The places where a bundle's resources may be.
  ///
  /// A package's resources stand in a folder `Package_Target.resources` beside the program, those of the main
  /// bundle therefore in every such folder.
  static func roots(of bundle: Bundle?) -> [String] {
    let chosen = bundle ?? .main
    var roots: [String] = []
    for path in [chosen.resourcePath, chosen.bundlePath].compactMap({ $0 })
    where !roots.contains(path) {
      roots.append(path)
    }
    guard bundle == nil || chosen == .main else { return roots }
    for root in roots {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
      for name in names.sorted() where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
        roots.append("\(root)/\(name)")
      }
    }
    return roots
  }

  /// The folder of an asset; `nil` when there is none.
  static func folder(_ name: String, kind: String, in root: String) -> String? {
    lock.withLock {
      let index: Index
      if let known = indexes[root] {
        index = known
      } else {
        index = self.index(of: root)
        indexes[root] = index
      }
      return index.folders["\(name).\(kind)"]
    }
  }

  private static func index(of root: String) -> Index {
    var index = Index()
    for catalog in entries(of: root) where catalog.hasSuffix(".xcassets") {
      collect("\(root)/\(catalog)", prefix: "", into: &index)
    }
    return index
  }

  private static func collect(_ folder: String, prefix: String, into index: inout Index) {
    for name in entries(of: folder) {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".imageset") || name.hasSuffix(".colorset") {
        // The first of two of one name counts.
        if index.folders[prefix + name] == nil { index.folders[prefix + name] = path }
      } else if !name.contains(".") {
        let properties = contents(of: path)?["properties"] as? [String: Any]
        let hasNamespace = properties?["provides-namespace"] as? Bool ?? false
        collect(path, prefix: hasNamespace ? "\(prefix)\(name)/" : prefix, into: &index)
      }
    }
  }

  private static func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// What an asset's `Contents.json` says; one that cannot be read is reported.
  static func contents(of folder: String) -> [String: Any]? {
    let path = "\(folder)/Contents.json"
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    guard
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else {
      HeadlessReport.note(path, "The file is not a JSON object, so the asset was not read.")
      return nil
    }
    return object
  }

  /// How well a variant of an asset fits traits: `nil` when it is for others.
  static func fit(_ entry: [String: Any], _ traits: UITraitCollection) -> Int? {
    var points = 0
    switch entry["idiom"] as? String {
    case nil, "universal": break
    case "iphone" where traits.userInterfaceIdiom == .phone: points += 1
    case "ipad" where traits.userInterfaceIdiom == .pad: points += 1
    case "tv" where traits.userInterfaceIdiom == .tv: points += 1
    default: return nil
    }
    for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark") where traits.userInterfaceStyle == .dark: points += 2
      case ("luminosity", "light") where traits.userInterfaceStyle != .dark: points += 2
      default: return nil
      }
    }
    switch entry["language-direction"] as? String {
    case nil: break
    case "right-to-left" where traits.layoutDirection == .rightToLeft: points += 1
    case "left-to-right" where traits.layoutDirection != .rightToLeft: points += 1
    default: return nil
    }
    return points
  }
}
