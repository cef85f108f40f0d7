/// Grey pixels, 0 black to 1 white, and what becomes of them when an image is shown in another size.
///
/// Sizes are reduced by averaging what a pixel covers and enlarged by mixing neighbours, as image contexts and image
/// views do by default, but for the last digits.
struct GreyPixels {
  let width: Int
  let height: Int
  private let values: [Double]

  /// Pixels by a function of column and row.
  init(width: Int, height: Int, _ value: (Int, Int) -> Double) {
    self.width = width
    self.height = height
    var values: [Double] = []
    values.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width { values.append(value(column, row)) }
    }
    self.values = values
  }

  subscript(column: Int, row: Int) -> Double { values[row * width + column] }

  /// Rings around the middle: hard edges in every direction.
  static func rings(_ side: Int, every period: Double) -> GreyPixels {
    GreyPixels(width: side, height: side) { column, row in
      let x = Double(column) + 0.5 - Double(side) / 2
      let y = Double(row) + 0.5 - Double(side) / 2
      let distance = (x * x + y * y).squareRoot()
      return (distance / period * 2).rounded(.down).truncatingRemainder(dividingBy: 2)
    }
  }

  /// The pixels in another size, one axis after the other.
  func resampled(to newWidth: Int, _ newHeight: Int) -> GreyPixels {
    let across = GreyPixels.weights(from: width, to: newWidth)
    let wide = GreyPixels(width: newWidth, height: height) { column, row in
      across[column].reduce(0) { $0 + $1.weight * self[$1.index, row] }
    }
    let down = GreyPixels.weights(from: height, to: newHeight)
    return GreyPixels(width: newWidth, height: newHeight) { column, row in
      down[row].reduce(0) { $0 + $1.weight * wide[column, $1.index] }
    }
  }

  /// Which old pixels each new one is made of: a tent as wide as the larger of the two pixels.
  private static func weights(from old: Int, to new: Int) -> [[(index: Int, weight: Double)]] {
    let ratio = Double(old) / Double(new)
    let reach = max(1, ratio)
    return (0..<new).map { place in
      let middle = (Double(place) + 0.5) * ratio - 0.5
      let candidates = Int((middle - reach).rounded(.up))...Int((middle + reach).rounded(.down))
      let parts = candidates.map { index in
        (
          index: min(max(index, 0), old - 1),
          weight: 1 - abs(Double(index) - middle) / reach
        )
      }
      let sum = parts.reduce(0) { $0 + $1.weight }
      return parts.map { (index: $0.index, weight: $0.weight / sum) }
    }
  }

  /// How steep edges are: the largest step between neighbours of a row, on average over the rows; 1 is a hard edge.
  var sharpness: Double {
    let steps = (0..<height).map { row in
      (1..<width).map { abs(self[$0, row] - self[$0 - 1, row]) }.max() ?? 0
    }
    return steps.reduce(0, +) / Double(max(1, height))
  }
}
