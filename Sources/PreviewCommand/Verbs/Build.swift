import ArgumentParser
import Findings
import PreviewSite
import ThemeRendering

/// The verb `build`.
struct Build: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Write the preview site.",
        discussion: """
            Writes, for every theme, its CSS custom properties, an overview and every page of docs/ in the theme; then a \
            gallery, a contrast page and machine-readable files. Files appear whole or not at all, equal ones are left \
            alone, and only files that an earlier build wrote are ever deleted.

            Findings are shown, but only a theme that cannot be rendered fails the build (with 1), unless --strict.
            """)

    @OptionGroup var global: GlobalOptions
    @OptionGroup var sources: SourceOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder to write to (default: 'output' of themepreview.yml, else site).", valueName: "dir"))
    var output: String?

    @Flag(help: "Make and replace every file, whatever the last build left.")
    var clean = false

    @Flag(help: "Write nothing; compare with what is on disk, and end with 1 when that is stale or a build would.")
    var check = false

    @Flag(help: "End with 1 when there is an error among the findings.")
    var strict = false

    @Option(
        name: .customLong("explain"),
        help: ArgumentHelp(
            "Say why this file of the site was made again, or was not; may be repeated.", valueName: "file"))
    var explained: [String] = []

    @Flag(name: .customLong("no-cache"), help: "Make everything, whatever the last build left; remember nothing.")
    var ignoresCache = false

    @Option(
        help: ArgumentHelp(
            "Build part I of N of the site, from 1 to N, for 'merge'; -I-of-N is put behind the name of the folder.",
            valueName: "I/N"))
    var shard: Shard?

    @Flag(help: "Say how long the stages of the build took.")
    var timings = false

    @Option(
        name: .customLong("trace"),
        help: ArgumentHelp("Write what took how long to a file for Perfetto or chrome://tracing.", valueName: "file"))
    var traceFile: String?

    func validate() throws {
        guard check else { return }
        if shard != nil { throw ValidationError("--check compares a whole site: leave --shard out.") }
        if timings || traceFile != nil || !explained.isEmpty {
            throw ValidationError("--check makes no file: leave --timings, --trace and --explain out.")
        }
    }

    func perform(_ console: Console) async throws {
        if check { return try await checkSite(console) }
        let cache = ignoresCache ? nil : BuildCache.ofUser
        let choices = ProjectChoices(global, sources, output: output, shard: shard)
        let start = try await HeadStart.build(choices, cache: clean ? nil : cache)
        let (setup, trace) = (start.setup, timings || traceFile != nil ? start.trace : nil)
        let request: SiteUpdate.Request
        do {
            request = try self.request(setup, try await start.sources.value)
        } catch {
            await start.release()
            throw error
        }
        console.progress(Self.beginning(themes: request.sources.themeCount, pages: request.sources.pageCount))
        let update = SiteUpdate(request, output: try await start.output.value, cache: cache, trace: trace)
        let result = try await update.run(
            clean: clean, isThorough: console.isVerbose || !explained.isEmpty, jobs: setup.jobs,
            progress: console.pagesDone)
        console.progress("")
        UntilExit.hold((update, result.remains))
        show(result, request.sources, console)
        try explain(result, setup, console)
        console.result(result.line)
        let place = shard == nil ? "\(setup.output)/index.html" : setup.output
        console.result(ProjectFolder.relative(place, to: setup.currentFolder).visible)
        if let trace { try report(trace, console) }
        if result.summary.fails(strictly: strict) { throw ExitCode(1) }
    }

    /// What is shown while everything is read, before the first file is made.
    static func beginning(themes: Int, pages: Int) -> String {
        "reading \(themes.of("theme file")) and \(pages.of("document"))"
    }

    /// What is to be built.
    private func request(_ setup: ProjectSetup, _ files: SourceList) throws -> SiteUpdate.Request {
        var request = SiteUpdate.Request(files, setup.configuration, loader: setup.loader, version: Root.version)
        request.themeIDs = sources.ids
        request.baseline = try setup.baseline()
        request.shard = shard
        return request
    }

    /// Shows and writes what took how long.
    private func report(_ trace: BuildTrace, _ console: Console) throws {
        if timings { console.result(trace.table) }
        if let traceFile {
            try WholeFile.write(trace.json, to: traceFile, shown: traceFile)
            console.note("trace written to \(traceFile)")
        }
    }

    /// Says of the files that were asked for why they were made again or not.
    private func explain(_ result: SiteUpdate.Result, _ setup: ProjectSetup, _ console: Console) throws {
        for file in explained {
            let absolute = ProjectFolder.absolute(file, in: setup.currentFolder)
            let names = [ProjectFolder.path(of: absolute, in: setup.output), file]
            guard let (_, outcome) = result.files.first(where: { names.contains($0.path.description) }) else {
                let isManifest = names.contains(BuildManifest.name)
                let what = isManifest ? "lists the files of the site, and changes with them" : "is no file of the site"
                console.result("\(file): \(what)".visible)
                continue
            }
            console.result("\(file): \(outcome)".visible)
        }
    }

    /// Shows the first findings and how many more there are, or all of them.
    private func show(_ result: SiteUpdate.Result, _ sources: SourceList, _ console: Console) {
        let all = console.isVerbose ? result.findings : nil
        let report = Report(findings: all ?? result.summary.shown)
        let findings = report.localised(sources.pathsByLabel(of: report.files)).findings
        if all != nil {
            console.show(findings)
        } else {
            console.show(findings, of: result.summary, notesShownBy: "--verbose")
        }
    }
}

extension Shard: ExpressibleByArgument {
    /// Reads `2/5`.
    public init?(argument: String) { self.init(argument) }
}
