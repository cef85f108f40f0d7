import ButtonInspection
import InterfaceBuilder
import JSONReading
import Typesetting

/// Reads the questions about buttons that somebody names: a file of JSON, or a button of a document.
enum QuestionSource {
  /// Why there is no question: a sentence.
  struct Failure: Error {
    let message: String
  }

  /// The questions of an operand: `BUTTON.json`, `-`, `FILE.xib`, or `FILE.xib#objectID`.
  static func questions(
    _ operand: String, measuringWith measurer: TextMeasurer
  ) throws(Failure) -> [ButtonQuestion] {
    let parts = operand.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts[0])
    if path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      let id = parts.count > 1 ? String(parts[1]) : nil
      return [try question(inDocument: path, objectID: id, measurer)]
    }
    return try questions(inJSON: operand)
  }

  private static func question(
    inDocument path: String, objectID: String?, _ measurer: TextMeasurer
  ) throws(Failure) -> ButtonQuestion {
    let buttons: [InspectedButton]
    do {
      let document = try IBDocument(reading: try FileBytes.contents(of: path), path: path)
      let images = DocumentImages(FileTree.files(at: [path], endings: []).images)
      buttons = document.inspectedButtons(measuringWith: measurer) { request in
        // An image that cannot be read is `inspect`'s to tell; the recorded size counts, as there.
        try? images.image(request, near: path)
      }
    } catch let error as FileError {
      throw Failure(message: "\(error)")
    } catch {
      throw Failure(message: "\(error).")
    }
    let ids = buttons.map(\.source.objectID)
    let listed =
      ids.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
      + (ids.count > 12 ? " …" : "")
    guard let first = buttons.first else { throw Failure(message: "\(path): there is no button.") }
    guard let objectID else {
      guard buttons.count == 1 else {
        throw Failure(
          message: "\(path): which of its \(buttons.count) buttons? "
            + "Write '\(path)#ID' with one of \(listed).")
      }
      return try question(first, path)
    }
    guard let button = buttons.first(where: { $0.source.objectID == objectID }) else {
      let hint = Suggestion.nearest(to: objectID, in: ids).map { "; did you mean '\($0)'?" }
      throw Failure(
        message: "\(path): there is no button '\(objectID)'\(hint ?? "; there are \(listed).")")
    }
    return try question(button, path)
  }

  private static func question(
    _ button: InspectedButton, _ path: String
  ) throws(Failure) -> ButtonQuestion {
    if let question = button.question { return question }
    let place = "\(path)#\(button.source.objectID)"
    guard case .failure(let error) = button.answer else {
      throw Failure(message: "\(place): the document says too little of it.")
    }
    throw Failure(message: "\(place): \(error)")
  }

  /// A file that holds one object over any number of lines, or one a line.
  private static func questions(inJSON path: String) throws(Failure) -> [ButtonQuestion] {
    let name = path == "-" ? "standard input" : path
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.contents(of: path == "-" ? "/dev/stdin" : path)
    } catch {
      throw Failure(message: "\(error)")
    }
    // A line feed inside a string is no JSON either way, so the object may be read as one line.
    let whole = bytes.map { $0 == 0x0A ? 0x20 : $0 }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains { ![0x20, 0x09, 0x0D].contains($0) } }
    guard let first = lines.first else { throw Failure(message: "\(name): there is no button.") }
    let parser = JSONParser()
    if lines.count == 1 || json(first.element, parser) == nil {
      return [try question(whole[...], "", name, parser)]
    }
    var questions: [ButtonQuestion] = []
    for line in lines {
      questions.append(try question(line.element, "line \(line.offset + 1): ", name, parser))
    }
    return questions
  }

  private static func json(
    _ text: ArraySlice<UInt8>, _ parser: borrowing JSONParser
  ) -> JSONValue? {
    text.withUnsafeBytes { text in
      do {
        return try parser.parse(text)
      } catch {
        // The first line alone need not be JSON: the object may go on.
        return nil
      }
    }
  }

  private static func question(
    _ text: ArraySlice<UInt8>, _ place: String, _ name: String, _ parser: borrowing JSONParser
  ) throws(Failure) -> ButtonQuestion {
    let result: Result<ButtonQuestion, Failure> = text.withUnsafeBytes { text in
      do throws(JSONParser.SyntaxError) {
        let json = try parser.parse(text)
        do throws(QuestionError) {
          try RepeatedKey.refuse(in: text, readAs: json, by: parser)
          return .success(try ButtonQuestion(json: json, defaultID: "1"))
        } catch {
          return .failure(Failure(message: "\(name): \(place)\(error)"))
        }
      } catch {
        return .failure(
          Failure(
            message: "\(name): \(place)This is no JSON at byte \(error.column): \(error.reason)."))
      }
    }
    return try result.get()
  }
}
