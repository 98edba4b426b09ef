import ArgumentParser
import Findings
import PreviewSite
import ThemeRendering

/// A build from what a command line says of it to what is said of the site.
struct BuildRun {
    private let choices: BuildChoices

    init(_ choices: BuildChoices) { self.choices = choices }

    /// Reads the project, builds the site and shows what was found.
    ///
    /// What the last build left is looked at while the files of the project are looked for.
    func perform(_ console: Console) async throws {
        Processors.own.spread()
        let setup = try ProjectSetup(choices.project)
        let trace = choices.timings || choices.traceFile != nil ? BuildTrace() : nil
        let cache = choices.ignoresCache ? nil : BuildCache.ofUser
        let output = Task { [choices] in
            Processors.own.spread()
            return try await trace.measureWait(.recall) {
                try OutputState(setup.output, cache: choices.clean ? nil : cache, jobs: setup.looks, trace: trace)
            }
        }
        Processors.giveWay()
        let request: SiteUpdate.Request
        do {
            request = try self.request(setup, trace)
        } catch {
            (try? await output.value)?.release()
            throw error
        }
        console.reading(themes: request.sources.themeCount, pages: request.sources.pageCount)
        let update = SiteUpdate(request, output: try await output.value, cache: cache, trace: trace)
        let result = try await update.run(
            clean: choices.clean, isThorough: console.isVerbose || !choices.explained.isEmpty, jobs: setup.jobs,
            progress: console.pagesDone)
        console.progress("")
        UntilExit.hold(update, result)
        show(result, of: request.sources, console)
        explain(result, setup, console)
        console.result(result.line)
        let place = choices.project.shard == nil ? "\(setup.output)/index.html" : setup.output
        console.result(ProjectFolder.relative(place, to: setup.currentFolder).visible)
        if let trace { try report(trace, console) }
        if result.summary.fails(strictly: choices.strict) { throw ExitCode(1) }
    }

    /// What is to be built.
    private func request(_ setup: ProjectSetup, _ trace: BuildTrace?) throws -> SiteUpdate.Request {
        let files = try trace.measure(.read) { try setup.loader.list(setup.configuration) }
        var request = SiteUpdate.Request(files, setup.configuration, loader: setup.loader, version: Root.version)
        request.themeIDs = choices.themeIDs
        request.baseline = try setup.baseline()
        request.shard = choices.project.shard
        return request
    }

    /// Shows and writes what took how long.
    private func report(_ trace: BuildTrace, _ console: Console) throws {
        if choices.timings { console.result(trace.table) }
        if let traceFile = choices.traceFile {
            try WholeFile.write(trace.json, to: traceFile, shown: traceFile)
            console.note("trace written to \(traceFile)")
        }
    }

    /// Says of the files that were asked for why they were made again or not.
    private func explain(_ result: SiteUpdate.Result, _ setup: ProjectSetup, _ console: Console) {
        for file in choices.explained {
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
    private func show(_ result: SiteUpdate.Result, of sources: SourceList, _ console: Console) {
        let all = console.isVerbose ? result.findings : nil
        let report = Report(findings: all ?? result.summary.shown)
        let findings = report.localised(sources.path(of:)).findings
        if all != nil {
            console.show(findings)
        } else {
            console.show(findings, of: result.summary, notesShownBy: "--verbose")
        }
    }
}
