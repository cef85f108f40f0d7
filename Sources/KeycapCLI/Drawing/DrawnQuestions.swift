import ButtonInspection
import InterfaceBuilder
import JSONReading

/// The buttons that somebody wants drawn: of JSON, or of documents.
struct DrawnQuestions {
  /// The buttons, in the order of the files.
  private(set) var questions: [ButtonQuestion] = []
  /// Sentences about what cannot be drawn.
  private(set) var complaints: [String] = []

  private static let documentEndings = [".xib", ".storyboard"]

  /// Reads files and the documents of folders; "-" is standard input.
  init(operands: [String]) {
    for operand in operands {
      guard operand != "-" else {
        read(json: operand)
        continue
      }
      let listing = FileTree.files(at: [operand], endings: Self.documentEndings)
      complaints += listing.errors.map { "\($0)" }
      for path in listing.files {
        if Self.documentEndings.contains(where: path.hasSuffix) {
          read(document: path)
        } else {
          read(json: path)
        }
      }
    }
  }

  private mutating func read(document path: String) {
    do {
      let document = try IBDocument(reading: try FileBytes.contents(of: path), path: path)
      let images = DocumentImages(FileTree.files(at: [path], endings: []).images)
      for button in document.buttons {
        do throws(QuestionError) {
          let question = try ButtonQuestion(button, in: document) { request in
            // An image that cannot be read is `inspect`'s to tell; the recorded size counts, as there.
            try? images.image(request, near: path)
          }
          questions.append(question)
        } catch {
          complaints.append("\(path):\(button.line): button '\(button.objectID)': \(error)")
        }
      }
    } catch let error as FileError {
      complaints.append("\(error)")
    } catch {
      complaints.append("\(error).")
    }
  }

  /// One object over as many lines as it likes, or one a line, as for `keycap layout`.
  private mutating func read(json path: String) {
    do throws(FileError) {
      var bytes: [UInt8] = []
      try LineReader(path: path).forEachChunk { lines in
        for line in lines {
          bytes += line
          bytes.append(0x0A)
        }
      }
      read(bytes, of: path == "-" ? "standard input" : path)
    } catch {
      complaints.append("\(error)")
    }
  }

  private mutating func read(_ bytes: [UInt8], of path: String) {
    let parser = JSONParser()
    var (line, count) = (0, 0)
    for text in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      line += 1
      let isRead = text.withUnsafeBytes { text in
        if text.isBlank { return true }
        // Where the first line is no whole object, the file is one.
        if count == 0 && !parser.isWhole(text) { return false }
        count += 1
        append(text, line: line, of: path, parser)
        return true
      }
      if isRead { continue }
      return bytes.withUnsafeBytes { append($0, line: line, of: path, parser) }
    }
    if count == 0 { complaints.append("\(path): a JSON object was expected, and there is none.") }
  }

  private mutating func append(
    _ text: UnsafeRawBufferPointer, line: Int, of path: String, _ parser: borrowing JSONParser
  ) {
    var id = ""
    do throws(QuestionError) {
      questions.append(try ButtonQuestion(text: text, line: line, by: parser, id: &id))
    } catch {
      complaints.append("\(path):\(line): \(error)")
    }
  }
}

extension JSONParser {
  /// Whether a text is one whole JSON value.
  fileprivate borrowing func isWhole(_ text: UnsafeRawBufferPointer) -> Bool {
    do throws(SyntaxError) {
      _ = try parse(text)
      return true
    } catch {
      return false
    }
  }
}
