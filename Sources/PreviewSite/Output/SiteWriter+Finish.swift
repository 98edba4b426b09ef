import SystemPackage
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension SiteWriter {
    /// Moves the new files into the site, deletes files that only an earlier build wrote, and writes the manifest.
    ///
    /// Files of an earlier build stay if `isLastGood`. If a file that no build wrote is in the way, throws before
    /// moving anything. Returns the number of deleted files.
    ///
    /// The manifest omits the `unreadable` inputs, so that the next build rebuilds the files that depend on them.
    func finish(
        without unreadable: [ArtifactInput] = [], isLastGood: (ArtifactPath) -> Bool = { _ in false }
    ) throws(WritingError) -> Int {
        let (files, staged) = completed(isLastGood)
        let stale = previous.files.keys.filter { files[$0] == nil }.sorted()
        try folder.checkInPlace()
        let obstacles = try obstacles(to: staged.map(\.path), files, among: Set(stale))
        try announce(staged.map(\.path), among: files)
        for path in obstacles { try folder.remove(path) }
        try move(staged)
        let respelled = respelled(stale, as: staged.map(\.path))
        for path in stale where !respelled.contains(path) { try folder.remove(path) }
        let left = Set(unreadable.map(\.name))
        let manifest = BuildManifest(files: files, inputs: inputs.filter { !left.contains($0.key) })
        if manifest != previous {
            try write(manifest)
        } else if trusted.hasHashed || !staged.isEmpty {
            // The next build trusts files that are older than the manifest.
            folder.touch(BuildManifest.name)
        }
        try folder.checkInPlace()
        abandon()
        return stale.count
    }

    private func move(_ staged: [StagedFile]) throws(WritingError) {
        let byFolder = Dictionary(grouping: staged) { $0.path.parent?.description ?? "" }
        for (parent, files) in byFolder.sorted(by: { $0.key < $1.key }) {
            guard let target = try folder.folder(ArtifactPath(parent), creating: true) else { continue }
            for file in files { try target.take(file.name, from: temporary, as: file.path.name) }
        }
    }

    /// Stale files that are new files too on a case-insensitive disk, since their names differ only in case.
    private func respelled(_ stale: [ArtifactPath], as new: [ArtifactPath]) -> Set<ArtifactPath> {
        if stale.isEmpty { return [] }
        let names = Dictionary(new.map { ($0.description.lowercased(), $0) }) { first, _ in first }
        return Set(
            stale.filter { path in
                guard let other = names[path.description.lowercased()], let old = folder.status(of: path.description),
                    let new = folder.status(of: other.description)
                else { return false }
                return old.st_ino == new.st_ino && old.st_dev == new.st_dev
            })
    }
}

// MARK: - The manifest

extension SiteWriter {
    /// Lists the new files in the manifest before they are moved: later builds would refuse to overwrite them if this
    /// one is killed.
    ///
    /// ``TrustedFiles`` trusts a listed hash if the file is older than the manifest, so this manifest has only hashes
    /// that this build checked.
    private func announce(_ paths: [ArtifactPath], among files: [ArtifactPath: UInt64?]) throws(WritingError) {
        if paths.allSatisfy({ previous.files[$0] != nil }) { return }
        var manifest = previous
        for (path, hash) in previous.files where files[path] != .some(hash) {
            manifest.files.updateValue(nil, forKey: path)
        }
        for path in paths { manifest.files.updateValue(nil, forKey: path) }
        try write(manifest)
    }

    private func write(_ manifest: BuildManifest) throws(WritingError) {
        do {
            try temporary.write(manifest.bytes, to: BuildManifest.name)
        } catch {
            throw .failed(folder.absolute(BuildManifest.path), reason: "\(error)")
        }
        try folder.take(BuildManifest.name, from: temporary, as: BuildManifest.name)
    }
}

// MARK: - Obstacles

extension SiteWriter {
    /// Stale files to delete before the move: one where a folder is needed, or those in a folder where a file is.
    ///
    /// Throws if anything else is in the way.
    private func obstacles(
        to new: [ArtifactPath], _ hashes: [ArtifactPath: UInt64?], among stale: Set<ArtifactPath>
    ) throws(WritingError) -> Set<ArtifactPath> {
        var obstacles: Set<ArtifactPath> = []
        let parents = Set(new.compactMap(\.parent))
        for folder in parents { try addObstacle(to: folder, among: stale, &obstacles) }
        let missing = parents.filter { folder.kind(of: $0.description) == nil }
        for path in new where !(path.parent.map(missing.contains) ?? false) {
            switch folder.kind(of: path.description) {
            case nil: continue
            case .folder: obstacles.formUnion(try files(in: path, among: stale))
            default:
                // A file of these very bytes may come from a merge of committed sites.
                if previous.files[path] == nil, hashes[path] != .some(folder.hash(of: path)) {
                    throw .foreignFile(folder.absolute(path))
                }
            }
        }
        return obstacles
    }

    /// Adds a stale file that is in the way of a new file's folder.
    private func addObstacle(
        to path: ArtifactPath, among stale: Set<ArtifactPath>, _ obstacles: inout Set<ArtifactPath>
    ) throws(WritingError) {
        if let parent = path.parent { try addObstacle(to: parent, among: stale, &obstacles) }
        switch folder.kind(of: path.description) {
        case .folder, nil: return
        case .link where !stale.contains(path): throw .link(folder.absolute(path))
        default:
            guard stale.contains(path) else {
                throw .failed(folder.absolute(path), reason: "\(Errno.notDirectory)")
            }
            obstacles.insert(path)
        }
    }

    /// The files in a folder that a new file replaces; throws if no build wrote one of them.
    private func files(
        in path: ArtifactPath, among stale: Set<ArtifactPath>
    ) throws(WritingError) -> Set<ArtifactPath> {
        let found = (try? FileManager.default.subpathsOfDirectory(atPath: folder.absolute(path))) ?? []
        var own: Set<ArtifactPath> = []
        for name in found where folder.kind(of: "\(path)/\(name)") != .folder {
            guard let file = ArtifactPath("\(path)/\(name)"), stale.contains(file) else {
                throw .foreignFile("\(folder.absolute(path))/\(name)")
            }
            own.insert(file)
        }
        // If its files were deleted by hand, removing one of them by name still removes the empty folder.
        return own.isEmpty ? Set(stale.filter { $0.description.hasPrefix("\(path)/") }.prefix(1)) : own
    }
}
