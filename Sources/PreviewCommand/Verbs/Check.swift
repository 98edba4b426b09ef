import ArgumentParser
import Findings
import PreviewSite
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The verb `check`.
struct Check: PreviewVerb {
    static let configuration = CommandConfiguration(
        abstract: "Judge every theme's contrast, and everything else that can be wrong with it.",
        discussion: """
            Looks at every pair of roles and every component in every mode, with translucent colours laid over whatever
            they can lie on. Ends with 1 when a finding at or above --fail-on is left that no waiver allows; a colour
            that cannot be known is an error, never a pass.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var sources: SourceOptions

    @Option(name: .shortAndLong, help: "How to write the report.")
    var format: Format = .text

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the report to a file instead of standard output.", valueName: "file"))
    var output: String?

    @Option(help: "The least severity that fails (default: error, or what themepreview.yml says).")
    var failOn: Severity?

    @Option(help: "The level of every mode that is not made for more contrast (default: what the theme says, else AA).")
    var level: ContrastLevel?

    @Flag(help: "With --format json: list every pair's verdict.")
    var allPairs = false

    func perform(_ console: Console) async throws {
        let session = try ProjectSession(global, sources, level: level)
        let checked = try await session.pipeline.check()
        var report = checked.report
        report.findings += session.pipeline.pages().findings
        report.findings += TemplateSet.load(overriding: session.workspace.templates).findings
        report = session.localised(report.sorted())
        try write(text(of: report, console), console)
        if report.fails(at: failOn ?? session.workspace.configuration.failOn) { throw ExitCode(1) }
    }

    private func text(of report: Report, _ console: Console) throws -> String {
        switch format {
        case .text:
            TextReporter(usesColor: console.usesColor && output == nil, isVerbose: console.isVerbose).text(for: report)
        case .json: try JSONReporter(includesPairs: allPairs).text(for: report)
        }
    }

    private func write(_ text: String, _ console: Console) throws {
        guard let output else { return console.result(text) }
        try Data(text.utf8).write(to: URL(filePath: output), options: .atomic)
        console.note("report written to \(output)")
    }
}
