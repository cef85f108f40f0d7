import ButtonLayout

/// Which parts of a path count as its inside.
public enum FillRule: String, Sendable {
  /// Where the path winds round more one way than the other.
  case winding = "nonzero"
  /// Where a way out crosses the path an odd number of times.
  case evenOdd = "evenodd"
}

extension Path {
  /// The subpaths as chains of points, curves cut into lines.
  ///
  /// - Parameter segments: Lines a curve; 16 stay within a thousandth of the size of a quarter of a circle.
  /// - Returns: A chain a subpath; a closed one ends where it begins.
  public func flattened(segments: Int = 16) -> [[Point]] {
    var chains: [[Point]] = []
    var chain: [Point] = []
    var start = Point.zero
    func end() {
      if !chain.isEmpty { chains.append(chain) }
      chain = []
    }
    func curve(_ at: (Double) -> Point) {
      for step in 1...max(1, segments) { chain.append(at(Double(step) / Double(max(1, segments)))) }
    }
    for element in elements {
      if case .move = element {} else if chain.isEmpty { chain = [start] }
      let from = chain.last ?? start
      switch element {
      case .move(let point):
        end()
        start = point
        chain = [point]
      case .line(let point): chain.append(point)
      case .quadCurve(let point, let control):
        curve { t in
          mix([(from, (1 - t) * (1 - t)), (control, 2 * t * (1 - t)), (point, t * t)])
        }
      case .curve(let point, let control1, let control2):
        curve { t in
          let u = 1 - t
          return mix([
            (from, u * u * u), (control1, 3 * u * u * t), (control2, 3 * u * t * t),
            (point, t * t * t),
          ])
        }
      case .close:
        chain.append(start)
        end()
      }
    }
    end()
    return chains
  }

  /// Whether a point is inside; open subpaths count as closed.
  ///
  /// - Complexity: O(n) in the number of elements.
  public func contains(_ point: Point, rule: FillRule = .winding) -> Bool {
    var winding = 0
    var crossings = 0
    for chain in flattened() {
      for index in chain.indices {
        let from = chain[index]
        let to = chain[index + 1 == chain.count ? 0 : index + 1]
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        winding += to.y > from.y ? 1 : -1
        crossings += 1
      }
    }
    return rule == .winding ? winding != 0 : crossings % 2 == 1
  }

  /// The smallest rectangle that holds what is drawn, without control points that stand outside.
  public var bounds: Rect? { Path.bounds(of: flattened(segments: 64).flatMap { $0 }) }

  private func mix(_ parts: [(Point, Double)]) -> Point {
    var sum = Point.zero
    for (point, weight) in parts {
      sum.x += point.x * weight
      sum.y += point.y * weight
    }
    return sum
  }
}
