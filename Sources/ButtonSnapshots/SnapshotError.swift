/// Why a snapshot is not what was expected.
public enum SnapshotError: Error, Equatable, CustomStringConvertible {
  /// There was no reference; one was written, to be looked at.
  case recorded([String])
  /// The display list is another.
  case listDiffers(name: String, line: Int, expected: String, found: String, files: [String])
  /// The display list is the same, and the pixels are not.
  case pixelsDiffer(name: String, count: Int, files: [String])
  /// A file cannot be read or written.
  case file(path: String, reason: String)

  /// A sentence.
  public var description: String {
    switch self {
    case .recorded(let files):
      return "There was no reference, so one was recorded: look at \(Self.list(files)), "
        + "and test again."
    case .listDiffers(let name, let line, let expected, let found, let files):
      return "'\(name)' is drawn otherwise from line \(line) on: expected '\(expected)', found "
        + "'\(found)'. Compare \(Self.list(files))."
    case .pixelsDiffer(let name, let count, let files):
      return "'\(name)' has the same display list and \(count) other pixels. "
        + "Compare \(Self.list(files))."
    case .file(let path, let reason): return "\(path): \(reason)."
    }
  }

  private static func list(_ files: [String]) -> String { files.joined(separator: ", ") }
}
