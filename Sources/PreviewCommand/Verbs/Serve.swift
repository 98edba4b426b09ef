import ArgumentParser
import Findings
import PreviewServer

struct Serve: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Show the site in the browser, and follow every change of its sources.",
        discussion: """
            Serves what 'build' writes on this machine alone, and writes nothing: a page is rendered when it is looked \
            at. When a theme is saved, open pages get its new style sheet in place; when a page is saved, it is loaded \
            again. What cannot be read is shown over the last good page until it is fixed, and what newly \
            fails a check in a box; both are printed, too.

              themepreview serve              prints its address: http://127.0.0.1:8787/
              themepreview serve --open       opens it in the browser, too
              themepreview serve --edit       edits colours of theme files in the browser
              themepreview serve --poll       for network folders, which are not watched

            Ends with Ctrl-C.
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var sources: SourceOptions
    @OptionGroup var chosen: ThemeOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The port (default: 8787, or the next free one; 0 for any free one).",
            valueName: "n"
        )
    )
    var port: Int?

    @Flag(help: "Open the site in the browser.")
    var open = false

    @Flag(help: "Look for changes four times a second, where the system does not report them.")
    var poll = false

    @Flag(
        help:
            "Let the pages change colours of theme files: with sliders, judged while they move, and undo."
    )
    var edit = false

    func validate() throws {
        if let port, !(0...65_535).contains(port) {
            throw ValidationError("--port takes a number from 0 to 65535.")
        }
    }

    func perform(_ console: Console) async throws {
        let loading = try await LiveLoading { [global, sources, chosen] in
            try await ProjectSession(global, sources, chosen)
        }
        var started: LiveSite?
        var problems: [String] = []
        try await loading.forEachChange(polls: poll) {
            if let started {
                await started.reload()
            } else {
                started = try await start(loading, console)
            }
            problems = await report(started, after: problems, console)
        }
    }

    /// Prints what cannot be read and could before, and says when all can be again; gives what cannot be read now.
    private func report(_ site: LiveSite?, after known: [String], _ console: Console) async
        -> [String]
    {
        let problems = await site?.shownProblems.map(\.text) ?? []
        for problem in problems where !known.contains(problem) { console.complaint(problem) }
        if problems.isEmpty, !known.isEmpty { console.note("everything can be read again") }
        return problems
    }

    /// Serves the site; ends the program with 1 if there is none to begin with.
    private func start(_ loading: LiveLoading, _ console: Console) async throws -> LiveSite {
        let site: LiveSite
        do {
            site = try await LiveSite {
                await loading.load($0)
            } judged: { new, count in
                if !new.isEmpty {
                    console.complaint(TextReporter().paragraphs(for: loading.localised(new)))
                }
                if count == 0 { console.note("what newly failed passes again") }
            }
        } catch let error as Unloadable {
            for problem in error.problems { console.complaint(problem.text) }
            throw ExitCode(1)
        }
        let server = try await PreviewServer(site, port: port, allowsEdits: edit)
        console.result(server.address)
        console.note("Ctrl-C ends it")
        Task { await site.judge() }
        if open { BrowserOpening.open(server.address, console) }
        return site
    }
}

extension Problem {
    fileprivate var text: String {
        let head = (place.map { "\($0): " } ?? "") + "error: \(message)"
        return ([head] + frame + (help.map { ["  help: \($0)"] } ?? [])).joined(separator: "\n")
    }
}
