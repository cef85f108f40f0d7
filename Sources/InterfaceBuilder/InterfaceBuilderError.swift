/// Why a file could not be read as an Interface Builder document.
public enum InterfaceBuilderError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A place in a file.
  public struct Position: Equatable, Sendable, CustomStringConvertible {
    /// The name that the caller gave the file.
    public var path: String
    /// The line, from 1.
    public var line: Int
    /// The column in characters, from 1.
    public var column: Int

    /// Creates a position.
    public init(path: String, line: Int, column: Int) {
      self.path = path
      self.line = line
      self.column = column
    }

    /// `path:line:column`, as compilers write it.
    public var description: String { "\(path):\(line):\(column)" }
  }

  /// The file has no bytes.
  case empty(path: String)
  /// The bytes do not even begin like XML: a compiled nib, for example.
  case notXML(at: Position, reason: String)
  /// The bytes end too early: inside the named element, or before the root element.
  case truncated(at: Position, inside: String?)
  /// An end tag closes another element than the open one.
  case mismatchedEndTag(at: Position, expected: String)
  /// The XML breaks another of XML's rules; the reason is Expat's.
  case malformed(at: Position, reason: String, inside: String?)
  /// The XML is no Interface Builder document.
  case foreignRoot(at: Position, element: String)
  /// The XML declares an entity, whose content would have no place in the file.
  case entityDeclared(at: Position, name: String)
  /// No memory was left for the parser.
  case outOfMemory(path: String)

  /// One sentence: where, what is there, what was expected.
  public var description: String {
    switch self {
    case .empty(let path):
      "\(path): the file is empty; an Interface Builder document was expected"
    case .notXML(let position, let reason):
      "\(position): the file is not XML (\(reason)); an Interface Builder document was expected"
    case .truncated(let position, let element?):
      "\(position): the XML ends inside '<\(element)>'; '</\(element)>' was expected"
    case .truncated(let position, nil):
      "\(position): the XML ends before its root element; '<document>' was expected"
    case .mismatchedEndTag(let position, let element):
      "\(position): this end tag closes another element; '</\(element)>' was expected"
    case .malformed(let position, let reason, let element?):
      "\(position): the XML inside '<\(element)>' is broken (\(reason)); well-formed XML was expected"
    case .malformed(let position, let reason, nil):
      "\(position): the XML is broken (\(reason)); well-formed XML was expected"
    case .foreignRoot(let position, let element):
      "\(position): the root element is '<\(element)>'; '<document>' was expected"
    case .entityDeclared(let position, let name):
      "\(position): the entity '\(name)' is declared; "
        + "a document without entities was expected, as Interface Builder writes it"
    case .outOfMemory(let path):
      "\(path): no memory is left to read the file"
    }
  }
}
