import Foundation
import InterfaceBuilder
import Testing

/// The bytes of one of the documents beside the tests.
func bytes(ofDocument name: String) throws -> [UInt8] {
  let url = try #require(Bundle.module.url(forResource: "Documents", withExtension: nil))
  return try [UInt8](Data(contentsOf: url.appendingPathComponent(name)))
}

/// Reads one of the documents beside the tests.
func document(named name: String) throws -> IBDocument {
  try IBDocument(reading: bytes(ofDocument: name), path: name)
}

/// An iOS document, line 1, around what stands inside its root.
func source(_ content: String) -> String {
  "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\">"
    + content + "</document>"
}

/// Reads an iOS document from what stands inside its root.
func document(_ content: String) throws(InterfaceBuilderError) -> IBDocument {
  try IBDocument(reading: Array(source(content).utf8), path: "Own.xib")
}

/// The only button of an iOS document, from its attributes and children.
func button(_ attributes: String = "", _ children: String = "") throws -> IBButton {
  let buttons = try document("<button id=\"b\" \(attributes)>\(children)</button>").buttons
  try #require(buttons.count == 1)
  return buttons[0]
}

/// What went wrong while bytes were read, in its own words.
func failure(_ text: String) -> String? {
  failure(Array(text.utf8))
}

/// What went wrong while bytes were read, in its own words.
func failure(_ bytes: [UInt8]) -> String? {
  do {
    _ = try IBDocument(reading: bytes, path: "Own.xib")
    return nil
  } catch {
    return error.description
  }
}
