import ArgumentParser
import Findings
import PreviewSite
import ProjectChecks
import Projects
import SourceText
import ThemeRendering

struct Build: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Write the preview site.",
        discussion: """
            Writes, for every theme, its CSS custom properties, an overview and every page of docs/ in the theme; then \
            a gallery, a contrast page and machine-readable files. Files appear whole or not at all, equal ones are \
            left alone, and only files that an earlier build wrote are ever deleted.

            Findings are shown. The build exits with status 1 when a theme or page cannot be read or a template has a mistake, \
            and with --strict also when 'check' would.

              themepreview build                    writes site/
              themepreview build --theme harbor     only this theme
              themepreview build --check            exits with status 1 if site/ is stale
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var sources: SourceOptions
    @OptionGroup var chosen: ThemeOptions
    @OptionGroup var site: SiteOptions

    @Flag(help: "Rebuild and write every file.")
    var clean = false

    @Flag(
        help:
            "Write nothing. Compare with the files on disk; exit with status 1 when they are stale or a build would."
    )
    var check = false

    @Option(
        help: ArgumentHelp(
            "Also write changes.html: what changed since a git revision, or a folder with an earlier project.",
            valueName: "rev"
        )
    )
    var against: String?

    @Option(
        name: .customLong("explain"),
        help: ArgumentHelp(
            "Say why this file of the site was rebuilt or not; may be repeated.",
            valueName: "file"
        ),
        completion: .file()
    )
    var explained: [String] = []

    @Flag(
        name: .customLong("no-cache"),
        help: "Rebuild every file; write those whose bytes differ."
    )
    var ignoresManifest = false

    @Flag(help: "Build again after every change of a source, until Ctrl-C.")
    var watch = false

    @Flag(
        help:
            "With --watch: look for changes four times a second, where the system does not report them."
    )
    var poll = false

    @Flag(help: "Say how long the stages of the build took.")
    var timings = false

    func validate() throws {
        if poll && !watch { throw ValidationError("--poll goes with --watch.") }
        guard check else { return }
        if watch { throw ValidationError("--watch builds the site: leave --check out.") }
        if timings || !explained.isEmpty {
            throw ValidationError("--check makes no file: leave --timings and --explain out.")
        }
    }

    func perform(_ console: Console) async throws {
        guard watch else { return try await make(console) }
        let loading = try await LiveLoading { [global, sources, chosen, site] in
            try await ProjectSession(global, sources, chosen, output: site.output)
        }
        try await loading.forEachChange(polls: poll) {
            do { try await make(console) } catch is ExitCode {} catch { console.failure(error) }
            console.note("waiting for changes; Ctrl-C ends it")
        }
    }

    private func make(_ console: Console) async throws {
        var times = StageTimes()
        let session = try await ProjectSession(
            global,
            sources,
            chosen,
            output: site.output,
            console
        )
        times.end("read")
        let project = session.project
        if check {
            return try await session.refusingOversizedPages(console) {
                try await compare(session, console)
            }
        }
        let result = try await session.refusingOversizedPages(console) {
            let builder = try await session.builder(console, against: against)
            times.end("resolve")
            return try await builder.write(to: project.output, manner)
        }
        times.end("build")
        console.progress("")
        console.show(result.summary, session)
        explain(result, project, console)
        console.result(result.line)
        console.result(project.shown("\(project.output)/index.html").visible)
        if timings { console.result(times.table) }
        if result.summary.fails(strictly: site.strict) { throw ExitCode(1) }
    }

    private var manner: BuildManner {
        clean ? .clean : ignoresManifest ? .ignoringManifest : .incremental
    }

    private func compare(_ session: ProjectSession, _ console: Console) async throws {
        let builder = try await session.builder(console, comparing: true, against: against)
        let (difference, summary) = try await builder.compare(with: session.project.output)
        console.progress("")
        let fails = summary.fails(strictly: site.strict)
        if fails { console.show(summary, session, notesShownBy: "'themepreview check --verbose'") }
        for path in difference.stale { console.result("stale: \(path)".visible) }
        for path in difference.leftovers { console.result("left over: \(path)".visible) }
        let folder = session.project.shown(session.project.output).visible
        let count = difference.stale.count + difference.leftovers.count
        if count == 0 {
            console.result("\(folder) is fresh: \(difference.count) files")
        } else {
            let all = difference.count + difference.leftovers.count
            let first = summary.fails(strictly: false) ? "fix the findings above, then " : ""
            console.result(
                "\(folder) is stale in \(count) of \(all) files: \(first)run the same command without --check"
            )
        }
        if fails || count > 0 { throw ExitCode(1) }
    }

    /// Prints why each file named by `--explain` was rebuilt or not.
    private func explain(_ result: SiteBuilder.Result, _ project: Project, _ console: Console) {
        for file in explained {
            let absolute = ProjectFolder.absolute(file, in: project.currentFolder)
            let paths = [ProjectFolder.path(of: absolute, in: project.output), file].compactMap(
                \.self
            )
            if let outcome = paths.compactMap({ ArtifactPath($0) }).compactMap({
                result.outcomes[$0]
            }).first {
                console.result("\(file): \(outcome)".visible)
            } else if paths.contains(BuildManifest.name) {
                console.result(
                    "\(file): lists the files of the site, and changes with them".visible
                )
            } else {
                console.result("\(file): is not a file of the site".visible)
            }
        }
    }
}

extension ProjectSession {
    /// Prepares a build; if the templates have errors, ends the program with 1 and leaves the site as it is.
    func builder(
        _ console: Console,
        comparing: Bool = false,
        against old: String? = nil
    ) async throws -> SiteBuilder {
        let resolved = try await resolved(baseline: project.baseline())
        guard resolved.hasUsableTemplates else {
            console.progress("")
            console.show(localised(Report(findings: resolved.templateFindings)).findings)
            console.note(
                "the templates cannot be used: nothing was \(comparing ? "compared" : "written")"
            )
            throw ExitCode(1)
        }
        let checked = try await CheckedProject(resolved)
        for theme in checked.report.themesBeyondPlans {
            console.note(
                "no fix is shown for '\(theme.excerpt)', since too many colours fail: run 'themepreview fix'"
            )
        }
        let changes = try await changes(of: checked, since: old, console)
        var builder = try SiteBuilder(checked, version: ProgramVersion.text, changes: changes)
        builder.progress = console.pagesDone
        if console.isVerbose { builder.limit = .max }
        return builder
    }
}

extension ProjectSession {
    /// The changes since a git revision or a folder; nil without one.
    private func changes(
        of checked: CheckedProject,
        since name: String?,
        _ console: Console
    ) async throws -> ChangesContent? {
        guard let name else { return nil }
        let old = try await ComparedProject.read(
            name,
            project: project.folder,
            currentFolder: project.currentFolder
        )
        if let note = old.note { console.note(note) }
        return try await checked.changes(since: name, old)
    }

    /// Shows the finding about a page that becomes too large, and ends the program with 1; the site stays as it is.
    func refusingOversizedPages<Value>(_ console: Console, _ make: () async throws -> Value)
        async throws -> Value
    {
        do { return try await make() } catch let error as OversizedPage {
            console.progress("")
            console.show(localised(Report(findings: [error.finding])).findings)
            console.note("a page is too large: nothing was written")
            throw ExitCode(1)
        }
    }
}

extension SiteBuilder.Result {
    /// The totals of a build.
    var line: String {
        let written = outcomes.values.count { if case .written = $0 { true } else { false } }
        let kept = outcomes.values.count { $0 == .lastGood }
        let lastGood = kept == 0 ? "" : ", \(kept) kept from an earlier build"
        return
            "\(outcomes.count.of("file")): \(written) written, \(outcomes.count - written - kept) unchanged, \(removed) removed"
            + lastGood
    }
}

/// The time that each stage of a build took, one after the other.
private struct StageTimes {
    private var rows: [(stage: String, time: Duration)] = []
    private var start = ContinuousClock.now

    mutating func end(_ stage: String) {
        let now = ContinuousClock.now
        rows.append((stage, now - start))
        start = now
    }

    var table: String {
        let sum = rows.reduce(Duration.zero) { $0 + $1.time }
        let cells = (rows + [("in all", sum)]).map { [$0.stage, Self.milliseconds($0.time)] }
        return TextTable.lines([["stage", "time"]] + cells, numbers: [1])
            .joined(separator: "\n")
    }

    private static func milliseconds(_ time: Duration) -> String {
        let tenths = Int((time / .microseconds(100)).rounded())
        return "\(tenths / 10).\(tenths % 10) ms"
    }
}
