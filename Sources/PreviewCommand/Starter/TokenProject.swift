import ArgumentParser
import ForeignFormats
import ProjectChecks
import Projects
import SourceText
import ThemeChecks
import ThemeModel
import ThemeRendering

/// A project for a token system whose files stay where they are.
struct TokenProject {
    private let path: String
    private let proposal: RoleProposal?
    private let themeCount: Int
    private let pairs: ProposedPairs

    private static let formats: Set = ["dtcg", "css"]
    private static let endings = [".json", ".json5", ".css", ".scss", ".less"]

    /// Nil for files of other formats, whose themes are copied.
    init?(_ source: String, in folder: String) async throws {
        let absolute = ProjectFolder.absolute(source, in: ProjectFolder.current)
        let isFolder = WholeFile.isFolder(source, in: ProjectFolder.current)
        let isFile = WholeFile.isThere(source, in: ProjectFolder.current)
        guard isFolder || isFile && Self.endings.contains(where: source.hasSuffix) else {
            return nil
        }
        let parent = isFolder ? absolute : absolute.parentPath
        let session = try await ProjectSession(
            GlobalOptions.parse(["--project", parent]),
            SourceOptions.parse(["--themes", absolute])
        )
        let resolved = try await session.resolved(includesPages: false)
        let documents = resolved.themes.map(\.document)
        guard !documents.isEmpty, documents.allSatisfy({ Self.formats.contains($0.format) }) else {
            if isFolder { throw CommandError.noTokens(source) }
            return nil
        }
        path = ProjectFolder.relative(absolute, to: folder)
        proposal = documents.lazy.compactMap { RoleProposal(for: $0) }.first
        let themes = documents.compactMap { document in
            let named = RoleProposal(for: document)?.applied(to: document) ?? document
            return PageSurface(completing: named).document.resolve().theme
        }
        themeCount = themes.count
        pairs = ProposedPairs(themes, ThemeChecker())
    }

    var summary: String {
        let roles = proposal.map { guess in
            "guessed by the names of \(guess.title): \(guess.roles.count.of("role"))\n"
        }
        return """
            \(path.visible) stays where it is: \(themeCount.of("theme"))
            \(roles ?? "")proposed by their names: \(pairs.rows.count.of("pair"))
            """
    }

    var configuration: String {
        let start = """
            # Everything here is optional; 'themepreview check --uncovered' lists what no pair reaches.
            themes: \(path.inYAML)
            docs: docs              # a folder of Markdown files: each is a page in every theme
            output: site            # what 'themepreview build' writes

            """
        let roles = proposal.map { guess in
            "\n# Guessed by the names of \(guess.title): correct what is wrong.\n\(guess.yaml)"
        }
        let contrast = "\ncontrast:\n  level: AA             # AAA asks for more\n"
        let text = start + (roles ?? "") + contrast
        return PairInsertion(text).text(adding: pairs.groups) ?? text
    }
}

extension String {
    /// The text as a value of YAML.
    fileprivate var inYAML: String {
        let isPlain = unicodeScalars.allSatisfy {
            $0.isAlphanumeric || "/._-".unicodeScalars.contains($0)
        }
        if isPlain && !isEmpty { return self }
        let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
    }
}

extension CommandError {
    fileprivate static func noTokens(_ source: String) -> CommandError {
        CommandError(
            "\(source) has no design tokens and no style sheet with colours, or has other files, too",
            help: "name the folder of the tokens alone, or one file"
        )
    }
}
