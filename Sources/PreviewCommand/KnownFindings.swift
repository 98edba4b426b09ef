import Findings
import PreviewSite
import SourceText

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

    /// The report with the findings marked that a budget allows.
    ///
    /// If the options say so, first updates the baseline from the report, which must be unmarked then.
    func marked(_ report: Report, of project: ResolvedProject, _ console: Console) throws -> Report {
        guard let file else { return report }
        var baseline = project.following(try baseline(in: file))
        if options.updates {
            let before = baseline
            baseline = try updated(baseline, by: report, of: project)
            let outcome = try file.write(baseline) ? "updated" : "up to date"
            console.note(
                "\(file.label) is \(outcome): \(baseline.size.of("finding")), \(before.size) before"
            )
        }
        let isWhole = scope.themes.isEmpty
        let marked =
            options.updates
            ? baseline.applied(to: report, scope: scope, strict: options.isStrict) : report
        return baseline.budgeting(marked, isWhole: isWhole, strict: options.isStrict)
    }

    private func updated(
        _ baseline: Baseline,
        by report: Report,
        of project: ResolvedProject
    ) throws -> Baseline {
        guard options.byCount || baseline.budgets != nil else {
            let themes = Set(report.findings.compactMap(\.theme))
            return baseline.updated(
                by: report,
                scope: scope,
                acceptsNew: options.acceptNew,
                digests: project.digests(of: themes)
            )
        }
        guard scope.themes.isEmpty else {
            throw CommandError(
                "this baseline counts findings of the whole project",
                help: "leave --theme out"
            )
        }
        if baseline.budgets == nil, options.acceptNew { return .counting(report) }
        return baseline.updatedBudgets(by: report, acceptsNew: options.acceptNew)
    }

    private func baseline(in file: BaselineFile) throws -> Baseline {
        if options.acceptNew && file.isBlank { return Baseline() }
        if let baseline = try file.read() { return baseline }
        guard options.acceptNew else { throw MissingBaseline.absent(file.label) }
        return Baseline()
    }
}

extension Baseline {
    /// How many findings it allows.
    fileprivate var size: Int { rows.count + (budgets?.values.reduce(0, +) ?? 0) }
}
