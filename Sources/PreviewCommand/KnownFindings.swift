import ArgumentParser
import Findings
import PreviewSite

/// Reads the baseline of a check, and updates it if the options say so.
struct KnownFindings {
    private let options: BaselineOptions
    private let file: BaselineFile?
    private let scope: Baseline.Scope

    /// Uses the command line's file, or else the configuration's.
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

    /// The baseline to mark findings with; nil if there is none, or if it will be updated from unmarked findings.
    func marking() throws -> Baseline? { options.updates ? nil : try file.map(baseline) }

    /// If the options say so, updates the baseline from an unmarked report and returns the marked report.
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

/// The options for known findings.
struct BaselineOptions: ParsableArguments {
    @Option(
        name: .customLong("baseline"),
        help: ArgumentHelp(
            "Allow the findings that this file lists (default: 'contrast.baseline' of themepreview.yml).",
            valueName: "file"))
    var file: String?

    @Flag(
        name: .customLong("update-baseline"),
        help: "Drop rows whose finding is gone from the baseline, and record values that got better.")
    var updates = false

    @Flag(help: "With --update-baseline: take in new findings and worse values too.")
    var acceptNew = false

    @Flag(name: .customLong("strict-baseline"), help: "Fail when the baseline lists a finding that is gone.")
    var isStrict = false

    func validate() throws {
        if acceptNew && !updates { throw ValidationError("--accept-new goes with --update-baseline.") }
    }
}
