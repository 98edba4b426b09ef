package import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension SiteWriter {
    /// Moves the staged files to their places, deletes what an earlier build wrote and this one did not, and writes the
    /// manifest; returns how many were deleted.
    ///
    /// Whatever may fail for want of room or of a place is done before the first file is moved.
    package func finish(_ paths: [ArtifactPath]) throws(WritingError) -> Int {
        let stale = own.subtracting(paths).sorted()
        let staged = staged(among: paths)
        let places = SitePlaces(folder, own: own, stale: stale)
        let obstacles = try places.obstacles(to: staged)
        let manifests = try stageManifests(own.union(paths), then: paths)
        // A build that is killed from here on leaves no file that nobody knows.
        try manifests.known?.move(in: folder)
        for path in obstacles { try folder.remove(path) }
        for parent in SitePlaces.folders(above: staged) { try folder.makeFolder(parent) }
        for path in staged { try folder.move(temporaryPath(for: path), to: path) }
        for path in stale { try folder.remove(path) }
        try manifests.final?.move(in: folder)
        try clearTemporaryFolder()
        release()
        return stale.count
    }

    /// The files that were staged.
    private func staged(among paths: [ArtifactPath]) -> [ArtifactPath] {
        let names = Set((try? FileManager.default.contentsOfDirectory(atPath: temporaryFolder)) ?? [])
        return paths.filter { names.contains(Self.temporaryName(for: $0)) }
    }

    /// A manifest that waits to be moved to its place.
    private struct StagedManifest {
        let temporary: String
        let path: ArtifactPath

        func move(in folder: OutputFolder) throws(WritingError) { try folder.move(temporary, to: path) }
    }

    /// Stages the manifest for the time while files are moved, and the one for after that, where they are not there yet.
    private func stageManifests(
        _ known: Set<ArtifactPath>, then paths: [ArtifactPath]
    ) throws(WritingError) -> (known: StagedManifest?, final: StagedManifest?) {
        guard let path = ArtifactPath(BuildManifest.name) else { return (nil, nil) }
        let (during, after) = (BuildManifest(files: known), BuildManifest(files: paths))
        let (bytes, finalBytes) = (try Self.bytes(of: during), try Self.bytes(of: after))
        var staged: (known: StagedManifest?, final: StagedManifest?) = (nil, nil)
        if !folder.holds(bytes, at: path) {
            staged.known = StagedManifest(temporary: "\(temporaryFolder)/manifest-of-all", path: path)
            try folder.stage(bytes, at: "\(temporaryFolder)/manifest-of-all", for: path)
        }
        if during != after {
            staged.final = StagedManifest(temporary: "\(temporaryFolder)/manifest", path: path)
            try folder.stage(finalBytes, at: "\(temporaryFolder)/manifest", for: path)
        }
        return staged
    }

    private static func bytes(of manifest: BuildManifest) throws(WritingError) -> [UInt8] {
        do { return Array(try manifest.text.utf8) } catch {
            throw .failed(BuildManifest.name, reason: "\(error)")
        }
    }
}
