#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads the git repository that contains a folder.
package struct GitRepository: Sendable {
    private let git: GitProgram
    /// The folder's path, with ``top`` in place of the repository's own path.
    let place: String
    /// The path that stands for the repository's top, so that paths in revisions are absolute like those on disk.
    static let top = "/repository"

    init(holding folder: String) async throws(GitError) {
        git = try GitProgram(in: folder)
        do {
            let words = try await git.run("rev-parse", "--show-prefix")
            place = ProjectFolder.absolute(
                String(decoding: words, as: UTF8.self).filter { $0 != "\n" },
                in: Self.top
            )
        } catch .failed(let words) {
            throw .noRepository(words)
        }
    }

    func references() async throws(GitError) -> [String] {
        let words = try await git.run("for-each-ref", "--format=%(refname:short)")
        return String(decoding: words, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// The tree of a commit or tree, by any name that git accepts; nil if there is none.
    func tree(of name: String) async throws(GitError) -> GitObject? {
        // In two steps: in a name such as ':/words', an appended '^{tree}' would become part of the words.
        guard let object = try await objects(named: [name])[0] else { return nil }
        return try await objects(named: ["\(object.hash)^{tree}"])[0]
    }

    /// Looks up names such as `main^{tree}` or `main:themes`; nil for a name without an object.
    ///
    /// Git follows links only within the tree.
    func objects(
        named names: [String],
        followingLinks: Bool = true
    ) async throws(GitError) -> [GitObject?] {
        // A line break would make two names of one.
        let isName = names.map { name in
            !name.isEmpty && !name.utf8.contains { $0 == 0x0A || $0 == 0 }
        }
        let asked = zip(names, isName).filter(\.1).map(\.0)
        let words = try await git.run(
            "cat-file",
            "--batch-check",
            followingLinks ? "--follow-symlinks" : "--buffer",
            lines: asked
        )
        var lines = String(decoding: words, as: UTF8.self).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )[...]
        return isName.map { isName in
            guard isName, let line = lines.popFirst() else { return nil }
            if let object = GitObject(line) { return object }
            // Git's answer about a broken link has a second line.
            if ["symlink", "dangling", "loop", "notdir"].contains(line.prefix { $0 != " " }) {
                _ = lines.popFirst()
            }
            return nil
        }
    }

    func files(below tree: GitObject) async throws(GitError) -> [GitFile] {
        let rows = try await git.run("ls-tree", "-r", "-z", "-l", "--full-tree", tree.hash)
        var files: [GitFile] = []
        for row in rows.split(separator: 0) {
            if let file = try GitFile(String(decoding: row, as: UTF8.self)) { files.append(file) }
        }
        return files
    }

    /// The tree lists a file or folder at a path, even if the repository lacks its object.
    func tree(_ tree: GitObject, names path: String) async throws(GitError) -> Bool {
        var hash = tree.hash
        var isFolder = true
        for name in path.split(separator: "/") {
            guard isFolder else { return false }
            let rows = try await git.run("ls-tree", "-z", "--full-tree", hash).split(separator: 0)
            guard
                let row = rows.first(where: {
                    $0.split(separator: 0x09, maxSplits: 1).last?.elementsEqual(name.utf8) ?? false
                })
            else { return false }
            let words = String(decoding: row, as: UTF8.self).split(separator: " ", maxSplits: 2)
            guard words.count == 3,
                words[1] == "tree" || (words[1] == "blob" && words[0] != "120000")
            else {
                return false
            }
            hash = String(words[2].prefix(while: \.isHexDigit))
            isFolder = words[1] == "tree"
        }
        return true
    }

    /// The most bytes of files that are read at once; one blob may be a thousand files.
    package static let bytesLimit = 256 << 20

    /// The bytes of objects, in the same order.
    func bytes(of objects: [GitObject]) async throws(GitError) -> [Data] {
        if objects.isEmpty { return [] }
        let size = objects.reduce(0) { $0 + min($1.size, Self.bytesLimit) }
        if size > Self.bytesLimit { throw .tooLarge }
        let headers = 100 * objects.count
        var rest = try await git.run(
            "cat-file",
            "--batch",
            lines: objects.map(\.hash),
            limit: size + headers
        )[...]
        var result: [Data] = []
        for object in objects {
            // A header line, the bytes, then a line break.
            guard let end = rest.firstIndex(of: 0x0A), rest.endIndex - end > object.size + 1 else {
                throw .failed("'\(object.hash)' cannot be read")
            }
            result.append(Data(rest[(end + 1)...].prefix(object.size)))
            rest = rest[(end + object.size + 2)...]
        }
        return result
    }
}

/// An object of a git repository.
struct GitObject: Sendable {
    let hash: String
    /// `blob`, `tree`, `commit` or `tag`.
    let kind: String
    /// In bytes.
    let size: Int

    /// Parses `<hash> <kind> <size>`; nil for any other text.
    init?(_ words: some StringProtocol) {
        let words = words.split(separator: " ")
        guard words.count == 3, words[0].count >= 40, words[0].allSatisfy(\.isHexDigit),
            let size = Int(words[2])
        else {
            return nil
        }
        hash = String(words[0])
        kind = String(words[1])
        self.size = size
    }
}

/// A row of `git ls-tree -l`: a file below a tree.
struct GitFile: Sendable {
    /// Relative to the tree.
    let path: String
    let isLink: Bool
    let object: GitObject

    /// Parses `<mode> <kind> <hash> <size>`, a tab and the path; nil for anything but a file.
    ///
    /// Throws if git shows no size, since the repository lacks the object.
    init?(_ row: String) throws(GitError) {
        let parts = row.split(separator: "\t", maxSplits: 1)
        let words = parts.first?.split(separator: " ") ?? []
        guard parts.count == 2, words.count == 4, words[1] == "blob" else { return nil }
        path = String(parts[1])
        guard let object = GitObject("\(words[2]) \(words[1]) \(words[3])") else {
            throw .missingObject(path)
        }
        isLink = words[0] == "120000"
        self.object = object
    }
}
