import SourceText
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads the files of a revision; paths begin with ``GitRepository/top``.
struct GitRevision: Sendable {
    private let repository: GitRepository
    private let tree: GitObject
    /// The folder to read, as a path below ``GitRepository/top``.
    let folder: String
    /// The user named the folder, as in `v1.2:web`.
    let namesFolder: Bool

    /// Finds a revision by a name such as `main` or `HEAD~3`, or with a folder, `v1.2:web`.
    ///
    /// Without a folder, reads the one that the command runs in.
    init(_ name: String, in repository: GitRepository) async throws(GitError) {
        self.repository = repository
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init
        )
        let named = parts.count == 2 ? try await repository.tree(of: parts[0]) : nil
        let whole = named == nil ? try await repository.tree(of: name) : nil
        guard let tree = named ?? whole else {
            throw .unknownRevision(name, known: try await repository.references())
        }
        self.tree = tree
        namesFolder = named != nil
        let below = namesFolder ? parts[1] : ""
        let isRelative = !namesFolder || below.hasPrefix("./") || below.hasPrefix("../")
        folder = ProjectFolder.absolute(
            below,
            in: isRelative ? repository.place : GitRepository.top
        )
        if try await object(at: folder)?.kind != "tree" {
            let missing = relativePath(of: folder) ?? below
            throw .missingFolder(missing, revision: namesFolder ? parts[0] : name)
        }
    }

    /// The path relative to the top of the repository; nil if it lies outside.
    private func relativePath(of path: String) -> String? {
        if path == GitRepository.top { return "" }
        return path.hasPrefix(GitRepository.top + "/")
            ? String(path.dropFirst(GitRepository.top.count + 1)) : nil
    }

    private func object(at path: String) async throws(GitError) -> GitObject? {
        try await objects(at: [path])[0]
    }

    /// The files and folders at paths, links followed; nil where there is none.
    func objects(at paths: [String]) async throws(GitError) -> [GitObject?] {
        let names = paths.map { relativePath(of: $0) }
        let inside = names.compactMap(\.self).filter { !$0.isEmpty }
        let found = try await objects(at: inside, in: tree)
        let known = Dictionary(keepingFirst: zip(inside, found))
        return names.map { name in
            guard let name else { return nil }
            return name.isEmpty ? tree : known[name] ?? nil
        }
    }

    /// The files and folders at paths below a tree, which no link leaves; an error names one that the repository lacks.
    func objects(
        at paths: [String],
        in tree: GitObject
    ) async throws(GitError) -> [GitObject?] {
        let objects = try await repository.objects(named: paths.map { "\(tree.hash):\($0)" })
        for (path, object) in zip(paths, objects) where object == nil {
            if try await repository.tree(tree, names: path) { throw .missingObject(path) }
        }
        return objects
    }

    /// The files below a folder by their paths, and the targets of links or the problems that they have on disk.
    func files(
        below folder: String,
        _ object: GitObject
    ) async throws(GitError) -> [(path: String, target: Result<GitObject, FileProblem>)] {
        let listed = try await repository.files(below: object).filter { file in
            ArtifactPath(file.path) != nil
        }
        let links = listed.filter(\.isLink)
        let targets = try await targets(of: links, below: folder)
        var files: [(path: String, target: Result<GitObject, FileProblem>)] = []
        for file in listed where !file.isLink { files.append((file.path, .success(file.object))) }
        for (link, target) in zip(links, targets) { files.append((link.path, target)) }
        return files
    }

    /// The file is a link that leads out of the folder.
    func isLink(_ path: String, outOf folder: String) async throws(GitError) -> Bool {
        guard let tree = try await object(at: folder) else { return false }
        let names = ["\(tree.hash):\(path)"]
        let found = try await repository.objects(named: names, followingLinks: false)[0]
        guard let found, found.kind == "blob" else { return false }
        let text = String(decoding: try await bytes(of: [found])[0], as: UTF8.self)
        if text.hasPrefix("/") { return true }
        let target = ProjectFolder.absolute("\(folder)/\(path)/../\(text)", in: "/")
        return !target.hasPrefix(folder + "/")
    }

    func bytes(of objects: [GitObject]) async throws(GitError) -> [Data] {
        try await repository.bytes(of: objects)
    }

    /// The targets of links, or the same problems that a link has on disk.
    private func targets(
        of links: [GitFile],
        below folder: String
    ) async throws(GitError) -> [Result<GitObject, FileProblem>] {
        let texts = try await repository.bytes(of: links.map(\.object)).map {
            String(decoding: $0, as: UTF8.self)
        }
        let places = links.map { "\(folder)/\($0.path)" }
        let objects = try await repository.objects(
            named: places.map { "\(tree.hash):\(relativePath(of: $0) ?? "")" }
        )
        return places.indices.map { index in
            target(of: places[index], texts[index], objects[index], below: folder)
        }
    }

    /// `text` is the path in the link, and `object` what git found when it followed it.
    private func target(
        of place: String,
        _ text: String,
        _ object: GitObject?,
        below folder: String
    ) -> Result<GitObject, FileProblem> {
        let path =
            text.hasPrefix("/") ? nil : ProjectFolder.absolute("\(place)/../\(text)", in: "/")
        // Git does not report a link to its own folder or one above as a tree.
        let isFolder =
            object?.kind == "tree" || path.map { (folder + "/").hasPrefix($0 + "/") } ?? false
        if isFolder { return .failure(.folder) }
        guard let path, relativePath(of: path) != nil else { return .failure(.outside) }
        guard let object else { return .failure(.nowhere) }
        return path.hasPrefix(folder + "/") ? .success(object) : .failure(.outside)
    }
}
