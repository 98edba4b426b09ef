import Findings
import ProjectChecks
import Projects
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
    func marked(
        _ report: Report,
        of project: ResolvedProject,
        in session: ProjectSession,
        _ console: Console
    ) throws -> Report {
        guard let file else { return report }
        var baseline = project.following(try baseline(in: file))
        if options.updates {
            let before = baseline
            baseline = try updated(baseline, by: report, of: project)
            let outcome = try file.write(baseline) ? "updated" : "up to date"
            if options.acceptNew {
                console.note(accepted(of: report, by: before, as: baseline, in: session))
            }
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

    /// The findings, or the numbers of them, that a baseline did not have, and the number of those that it never has.
    private func accepted(
        of report: Report,
        by old: Baseline,
        as new: Baseline,
        in session: ProjectSession
    ) -> String {
        var lines: [String] = []
        if let budgets = new.budgets {
            lines = budgets.sorted { $0.key < $1.key }.compactMap { rule, count in
                let before = old.budgets?[rule] ?? 0
                return count > before ? "accepted: \(rule): \(count), \(before) before" : nil
            }
        } else {
            let unlisted = session.localised(Report(findings: old.unlisted(in: report)))
            lines = unlisted.findings.map { "accepted: \($0.line)" }
        }
        let refused = report.unlistable.count
        if refused > 0 {
            lines.append(
                """
                not accepted: \(refused.of("finding")) about the configuration, \
                or about something that was not judged
                """
            )
        }
        return lines.joined(separator: "\n")
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
    /// The number of findings that it allows.
    fileprivate var size: Int { rows.count + (budgets?.values.reduce(0, +) ?? 0) }
}
