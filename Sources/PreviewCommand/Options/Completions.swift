import ArgumentParser
import Findings
import ProjectChecks
import Projects
import ThemeChecks
import ThemeModel

/// The words that a shell completes with, besides names of files.
extension CompletionKind {
    /// The ids of the project's themes.
    static var themes: CompletionKind { .custom { words, _, _ in await Completions.themes(words) } }

    /// The ids of the project's themes, and the names of all roles.
    static var themesAndRoles: CompletionKind {
        .custom { words, _, _ in
            await Completions.themes(words) + Role.vocabulary.map(\.role.rawValue)
        }
    }

    /// The names of rules, and `others`.
    static func rules(and others: [String] = []) -> CompletionKind {
        .list(RuleSet.guides.map(\.id.rawValue) + others)
    }
}

private enum Completions {
    /// Nothing if the project cannot be read: a shell has no place for the reason.
    static func themes(_ words: [String]) async -> [String] {
        (try? await ids(in: project(in: words))) ?? []
    }

    private static func ids(in path: String?) async throws -> [String] {
        let folder = try ProjectFolder(path: path, start: ProjectFolder.current)
        let project = try Project(folder, currentFolder: ProjectFolder.current)
        var request = CheckRequest()
        request.includesPages = false
        let workspace = try await Workspace(project, project.list(), jobs: request.jobs)
        return try await ResolvedProject(workspace, request).themeIDs
    }

    /// The argument of `--project` on the command line.
    private static func project(in words: [String]) -> String? {
        let option = "--project"
        for (index, word) in words.enumerated() {
            if word.hasPrefix("\(option)=") { return String(word.dropFirst(option.count + 1)) }
            if word == option, index + 1 < words.count { return words[index + 1] }
        }
        return nil
    }
}
