import ArgumentParser
import Findings
import ThemeChecks

/// The options for the format of a report and its file.
struct ReportOptions: ParsableArguments {
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, concise, json, github, gitlab, sarif, junit, markdown
    }

    @Option(name: .shortAndLong, help: "How to write the report.")
    var format: Format = .text

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write the report to a file instead of standard output (-).",
            valueName: "file"
        ),
        completion: .file()
    )
    var output: ResultFile?

    @Flag(help: "With --format json: list every pair's verdict.")
    var allPairs = false

    func validate() throws {
        if allPairs && format != .json {
            throw ValidationError("--all-pairs goes with --format json.")
        }
    }

    /// The format has no totals, which then go to standard error.
    var lacksTotals: Bool {
        switch format {
        case .concise, .github, .gitlab: true
        case .text, .json, .sarif, .junit, .markdown: false
        }
    }

    /// A service reads the format, and takes paths as relative to the top of the repository.
    var isForService: Bool {
        switch format {
        case .github, .gitlab, .sarif, .junit, .markdown: true
        case .text, .concise, .json: false
        }
    }

    /// The format shows the values that `fix` would write.
    var showsCauses: Bool { format != .concise }

    /// `sources` are the texts that the report quotes lines of; only coloured text does.
    func reporter(
        _ console: Console,
        threshold: Severity,
        place: RepositoryPlace?,
        sources: @autoclosure () -> SourceLines
    ) -> any Reporter {
        switch format {
        case .text:
            let usesColor = console.usesColor && output?.path == nil
            return TextReporter(
                usesColor: usesColor,
                isVerbose: console.isVerbose,
                sources: usesColor ? sources() : SourceLines(),
                threshold: threshold
            )
        case .concise: return ConciseReporter(isVerbose: console.isVerbose, threshold: threshold)
        case .json: return JSONReporter(includesPairs: allPairs)
        case .github: return GitHubReporter(isVerbose: console.isVerbose, threshold: threshold)
        case .gitlab:
            return GitLabReporter(
                isVerbose: console.isVerbose,
                threshold: threshold,
                project: place?.project ?? ""
            )
        case .sarif: return SARIFReporter(version: ProgramVersion.text, rules: Self.rules)
        case .junit: return JUnitReporter(threshold: threshold)
        case .markdown:
            return MarkdownReporter(
                isVerbose: console.isVerbose,
                threshold: threshold,
                project: place?.project ?? "",
                files: place?.files
            )
        }
    }

    private static var rules: [RuleDescription] {
        RuleSet.guides.map { RuleDescription(id: $0.id, summary: $0.summary, help: $0.reason) }
    }
}
