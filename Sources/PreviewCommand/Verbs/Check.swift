import ArgumentParser
import Findings
import ProjectChecks
import Projects
import ThemeRendering

struct Check: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Judge every theme's contrast, and everything else that can be wrong with it.",
        discussion: """
            Looks at every pair of roles and every component in every mode, \
            with translucent colours laid over whatever they can lie on. \
            Exits with status 1 when a finding at or above --fail-on is left \
            that no waiver and no baseline allows; a colour that cannot be \
            known is an error, never a pass.

              themepreview check                    what fails, where, and what passes
              themepreview check --fail-on warning --require-coverage
              themepreview check --prove            that every pair can fail
              themepreview check --uncovered        which colours are in no pair
              themepreview check --format sarif --output themes.sarif
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var sources: SourceOptions
    @OptionGroup var chosen: ThemeOptions
    @OptionGroup var reporting: ReportOptions
    @OptionGroup var baseline: BaselineOptions
    @OptionGroup var rules: RuleOptions

    @Option(help: "The lowest severity that fails (default: error, or what themepreview.yml says).")
    var failOn: Severity?

    @Option(help: .levelOfModes)
    var level: ContrastLevel?

    @Option(
        help: ArgumentHelp(
            "How many findings may fail that the baseline does not have (default: 0).",
            valueName: "n"
        )
    )
    var maxNew: Int?

    @Flag(
        help: """
            Fail when a pair is unknown, no pair reaches a colour, a theme has \
            no check, or a theme file gives no theme.
            """
    )
    var requireCoverage = false

    @Flag(
        help: """
            Test the check itself: give each pair a failing colour in memory, \
            and list the pairs without a finding.
            """
    )
    var prove = false

    @Flag(
        help: """
            With --format text: list the colours that no pair reaches, with pairs to add, and the uses of tokens that are in \
            none.
            """
    )
    var uncovered = false

    func validate() throws {
        if let maxNew, maxNew < 0 {
            throw ValidationError("--max-new takes a number from 0 up.")
        }
        if uncovered && reporting.format != .text {
            throw ValidationError(
                "--uncovered goes with --format text; JSON lists the colours anyway."
            )
        }
    }

    func perform(_ console: Console) async throws {
        var session = try await ProjectSession(global, sources, chosen)
        session.request.level = level
        session.request.isStrict = baseline.isStrict
        let known = try KnownFindings(baseline, session.project, themes: chosen.ids)
        let checked = try await session.checked(baseline: known.marking())
        var report = try known.marked(
            checked.report,
            of: checked.project,
            in: session,
            console
        )
        report = rules.restricting(report)
        if reporting.showsCauses {
            report = try await checked.project.advised(
                report,
                withEdits: reporting.format == .sarif
            )
        }
        let place = reporting.isForService ? RepositoryPlace(of: session.project) : nil
        report = session.localised(report)
        report = (place?.placing(report) ?? report).sorted()
        let threshold = failOn ?? session.project.configuration.failOn
        let reporter = reporting.reporter(
            console,
            threshold: threshold,
            place: place,
            sources: session.sources(of: report)
        )
        let list = uncovered ? uncoveredColors(of: checked, console) : ""
        try console.report(list + reporter.text(for: report), to: reporting.output?.path)
        if reporting.lacksTotals {
            console.note(report.verdictLines(threshold: threshold))
        }
        let isCovered = isCovered(checked, report, console)
        let isProved = try await isProved(checked, at: threshold, console)
        if fails(report, at: threshold, console) || !isCovered || !isProved {
            throw ExitCode(1)
        }
    }

    private func uncoveredColors(of checked: CheckedProject, _ console: Console) -> String {
        let report = checked.report
        let lists = checked.themes.compactMap { theme in
            UncoveredColors(theme, report, checked.project.checker)
        }
        let uses = UncoveredUses(checked.project, isComplete: console.isVerbose).map(\.text)
        return (lists.map(\.text) + [uses].compactMap(\.self)).map { $0 + "\n\n" }.joined()
    }

    /// Nothing was checked, or the report has failures, or with --max-new more new ones than that.
    private func fails(_ report: Report, at threshold: Severity, _ console: Console) -> Bool {
        if report.coverage.isEmpty { return true }
        guard let maxNew else { return report.fails(at: threshold) }
        let count = report.failures(at: threshold).count
        if count > 0 {
            console.note("\(count) new, and --max-new allows \(maxNew)")
        }
        return report.fails(at: threshold, allowing: maxNew)
    }

    /// Every pair that claims to be checked can fail; prints those that cannot.
    private func isProved(
        _ checked: CheckedProject,
        at threshold: Severity,
        _ console: Console
    ) async throws -> Bool {
        guard prove else { return true }
        let rules = rules
        let proof = try await checked.proof(failingAt: threshold) { rules.restricting($0) }
        let lines = proof.lines.joined(separator: "\n")
        if proof.holds {
            console.note(lines)
        } else {
            console.complaint(lines)
        }
        return proof.holds
    }

    /// Everything was checked; prints the gaps if there are some.
    private func isCovered(_ checked: CheckedProject, _ report: Report, _ console: Console) -> Bool
    {
        guard requireCoverage else { return true }
        var gaps = report.requiredGaps
        if report.coverage.isEmpty {
            gaps.append("no theme")
        }
        if !checked.unusableIDs.isEmpty {
            gaps.append("\(checked.unusableIDs.count) unreadable")
        }
        if !gaps.isEmpty {
            let list = gaps.joined(separator: "; ")
            console.complaint("not everything was checked: \(list)")
        }
        return gaps.isEmpty
    }
}
