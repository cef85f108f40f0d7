import ButtonInspection
import ButtonLayout

extension JSONWriter {
  /// Writes an answer: every key is always there.
  mutating func answer(_ answer: ButtonAnswer) {
    object { json in
      json.key("id")
      json.string(answer.id)
      json.key("size")
      json.size(answer.size)
      json.key("intrinsicContentSize")
      json.size(answer.intrinsicContentSize)
      let arrangement = answer.arrangement
      json.rect("backgroundRect", arrangement.backgroundRect)
      json.rect("contentRect", arrangement.contentRect)
      json.rect("imageArea", arrangement.imageArea)
      json.rect("titleArea", arrangement.titleArea)
      json.rect("imageRect", arrangement.imageRect)
      json.rect("imageDrawnRect", arrangement.imageDrawnRect)
      json.rect("titleRect", arrangement.titleRect)
      json.rect("subtitleRect", nil)
      json.key("drawnTitle")
      if let title = answer.drawnTitle { json.string(title) } else { json.null() }
      json.key("titleIsTruncated")
      json.bool(arrangement.titleIsTruncated)
      json.key("titleMeasuredBy")
      if let measurer = answer.titleMeasuredBy { json.string(measurer) } else { json.null() }
      json.key("issues")
      json.array { list in
        for issue in answer.issues { list.place(issue.path, issue.message) }
      }
      json.key("unverified")
      json.array { list in
        for name in answer.unverified.names { list.string(name) }
      }
    }
  }

  /// Writes a question that cannot be answered.
  mutating func failure(_ error: QuestionError, id: String) {
    object { json in
      json.key("id")
      json.string(id)
      json.key("error")
      json.place(error.path, error.message)
    }
  }

  /// Writes where something is and what it is.
  mutating func place(_ path: String, _ message: String) {
    object { json in
      json.key("path")
      json.string(path)
      json.key("message")
      json.string(message)
    }
  }

  /// Writes `[x, y, width, height]`, or null.
  mutating func rect(_ key: String, _ rect: Rect?) {
    self.key(key)
    guard let rect else { return null() }
    array { numbers in
      for number in [rect.minX, rect.minY, rect.width, rect.height] { numbers.number(number) }
    }
  }

  /// Writes `[width, height]`.
  mutating func size(_ size: Size) {
    array { numbers in
      numbers.number(size.width)
      numbers.number(size.height)
    }
  }
}
