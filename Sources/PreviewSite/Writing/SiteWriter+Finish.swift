import Findings
package import ThemeRendering

extension SiteWriter {
    /// Brings the site to its place and lets go of the folder; returns how many files were deleted.
    package func finish(_ paths: [ArtifactPath], jobs: Int = 1) throws(WritingError) -> Int {
        let removed = try place(paths, jobs: jobs)
        lock.release()
        return removed
    }

    /// Moves the staged files to their places, deletes what an earlier build wrote and this one did not, and writes the
    /// manifest; returns how many files were deleted.
    ///
    /// With `areListed` the files are known to be those of the manifest.
    /// Whatever may fail for want of room or of a place is done before the first file is moved; then up to `jobs` are moved
    /// at once.
    func place(_ paths: [ArtifactPath], areListed: Bool = false, jobs: Int = 1) throws(WritingError) -> Int {
        try lock.check()
        let files = areListed ? own : Lazy { Set(paths) }
        let gone: Set<ArtifactPath> = areListed ? [] : own.value.filter { !files.value.contains($0) }
        let renamed = renamed(gone, among: files)
        let stale = gone.subtracting(renamed.map(\.old)).sorted()
        let replaceable = areListed ? nil : Lazy { [own] in own.value.union(renamed.map(\.new)) }
        let placement = try Placement(of: staging, files, in: folder, own: replaceable, stale: stale, jobs: jobs)
        try folder.checkMoves(in: placement.changedFolders, jobs: jobs)
        for path in stale { try folder.checkUnlocked(path) }
        let (known, final) = areListed ? (nil, nil) : try stageManifests(paths, besides: gone)
        // A build that is killed from here on leaves no file that nobody knows.
        if let known { try folder.move(known, to: BuildManifest.path) }
        for path in placement.obstacles.sorted() { try folder.remove(path, keeping: placement.folders) }
        try eachAtOnce(placement.moves, jobs: jobs) { path throws(WritingError) in
            try folder.move(staging.waiting(path), to: path)
        }
        // A file that changes places with another takes over its name, too, be it spelt otherwise.
        let (swaps, respelled) = (folder.swapsQuickly, Set(renamed.map(\.new)))
        try eachAtOnce(placement.replacements, jobs: jobs) { path throws(WritingError) in
            let waiting = staging.waiting(path)
            if !swaps || respelled.contains(path) { return try folder.move(waiting, to: path) }
            try folder.replace(path, with: waiting)
        }
        for path in stale { try folder.remove(path) }
        if let final { try folder.move(final, to: BuildManifest.path) }
        // All of this went on in the folder that is held: what is at its path by now is none of this build's.
        try lock.check()
        discardStagedFiles()
        return stale.count
    }

    /// The files of an earlier build that the disk takes for files of this one, as their names differ only in case.
    private func renamed(
        _ gone: Set<ArtifactPath>, among files: Lazy<Set<ArtifactPath>>
    ) -> [(old: ArtifactPath, new: ArtifactPath)] {
        let names = Dictionary(gone.map { ($0.description.lowercased(), $0) }) { first, _ in first }
        return (names.isEmpty ? [] : files.value.subtracting(own.value)).compactMap { new in
            guard let old = names[new.description.lowercased()], folder.isSameFile(old, new) else { return nil }
            return (old, new)
        }
    }

    /// Stages the manifest for the time while files are moved, and the one for after that; returns where they wait, nil for one
    /// that is there already.
    ///
    /// `gone` are the files that are there now and go.
    private func stageManifests(
        _ files: [ArtifactPath], besides gone: Set<ArtifactPath>
    ) throws(WritingError) -> (known: String?, final: String?) {
        try folder.checkUnlocked(BuildManifest.path)
        let known = BuildManifest(files: files + gone).bytes
        return (
            folder.holds(known, at: BuildManifest.path) ? nil : try stage(known, as: "manifest-of-all"),
            gone.isEmpty ? nil : try stage(BuildManifest(files: files).bytes, as: "manifest")
        )
    }

    private func stage(_ manifest: [UInt8], as name: String) throws(WritingError) -> String {
        let place = waiting.path(name)
        try folder.checkLength(of: BuildManifest.path, at: place)
        try folder.stage(manifest, at: place, for: BuildManifest.path, last: true)
        return place
    }
}
