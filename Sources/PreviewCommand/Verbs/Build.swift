import ArgumentParser
import Findings
import PreviewSite
import ThemeRendering

struct Build: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Write the preview site.",
        discussion: """
            Writes, for every theme, its CSS custom properties, an overview and every page of docs/ in the theme; then \
            a gallery, a contrast page and machine-readable files. Files appear whole or not at all, equal ones are \
            left alone, and only files that an earlier build wrote are ever deleted.

            Findings are shown. The build ends with 1 when a theme or page cannot be read or a template has a mistake, \
            and with --strict also when 'check' would.

              themepreview build                    writes site/
              themepreview build --theme harbor     only this theme
              themepreview build --check            ends with 1 if site/ is out of date
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
            "Write nothing. Compare with the files on disk; end with 1 when they are stale or a build would end with 1."
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

    @Option(
        help: ArgumentHelp(
            """
            Build part I of N of the site, from 1 to N, for 'merge'. Unless --output names a folder, the part's is the \
            site's with -I-of-N at its end.
            """,
            valueName: "I/N"
        ),
        transform: Self.shard(_:)
    )
    var shard: Shard?

    @Flag(help: "Build again after every change of a source, until Ctrl-C.")
    var watch = false

    @Flag(
        help:
            "With --watch: look for changes four times a second, where the system does not report them."
    )
    var poll = false

    @Flag(help: "Say how long the stages of the build took.")
    var timings = false

    @Option(
        name: .customLong("trace"),
        help: ArgumentHelp(
            "Write the time of each piece of work to a file for Perfetto or chrome://tracing.",
            valueName: "file"
        ),
        completion: .file()
    )
    var traceFile: String?

    func validate() throws {
        if poll && !watch { throw ValidationError("--poll goes with --watch.") }
        if watch && (check || shard != nil) {
            throw ValidationError("--watch builds the whole site: leave --check and --shard out.")
        }
        if against != nil, shard != nil {
            throw ValidationError("--against compares a whole project: leave --shard out.")
        }
        guard check else { return }
        if shard != nil {
            throw ValidationError("--check compares a whole site: leave --shard out.")
        }
        if timings || traceFile != nil || !explained.isEmpty {
            throw ValidationError(
                "--check makes no file: leave --timings, --trace and --explain out."
            )
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
        let trace = timings || traceFile != nil ? BuildTrace() : nil
        let session = try await ProjectSession(
            global,
            sources,
            chosen,
            output: site.output,
            shard: shard,
            trace: trace,
            console
        )
        let project = session.project
        if check {
            return try await session.refusingOversizedPages(console) {
                try await compare(session, console)
            }
        }
        let result = try await session.refusingOversizedPages(console) {
            let builder = try await session.builder(console, against: against)
            guard let shard else { return try await builder.write(to: project.output, manner) }
            return try await builder.write(shard, to: project.output, manner)
        }
        console.progress("")
        console.show(result.summary, session)
        explain(result, project, console)
        console.result(result.line)
        console.result(
            project.shown(shard == nil ? "\(project.output)/index.html" : project.output).visible
        )
        if let trace { try report(trace, console) }
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

    private func report(_ trace: BuildTrace, _ console: Console) throws {
        if timings { console.result(trace.table) }
        if let traceFile {
            try WholeFile.write(trace.json, to: traceFile, shown: traceFile)
            console.note("trace written to \(traceFile)")
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
        let changes = try await changes(of: checked, since: old, console)
        var builder = try SiteBuilder(checked, version: Root.version, changes: changes)
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

extension Build {
    /// Parses `2/5`.
    private static func shard(_ text: String) throws -> Shard {
        guard let shard = Shard(text) else {
            throw ValidationError("a part is I/N, as in 2/5, with I from 1 to N")
        }
        return shard
    }
}
