import ButtonInspection
import InspectionReport
import Typesetting

/// An inspection of many files on every core, and what is written about it.
struct Inspection {
  let files: [String]
  let images: DocumentImages
  let measurer: TextMeasurer
  let rules: FindingRules
  let console: Console
  private let folder = WorkingFolder()

  init(
    files: [String], images: DocumentImages, measurer: TextMeasurer, rules: FindingRules,
    console: Console
  ) {
    self.files = files
    self.images = images
    self.measurer = measurer
    self.rules = rules
    self.console = console
  }

  /// Prints what is written about each file.
  func print(
    _ write: @Sendable ([InspectedButton], String) -> [UInt8]
  ) -> InspectionTotals {
    let folder = folder
    return print(named: { folder.shortened($0) }, write)
  }

  /// Prints what is written about each file, which is called by a name of its own.
  func print(
    named name: @Sendable (String) -> String,
    _ write: @Sendable ([InspectedButton], String) -> [UInt8]
  ) -> InspectionTotals {
    var totals = InspectionTotals()
    for report in reports(named: name, write) {
      totals.merge(report.totals)
      complain(about: report)
      console.print(report.output ?? [])
    }
    return totals
  }

  /// Puts a page together about all files.
  func page() -> (html: [UInt8], totals: InspectionTotals) {
    var totals = InspectionTotals()
    let (folder, measurer) = (folder, measurer)
    let reports = reports(named: { folder.shortened($0) }) {
      ReportSection($0, file: $1, measuringWith: measurer)
    }
    for report in reports {
      totals.merge(report.totals)
      complain(about: report)
    }
    let html = ReportPage.html(
      reports.compactMap(\.output), summary: totals.sentence(files: files.count),
      counts: totals.counts, found: totals.buttonsWithFindings, total: totals.buttons)
    return (html, totals)
  }

  private func complain(about report: DocumentReport<some Sendable>) {
    for complaint in report.complaints { console.complain("keycap: \(complaint)") }
  }

  private func reports<Output: Sendable>(
    named name: @Sendable (String) -> String,
    _ write: @Sendable ([InspectedButton], String) -> Output
  ) -> [DocumentReport<Output>] {
    let progress = ProgressLine(total: files.count, noun: "files")
    defer { progress.finish() }
    let (images, measurer, rules) = (images, measurer, rules)
    return Workers.map(files) { path in
      defer { progress.advance() }
      return DocumentReport(
        path: path, name: name(path), measuringWith: measurer, lookingFor: rules,
        images: images, writing: write)
    }
  }
}
