/// An enumeration whose cases are found by their names without `String`, whose comparison needs
/// Unicode tables that a page in a browser should not have to load.
protocol NamedCase: CaseIterable {
  var name: StaticString { get }
}

extension NamedCase {
  /// The case whose name has these bytes.
  static func named(_ bytes: some Collection<UInt8>) -> Self? {
    for value in allCases where value.hasName(bytes) {
      return value
    }
    return nil
  }

  private func hasName(_ bytes: some Collection<UInt8>) -> Bool {
    let text = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    return text.elementsEqual(bytes)
  }
}
