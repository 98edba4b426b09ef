import ArgumentParser
import Findings
import PreviewSite
import ThemeRendering

/// The verb `build`.
struct Build: PreviewVerb {
    static let configuration = CommandConfiguration(
        abstract: "Write the preview site.",
        discussion: """
            Writes, for every theme, its CSS custom properties, an overview and every page of docs/ in the theme; then a \
            gallery, a contrast page and machine-readable files. Files appear whole or not at all, equal ones are left \
            alone, and only files that an earlier build wrote are ever deleted.

            Findings are shown, but only a theme that cannot be rendered fails the build (with 1), unless --strict.
            """)

    @OptionGroup var global: GlobalOptions
    @OptionGroup var sources: SourceOptions

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write to (default: site).", valueName: "dir"))
    var output: String?

    @Flag(help: "Delete what the last build wrote before writing.")
    var clean = false

    @Flag(help: "Write nothing; compare with what is on disk and end with 1 when that is stale.")
    var check = false

    @Flag(help: "End with 1 when there is an error among the findings.")
    var strict = false

    func perform(_ console: Console) async throws {
        // A site says the same every day: whether a waiver has ended is for `check` to judge.
        let session = try ProjectSession(global, sources, output: output, judgesDates: false)
        console.progress("checking \(session.workspace.themeFiles.count) themes")
        let build = try await SiteBuild.prepare(
            session.workspace, pipeline: session.pipeline, loader: session.loader, version: Root.version)
        if check { return try await compare(build, session, console) }
        let writer = try SiteWriter(output: session.output)
        if clean { try writer.clean() }
        try writer.announce(build.paths)
        let written = try await build.render(jobs: session.jobs, progress: console.themesDone) { try writer.write($0) }
        let removed = try writer.finish(written.map(\.path))
        console.progress("")
        show(build.report, session, console)
        let changed = written.count { $0.result == .written }
        let index = ProjectFolder.relative("\(session.output)/index.html", to: session.currentFolder)
        console.result(
            "\(written.count) files: \(changed) written, \(written.count - changed) unchanged, \(removed) removed\n\(index)"
        )
        if build.unusable > 0 || (strict && build.report.fails(at: .error)) { throw ExitCode(1) }
    }

    /// Compares the site with the folder, writes nothing.
    private func compare(_ build: SiteBuild, _ session: ProjectSession, _ console: Console) async throws {
        let comparison = SiteComparison(output: session.output)
        let files = try await build.render(jobs: session.jobs, progress: console.themesDone) { comparison.isFresh($0) }
        console.progress("")
        let paths = files.map(\.path)
        let changed = files.filter { !$0.result }.map(\.path).sorted() + [comparison.staleManifest(listing: paths)]
        let stale = changed.compactMap(\.self).map { "stale: \($0)" }
        let leftovers = comparison.leftovers(besides: paths).map { "left over: \($0)" }
        for line in stale + leftovers { console.result(line) }
        let folder = ProjectFolder.relative(session.output, to: session.currentFolder)
        guard stale.isEmpty && leftovers.isEmpty else {
            console.result(
                "\(folder) is stale in \(stale.count + leftovers.count) of \(files.count) files: run 'themepreview build'"
            )
            throw ExitCode(1)
        }
        console.result("\(folder) is fresh: \(files.count) files")
    }

    /// Shows the first findings, and how many more there are.
    private func show(_ report: Report, _ session: ProjectSession, _ console: Console) {
        let limit = console.isVerbose ? Int.max : 10
        let findings = session.localised(report).findings.filter { $0.counts && $0.severity > .note }
        guard !findings.isEmpty else { return }
        let reporter = TextReporter(usesColor: console.usesColor)
        console.result(reporter.paragraphs(for: Array(findings.prefix(limit))))
        if findings.count > limit {
            console.result("… and \(findings.count - limit) more: 'themepreview check' lists them all")
        }
    }
}
