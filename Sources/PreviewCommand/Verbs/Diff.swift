import ArgumentParser
import Findings
import ProjectChecks
import Projects
import ThemeComparison
import ThemeModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct Diff: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show what changed between two states of the themes, and what newly fails.",
        discussion: """
            OLD and NEW are folders, with a project or with theme files alone, or git revisions: main, HEAD~3, v1.2, or \
            v1.2:path/to/project. If a name is both, the folder is read; ./NAME is always a folder. Without NEW, the \
            project is compared as it is on disk.

              themepreview diff HEAD                  what is not committed yet
              themepreview diff origin/main HEAD      what a branch brings
              themepreview diff ../last-year .        two folders

            Shows changed tokens, and the pairs that are better, worse or newly failing. Each state is judged as \
            'check' judges it, by its own configuration, waivers and baseline. Exits with status 1 when something \
            fails a check of NEW that did not fail one of OLD: a pair that passed, was allowed or did not exist (as in an \
            added theme) and now fails or is unknown; another finding that fails a check; a theme file that can no \
            longer be read. A pair that failed already and is worse does not count.
            """
    )

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, markdown
    }

    @OptionGroup var global: GlobalOptions

    @Argument(
        help: ArgumentHelp("The folder or git revision to compare with.", valueName: "old"),
        completion: .directory
    )
    var old: String

    @Argument(
        help: ArgumentHelp(
            "The folder or git revision to compare (default: the project on disk).",
            valueName: "new"
        ),
        completion: .directory
    )
    var new: String?

    @OptionGroup var chosen: ThemeOptions

    @Option(
        name: .shortAndLong,
        help: "How to write the differences; markdown is for a pull request."
    )
    var format: Format = .text

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write the differences to a file instead of standard output (-).",
            valueName: "file"
        ),
        completion: .file()
    )
    var output: ResultFile?

    func perform(_ console: Console) async throws {
        let currentFolder = ProjectFolder.current
        let project = try ProjectFolder(path: global.project, start: currentFolder)
        var projects: [ComparedProject] = []
        for name in [old, new] {
            let compared = try await ComparedProject.read(
                name,
                project: project,
                currentFolder: currentFolder
            )
            if let note = compared.note { console.note(note) }
            projects.append(compared)
        }
        let jobs = ProcessInfo.processInfo.activeProcessorCount
        let states = [
            try await projects[0].state(on: .today, jobs: jobs),
            try await projects[1].state(on: .today, jobs: jobs),
        ]
        var comparison = Comparison(
            from: states[0],
            to: states[1],
            threshold: projects[1].workspace.configuration.failOn
        )
        try checkIDs(among: Set(states.flatMap(\.ids)))
        comparison.keepThemes(chosen.ids)
        try console.report(reporter(console).text(for: comparison), to: output?.path)
        if comparison.newlyFails { throw ExitCode(1) }
    }

    private func checkIDs(among known: Set<String>) throws {
        for id in chosen.ids where !known.contains(id) {
            throw UnknownTheme(id: id, known: known.sorted())
        }
    }

    private func reporter(_ console: Console) -> any ComparisonReporter {
        switch format {
        case .text:
            TextComparisonReporter(
                usesColor: console.usesColor && output?.path == nil,
                isVerbose: console.isVerbose
            )
        case .json: JSONComparisonReporter()
        case .markdown: MarkdownComparisonReporter()
        }
    }
}

extension ProjectState {
    fileprivate var ids: [String] { themes.map(\.id) + unusable }
}
