import ArgumentParser
import ForeignFormats
import ProjectChecks
import Projects
import SourceText
import ThemeChecks
import ThemeModel
import ThemeRendering

/// A project for theme files of other tools, which stay where they are: its verdict is about what their author wrote.
struct ProjectInPlace {
    private let source: String
    private let path: String
    /// The files or the folder that the configuration names, relative to the project.
    private let paths: [String]
    /// The files of the folder that are no theme, by reason.
    private let leftOut: [EntryFiles.Reason: [String]]
    private let proposal: RoleProposal?
    private let themes: [Theme]
    private let pairs: ProposedPairs

    /// Nil for a file that is no theme, or one in our own format, which is copied.
    init?(_ source: String, in folder: String) async throws {
        let current = ProjectFolder.current
        let absolute = ProjectFolder.absolute(source, in: current)
        let isFolder = WholeFile.isFolder(source, in: current)
        guard isFolder || WholeFile.isThere(source, in: current) else { return nil }
        let relative = ProjectFolder.relative(absolute, to: folder)
        // The project sees what a file imports from another folder, and themes of several files have ids after theirs.
        let isInside = relative.pathNames.first != ".."
        let project = isInside ? folder : absolute.parentPath
        var sources = [absolute]
        var session = try await Self.session(of: sources, in: project)
        var leftOut: [EntryFiles.Reason: [String]] = [:]
        let files = session.workspace.themeFiles
        if isFolder, let entries = EntryFiles(files, namesParts: isInside) {
            let others = entries.others.map(session.absolute)
            sources = PathCover(besides: others).paths(of: entries.labels.map(session.absolute))
            leftOut = entries.leftOut.mapValues { $0.map(session.absolute) }
            session = try await Self.session(of: sources, in: project)
        }
        let resolved = try await session.resolved(includesPages: false)
        let documents = resolved.themes.map(\.document)
        guard !documents.isEmpty else {
            if isFolder { throw CommandError.noThemes(source) }
            return nil
        }
        let isOurs = documents.contains(where: \.isOwnFormat)
        if isOurs, !isFolder { return nil }

        self.source = source
        path = relative
        paths = sources.map { ProjectFolder.relative($0, to: folder) }
        self.leftOut = leftOut.mapValues { files in
            files.map { ProjectFolder.relative($0, to: folder) }
        }
        let systems = documents.filter(\.isOfSystem)
        proposal = systems.lazy.compactMap { RoleProposal(for: $0) }.first
        let named = systems.compactMap { document in
            let named = RoleProposal(for: document)?.applied(to: document) ?? document
            return PageSurface(completing: named).document.resolve().theme
        }
        pairs = ProposedPairs(named, ThemeChecker())
        themes = resolved.themes.map(\.theme)
    }

    private static func session(
        of sources: [String],
        in project: String
    ) async throws -> ProjectSession {
        try await ProjectSession(
            GlobalOptions.parse(["--project", project]),
            SourceOptions.parse(sources.flatMap { ["--themes", $0] }),
            readsAppFiles: false
        )
    }

    var summary: String {
        var lines = ["\(path.visible) stays where it is: \(themes.count.of("theme"))\(kinds)"]
        for reason in EntryFiles.Reason.allCases {
            guard let files = leftOut[reason], let first = files.first else { continue }
            let more = files.count == 1 ? "" : " and \(files.count - 1) more"
            lines.append("\(reason.rawValue): \(first.visible)\(more)")
        }
        if let proposal {
            let count = proposal.roles.count.of("role")
            lines.append("guessed by the names of \(proposal.title): \(count)")
        }
        if themes.contains(where: { $0.kind == .tokens }) {
            lines.append("proposed by their names: \(pairs.rows.count.of("pair"))")
        }
        let isOneFile = !WholeFile.isFolder(source, in: ProjectFolder.current)
        if isOneFile, !themes.contains(where: { $0.kind == .tokens }) {
            lines.append("'themepreview import \(source.inShell)' converts it into our own format")
        }
        return lines.joined(separator: "\n")
    }

    /// The kinds of the themes, as a verdict names them.
    private var kinds: String {
        let kinds = ThemeKind.allCases.filter { kind in
            themes.contains { $0.kind == kind }
        }
        return " as \(kinds.map(\.rawValue).joined(separator: ", "))"
    }

    /// The line of the configuration that names the files.
    var themesEntry: String {
        let values = paths.map(\.inYAML)
        let list = values.joined(separator: ", ")
        return "themes: \(values.count == 1 ? list : "[\(list)]")"
    }

    /// A comment about the sheets that are no themes, whose rules may use the tokens.
    private var usesHint: String {
        if leftOut[.purposeless] == nil { return "" }
        let files = path == "." ? "**/*.css" : "\(path)/**/*.css"
        return "\n# uses: \"\(files)\"    # judges the rules of the other style sheets, too"
    }

    func configuration(_ folders: StarterFolders) -> String {
        let start = """
            # Everything here is optional; 'themepreview check --uncovered' lists what no pair reaches.
            \(themesEntry)\(usesHint)
            \(folders.configuration)

            """
        let roles = proposal.map { guess in
            "\n# Guessed by the names of \(guess.title): correct what is wrong.\n\(guess.yaml)"
        }
        let contrast = "\ncontrast:\n  level: AA             # AAA asks for more\n"
        let text = start + (roles ?? "") + contrast
        if pairs.rows.isEmpty { return text }
        return PairInsertion(text).text(adding: pairs.groups) ?? text
    }
}

extension ThemeDocument {
    /// The names are a system's own, so that they suggest roles and pairs; those of editors and terminals are known.
    fileprivate var isOfSystem: Bool {
        guard !isOwnFormat else { return false }
        switch kind {
        case .terminal, .editor, .scheme: return false
        case .tokens, .app, nil: return true
        }
    }
}

extension CommandError {
    fileprivate static func noThemes(_ source: String) -> CommandError {
        CommandError(
            "\(source) has no theme that can be read",
            help: "name a folder of themes or design tokens, or one file"
        )
    }
}
