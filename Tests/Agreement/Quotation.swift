/// The part of the README that quotes the table.
package enum Quotation {
  static let start = "<!-- agreement: written by `make agreement` -->"
  static let end = "<!-- end of agreement -->"

  /// A page without the place for the table.
  package struct MissingPlace: Error, CustomStringConvertible {
    package var description: String {
      "the README lacks the lines '\(start)' and '\(end)', between which the table stands"
    }
  }

  /// The page with the table of today in its place.
  package static func replaced(
    in page: String, by table: AgreementTable
  ) throws(MissingPlace) -> String {
    let before = page.components(before: start)
    let after = page.components(after: end)
    guard let before, let after else { throw MissingPlace() }
    return before + start + "\n" + table.sentence + "\n\n" + table.table + "\n" + end + after
  }
}

extension String {
  fileprivate func components(before marker: String) -> String? {
    firstRange(of: marker).map { String(self[..<$0.lowerBound]) }
  }

  fileprivate func components(after marker: String) -> String? {
    firstRange(of: marker).map { String(self[$0.upperBound...]) }
  }

  private func firstRange(of marker: String) -> Range<String.Index>? {
    ranges(of: marker).first
  }
}
