import SourceText

/// Why a revision cannot be read.
enum GitError: Error, CustomStringConvertible {
    case noProgram
    case noRepository(String)
    case unknownRevision(String, known: [String])
    case missingFolder(String, revision: String)
    case missingObject(String)
    case tooLarge
    case failed(String)

    var description: String {
        switch self {
        case .noProgram:
            "cannot find the program 'git' on PATH\n  help: install it, or compare two folders"
        case .noRepository(let words):
            "cannot read a git repository here: \(Self.line(words))\n  help: compare two folders; a name that is no folder is taken for a revision"
        case .unknownRevision(let name, let known):
            "'\(name.visible)' is neither a folder nor a revision\n  help: "
                + (closestMatch(to: name, among: known).map(didYouMean)
                    ?? "run 'git fetch' if the branch is missing: a CI checkout often has only its own commit")
        case .missingFolder(let path, let revision):
            "the revision '\(revision.visible)' has no folder '\(path.visible)'\n"
                + "  help: 'REVISION:PATH' names another folder, by its path from the top of the repository"
        case .missingObject(let path):
            "the repository lacks '\(path.visible)', which the revision contains\n"
                + "  help: in a partial clone, 'git fetch --refetch --no-filter' fetches what is missing"
        case .tooLarge:
            "the revision has more files than fit in memory\n"
                + "  help: 'REVISION:PATH' reads one folder, by its path from the top of the repository"
        case .failed(let words): "git failed: \(Self.line(words))"
        }
    }

    /// The first line of git's message, without 'fatal: '.
    private static func line(_ words: String) -> String {
        let line = String(words.split(whereSeparator: \.isNewline).first ?? "it gave no reason")
            .visible
        return line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
    }
}
