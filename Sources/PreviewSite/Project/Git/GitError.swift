import Findings

/// Why a revision cannot be read.
enum GitError: Error, CustomStringConvertible {
    /// The program is not installed.
    case noProgram
    /// The folder lies in no repository that git would read.
    case noRepository(String)
    /// The repository has no such revision.
    case unknownRevision(String, known: [String])
    /// The revision has no such folder.
    case missingFolder(String, revision: String)
    /// A revision names something that the repository does not have.
    case missingObject(String)
    /// Git failed, with these words.
    case failed(String)

    var description: String {
        switch self {
        case .noProgram: "the program 'git' is not on the path\n  help: install it, or name folders alone"
        case .noRepository(let words): "git cannot be asked here: \(Self.line(words))\n  help: name folders alone"
        case .unknownRevision(let name, let known):
            "there is no folder and no revision '\(name.visible)'\n  help: "
                + (closestMatch(to: name, among: known).map(didYouMean)
                    ?? "'git fetch' brings a branch that is not here yet; a job's checkout often has its own commit alone")
        case .missingFolder(let path, let revision):
            "the revision '\(revision.visible)' has no folder '\(path.visible)'\n"
                + "  help: 'REVISION:PATH' names another folder, by its path from the top of the repository"
        case .missingObject(let path):
            "the repository does not have all that its commits name: '\(path.visible)' is missing\n"
                + "  help: nothing is fetched here; 'git fetch --refetch --no-filter' makes a partial clone a whole one"
        case .failed(let words): "git failed: \(Self.line(words))"
        }
    }

    /// The first line of what git says, without the word it begins with.
    private static func line(_ words: String) -> String {
        let line = String(words.split(whereSeparator: \.isNewline).first ?? "it gave no reason").visible
        return line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
    }
}
