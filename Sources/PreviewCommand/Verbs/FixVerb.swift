import ArgumentParser
import Findings
import ProjectChecks
import Projects
import SourceText
import ThemeFixes

/// The side of an alias that `fix` changes first: its name, or the value that it leads to.
enum FixPreference: String, CaseIterable, ExpressibleByArgument {
    case alias, value
}

struct FixVerb: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "fix",
        abstract:
            "Find the changes of colours that make every pair pass and keep the theme's character.",
        discussion: """
            Shows the changes as a diff, and with --write makes them. It changes the value at the end of all aliases, \
            so that it passes in every mode and every theme that extends this one, or lets an alias name another colour of \
            the theme where one is near; no passing pair fails because of it. \
            Hues, light and dark, and differences between colours are kept. \
            Comments, quotes, notation and order stay as they are. What cannot be fixed is listed with the reason: the \
            best possible ratio, and the pairs that conflict.

              themepreview fix                    shows what would change
              themepreview fix | git apply        applies the changes with git
              themepreview fix --write            writes them to the theme files
              themepreview fix --theme harbor     only what is wrong with this theme
              themepreview fix --interactive      asks about each value, writes those taken
              themepreview fix --uses             puts tokens into the app's style sheets

            Exits with status 0 when there was nothing to fix or everything was written, with 1 when something is left to do.
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var sources: SourceOptions
    @OptionGroup var chosen: ThemeOptions

    @Flag(name: .shortAndLong, help: "Write the changes to the theme files.")
    var write = false

    @Flag(
        name: .shortAndLong,
        help: """
            Ask about each value on the terminal: yes, no, another value, all the rest, or quit. The changes taken are \
            written at the end, all or none.
            """
    )
    var interactive = false

    @Flag(
        help: """
            Change the style sheets of 'uses' and no theme: a colour that is a token's becomes the token, and a stale \
            fallback gets the token's colour.
            """
    )
    var uses = false

    @Option(name: .shortAndLong, help: "How to write the result.")
    var format: ResultFormat = .text

    @Option(help: .levelOfModes)
    var level: ContrastLevel?

    @Option(
        help: ArgumentHelp(
            "The largest change of a colour, as ΔE OK: 0.02 is just noticeable.",
            valueName: "number"
        )
    )
    var maxDelta: Double?

    @Option(
        help: ArgumentHelp(
            """
            Colours at least this ΔE OK apart stay so, even where a pair then fails; 0 lets them meet where nothing else \
            passes.
            """,
            valueName: "number"
        )
    )
    var keepApart = 0.02

    @Option(
        help: """
            What to change where an alias leads to a value: the alias, where another colour of the theme's own is near \
            enough, or always the value.
            """
    )
    var prefer = FixPreference.alias

    func validate() throws {
        if let maxDelta, !(maxDelta > 0) {
            throw ValidationError("--max-delta must be more than 0")
        }
        if !(keepApart >= 0) { throw ValidationError("--keep-apart must be 0 or more") }
        if uses, interactive || level != nil || maxDelta != nil || !chosen.ids.isEmpty {
            throw ValidationError(
                "--uses changes no theme: leave out --interactive, --level, --max-delta and --theme."
            )
        }
        guard interactive else { return }
        if format == .json {
            throw ValidationError("--interactive asks in text: leave out --format json.")
        }
        if !Console.isOnTerminal {
            throw ValidationError(
                "--interactive needs a terminal as standard input and as standard output."
            )
        }
    }

    func perform(_ console: Console) async throws {
        if uses { return try await fixUses(console) }
        var session = try await ProjectSession(global, sources, chosen)
        session.request.level = level
        console.progress(
            "looking for changes in \(session.workspace.themeFiles.count.of("theme file"))"
        )
        let options = FixOptions(
            maxDelta: maxDelta ?? .infinity,
            keepsApart: keepApart,
            changesAliases: prefer == .alias
        )
        if interactive { return try await converse(session, options, console) }
        let fix = try await session.resolved(includesPages: false).fix(options).onceEach {
            session.absolute($0.label)
        }
        console.progress("")
        let report = FixReport(fix, isWritten: write, session)
        if write { try self.write(fix, session) }
        switch format {
        case .json: console.result(report.json.compact)
        case .text: show(report, console)
        }
        try end(fix, isWritten: write)
    }

    private func fixUses(_ console: Console) async throws {
        let session = try await ProjectSession(global, sources, chosen)
        if session.workspace.appFiles.uses.isEmpty {
            throw CommandError(
                "there are no style sheets to fix",
                help: "list them in themepreview.yml: uses: [\"src/**/*.css\"]"
            )
        }
        let project = try await session.resolved(includesPages: false)
        var report = UseFixReport(
            fix: UseFix(project),
            isWritten: write,
            session: session,
            paths: session.workspace.pathsByLabel
        )
        report.fix = report.fix.onceEach(path: report.absolute)
        if write {
            let folder = session.project.currentFolder
            try ThemeFileWriter(report.fix.files, currentFolder: folder) { report.shown($0.label) }
                .write()
        }
        report.show(on: console, asJSON: format == .json)
        let isDone = report.fix.rests.isEmpty && (write || report.fix.files.isEmpty)
        if !isDone { throw ExitCode(1) }
    }

    private func write(_ fix: SiteFix, _ session: ProjectSession) throws {
        try ThemeFileWriter(fix.files, currentFolder: session.project.currentFolder) {
            session.shown($0.label)
        }.write()
    }

    private func end(_ fix: SiteFix, isWritten: Bool) throws {
        let isDone =
            fix.plan.unfixed.isEmpty && (isWritten || fix.files.isEmpty) && fix.unusable == 0
            && fix.unknown == 0 && fix.codeOnMarks == 0
        if !isDone { throw ExitCode(1) }
    }

    /// Shows what the answers come to, and writes it.
    private func converse(_ session: ProjectSession, _ options: FixOptions, _ console: Console)
        async throws
    {
        let (all, decided, writes) = try await InteractiveFix(
            session: session,
            console: console,
            options: options
        )
        .run()
        let fix = try all.onceEach { session.absolute($0.label) }
        let report = FixReport(fix, isWritten: writes, decided: decided, session)
        let diff = report.diff(usesColor: console.usesColor)
        if !diff.isEmpty { console.result("\n" + diff.joined(separator: "\n")) }
        note(report, console)
        if writes {
            try write(fix, session)
            for line in report.writtenFiles { console.result(line) }
        }
        try end(fix, isWritten: writes)
    }

    private func show(_ report: FixReport, _ console: Console) {
        let lines = write ? report.writtenFiles : report.diff(usesColor: console.usesColor)
        if !lines.isEmpty { console.result(lines.joined(separator: "\n")) }
        if console.isVerbose {
            for line in report.changes { console.note(line) }
        } else if !write, !console.usesColor {
            for line in report.changesOfMembers { console.note(line) }
        }
        note(report, console)
    }

    private func note(_ report: FixReport, _ console: Console) {
        let limit = console.isVerbose ? Int.max : 10
        for line in report.left(limit: limit) + report.remarks(limit: limit) + report.closing {
            console.note(line)
        }
    }
}
