import Findings
import PreviewSite

/// The baseline of a check: reads it, and updates it where that is asked for.
struct KnownFindings {
    private let options: BaselineOptions
    private let file: BaselineFile?
    private let scope: Baseline.Scope

    /// Finds the file: the command line's, or else the configuration's.
    init(_ options: BaselineOptions, _ project: Project, themes: [String]) throws(MissingBaseline) {
        self.options = options
        scope = Baseline.Scope(themes: themes)
        let named = options.file.map { ($0, ProjectFolder.absolute($0, in: project.currentFolder)) }
        let configured = project.configuration.baseline.map { path in
            (project.shown(project.folder.absolute(path)), project.folder.absolute(path))
        }
        file = (named ?? configured).map { BaselineFile(path: $1, label: $0) }
        if file == nil && (options.updates || options.isStrict) { throw .unnamed }
    }

    /// The baseline that a check marks findings by; nil where there is none, and where the check updates it first.
    func marking() throws -> Baseline? { options.updates ? nil : try file.map(baseline) }

    /// Updates the baseline by an unmarked report where that was asked for; returns the marked report.
    func updated(by report: Report, _ console: Console) throws -> Report {
        guard options.updates, let file else { return report }
        let baseline = try baseline(in: file)
        let updated = baseline.updated(by: report, scope: scope, acceptsNew: options.acceptNew)
        let outcome = try file.write(updated) ? "updated" : "up to date"
        console.note("\(file.label) is \(outcome): \(updated.rows.count.of("finding")), \(baseline.rows.count) before")
        return updated.applied(to: report, scope: scope, strict: options.isStrict)
    }

    private func baseline(in file: BaselineFile) throws -> Baseline {
        if options.acceptNew && file.isBlank { return Baseline() }
        if let baseline = try file.read() { return baseline }
        guard options.acceptNew else { throw MissingBaseline.absent(file.label) }
        return Baseline()
    }
}
