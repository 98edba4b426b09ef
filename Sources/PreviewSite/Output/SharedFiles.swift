import Findings
import ThemeRendering

/// The files that each theme adds a part to, while a site is made.
final class SharedFiles {
    private let files: [any SharedFile]
    private let reasons: [RebuildReason?]
    private let parts: PartFiles?
    private var totals: Summary

    /// Whether some of the files have to be made, so that the parts of all themes are needed.
    var areStale: Bool { parts != nil }

    init(_ files: [any SharedFile], of check: ProjectCheck, for output: some SiteOutput) throws {
        self.files = files
        reasons = files.map { output.reasonToMake(PlannedPath(path: $0.path, inputs: $0.inputs)) }
        parts = reasons.contains { $0 != nil } ? try PartFiles(for: files, of: output) : nil
        totals = Summary(Report(findings: check.catalogFindings))
    }

    /// Adds what the next theme adds.
    func add(_ share: ThemeShare) throws {
        totals += share.totals
        try parts?.append(share.parts)
    }

    /// Makes the files once all themes are added.
    func write(into output: some SiteOutput, _ trace: BuildTrace?) throws {
        for (index, file) in files.enumerated() {
            guard let reason = reasons[index], let parts else { continue }
            let texts = try file.texts(totals)
            try trace.measure(.write, file.path.description) {
                try output.take(file.path, because: reason) { try parts.assemble(index, texts, $0) }
            }
        }
    }
}
