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
        guard let name = relativePath(of: path) else { return nil }
        if name.isEmpty { return tree }
        if let object = try await repository.objects(named: ["\(tree.hash):\(name)"])[0] {
            return object
        }
        if try await repository.tree(tree, names: name) { throw .missingObject(name) }
        return nil
    }

    /// Adds the file at a path, or the files below a folder there whose names `isWanted` accepts.
    func read(
        _ path: String,
        into files: inout RevisionFiles,
        where isWanted: (String) -> Bool = { _ in true }
    )
        async throws(GitError)
    {
        guard let object = try await object(at: path) else { return }
        if object.kind == "blob" { return try await add([(path, object)], to: &files) }
        let listed = try await repository.files(below: object).filter {
            ArtifactPath($0.path) != nil
        }
        let links = listed.filter(\.isLink)
        let plain = listed.filter { !$0.isLink && isWanted($0.path) }
        try await add(plain.map { ("\(path)/\($0.path)", $0.object) }, to: &files)
        for (link, target) in zip(links, try await targets(of: links, below: path)) {
            let place = "\(path)/\(link.path)"
            switch target {
            case .success(let object):
                if isWanted(link.path) { try await add([(place, object)], to: &files) }
            case .failure(let problem):
                if isWanted(link.path) || problem == .folder { files.add(problem, at: place) }
            }
        }
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

    /// Adds blobs as files; one above the size limit becomes as many zero bytes as make readers refuse it.
    private func add(_ blobs: [(path: String, object: GitObject)], to files: inout RevisionFiles)
        async throws(GitError)
    {
        let limit = TextFile.sizeLimit
        let readable = blobs.filter { $0.object.size <= limit }
        for (blob, bytes) in zip(readable, try await repository.bytes(of: readable.map(\.object))) {
            files.add(bytes, at: blob.path)
        }
        for blob in blobs where blob.object.size > limit {
            files.add(Data(count: limit + 1), at: blob.path)
        }
    }
}
