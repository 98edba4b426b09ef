import Projects
import SourceText
import SystemPackage
import ThemeRendering

extension SiteWriter {
    /// Moves the new files into the site, deletes files that only an earlier build wrote, and writes the manifest.
    ///
    /// If a file that no build wrote is in the way, throws before moving anything. Returns the number of deleted files.
    func finish(_ lastGood: LastGood = LastGood()) throws(WritingError) -> Int {
        let (files, staged) = completed(lastGood.contains)
        let new = staged.map(\.path)
        let stale = previous.files.keys.filter { files[$0] == nil }.sorted()
        try folder.checkInPlace()
        var obstacles = Obstacles(in: folder, previous, stale: Set(stale))
        try obstacles.add(to: new, files)
        try announce(new)
        for path in obstacles.paths { try folder.remove(path) }
        try move(staged)
        let respelled = respelled(stale, as: new)
        for path in stale where !respelled.contains(path) { try folder.remove(path) }
        let manifest = BuildManifest(files: files, inputs: lastGood.known(inputs))
        if manifest != previous { try write(manifest) }
        try folder.checkInPlace()
        abandon()
        return stale.count
    }

    private func move(_ staged: [StagedFile]) throws(WritingError) {
        let byFolder = Dictionary(grouping: staged) { $0.path.parent?.description ?? "" }
        for (parent, files) in byFolder.sorted(by: { $0.key < $1.key }) {
            guard let target = try folder.folder(ArtifactPath(parent), creating: true) else {
                continue
            }
            for file in files { try move(file.name, to: target, as: file.path.name) }
        }
    }

    private func move(_ temporaryName: String, to target: OpenFolder, as name: String)
        throws(WritingError)
    {
        do throws(Errno) {
            try target.take(temporaryName, from: temporary, as: name)
        } catch {
            throw .failed("\(target.path)/\(name)", reason: "\(error)")
        }
    }

    /// Stale files that are new files too on a case-insensitive disk, since their names differ only in case.
    private func respelled(_ stale: [ArtifactPath], as new: [ArtifactPath]) -> Set<ArtifactPath> {
        if stale.isEmpty { return [] }
        let names = Dictionary(keepingFirst: new.map { ($0.description.lowercased(), $0) })
        let same = stale.filter { path in
            guard let other = names[path.description.lowercased()],
                let old = folder.status(of: path.description),
                let new = folder.status(of: other.description)
            else { return false }
            return old.isOfSameFile(as: new)
        }
        return Set(same)
    }
}

// MARK: - The manifest

extension SiteWriter {
    /// Lists the new files in the manifest before they are moved: later builds would refuse to overwrite them if this
    /// one is killed.
    func announce(_ new: [ArtifactPath]) throws(WritingError) {
        let unlisted = new.filter { previous.files[$0] == nil }
        if unlisted.isEmpty { return }
        var manifest = previous
        for path in unlisted { manifest.files.updateValue(nil, forKey: path) }
        try write(manifest)
    }

    private func write(_ manifest: BuildManifest) throws(WritingError) {
        do {
            try temporary.write(manifest.bytes, to: BuildManifest.name)
        } catch {
            throw .failed(folder.absolute(BuildManifest.path), reason: "\(error)")
        }
        try move(BuildManifest.name, to: folder, as: BuildManifest.name)
    }
}
