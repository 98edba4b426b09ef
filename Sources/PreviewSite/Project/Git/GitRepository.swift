#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The repository that a folder lies in.
struct GitRepository: Sendable {
    private let git: GitProgram
    /// The path of the folder, as if the repository lay at ``top``.
    let place: String
    /// Where the files of a repository are taken to lie: their paths must be absolute, whatever they are on disk.
    static let top = "/repository"

    /// Finds the repository.
    init(holding folder: String) async throws(GitError) {
        git = try GitProgram(in: folder)
        do {
            let words = try await git.run("rev-parse", "--show-prefix")
            place = ProjectFolder.absolute(String(decoding: words, as: UTF8.self).filter { $0 != "\n" }, in: Self.top)
        } catch .failed(let words) {
            throw .noRepository(words)
        }
    }

    /// The names of branches and tags.
    func references() async throws(GitError) -> [String] {
        let words = try await git.run("for-each-ref", "--format=%(refname:short)")
        return String(decoding: words, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// The files of a commit, by any name that git has for it, or for the tree itself.
    func tree(of name: String) async throws(GitError) -> GitObject? {
        // In two steps: of a name such as ':/words' what is put behind it would become a part.
        guard let object = try await objects(named: [name])[0] else { return nil }
        return try await objects(named: ["\(object.hash)^{tree}"])[0]
    }

    /// What there is under each of some names, such as `main^{tree}` or `main:themes`, behind links too; nil for nothing.
    ///
    /// Git follows links within the tree alone.
    func objects(named names: [String]) async throws(GitError) -> [GitObject?] {
        // A name of two lines would be two names.
        let isName = names.map { name in !name.isEmpty && !name.utf8.contains { $0 == 0x0A || $0 == 0 } }
        let asked = zip(names, isName).filter(\.1).map(\.0)
        let words = try await git.run("cat-file", "--batch-check", "--follow-symlinks", lines: asked)
        var lines = String(decoding: words, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)[...]
        return isName.map { isName in
            guard isName, let line = lines.popFirst() else { return nil }
            if let object = GitObject(line) { return object }
            // What is said of a link that leads nowhere has a second line.
            if ["symlink", "dangling", "loop", "notdir"].contains(line.prefix { $0 != " " }) { _ = lines.popFirst() }
            return nil
        }
    }

    /// The files below a tree.
    func files(below tree: GitObject) async throws(GitError) -> [GitFile] {
        let rows = try await git.run("ls-tree", "-r", "-z", "-l", "--full-tree", tree.hash)
        var files: [GitFile] = []
        for row in rows.split(separator: 0) {
            if let file = try GitFile(String(decoding: row, as: UTF8.self)) { files.append(file) }
        }
        return files
    }

    /// Whether a tree has a file or folder at a path, be it that the repository lacks it.
    func tree(_ tree: GitObject, names path: String) async throws(GitError) -> Bool {
        var (hash, isFolder) = (tree.hash, true)
        for name in path.split(separator: "/") {
            guard isFolder else { return false }
            let rows = try await git.run("ls-tree", "-z", "--full-tree", hash).split(separator: 0)
            guard
                let row = rows.first(where: {
                    $0.split(separator: 0x09, maxSplits: 1).last?.elementsEqual(name.utf8) ?? false
                })
            else { return false }
            let words = String(decoding: row, as: UTF8.self).split(separator: " ", maxSplits: 2)
            guard words.count == 3, words[1] == "tree" || (words[1] == "blob" && words[0] != "120000") else {
                return false
            }
            (hash, isFolder) = (String(words[2].prefix(while: \.isHexDigit)), words[1] == "tree")
        }
        return true
    }

    /// The bytes of objects, in their order.
    func bytes(of objects: [GitObject]) async throws(GitError) -> [Data] {
        if objects.isEmpty { return [] }
        var rest = try await git.run("cat-file", "--batch", lines: objects.map(\.hash))[...]
        var result: [Data] = []
        for object in objects {
            // A line that says what follows, then the bytes, then the end of a line.
            guard let end = rest.firstIndex(of: 0x0A), rest.endIndex - end > object.size + 1 else {
                throw .failed("'\(object.hash)' cannot be read")
            }
            result.append(Data(rest[(end + 1)...].prefix(object.size)))
            rest = rest[(end + object.size + 2)...]
        }
        return result
    }
}
