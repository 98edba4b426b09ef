import Synchronization
package import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Compares a site that is made in memory with the one on disk, and writes nothing.
final class SiteComparison: SiteOutput {
    /// The manifest of the last build.
    let previous: BuildManifest
    private let folder: OutputFolder?
    private let files = Mutex<[ArtifactPath: Bool]>([:])

    /// Compares with a folder, which need not be there.
    init(_ output: String) {
        folder = try? OutputFolder(output)
        previous = folder.flatMap { try? BuildManifest.read(in: $0) } ?? BuildManifest()
    }

    func reasonToMake(_ file: PlannedPath) -> RebuildReason? { .asked }

    func take(_ artifact: Artifact, because reason: RebuildReason) {
        let isFresh = folder?.holds(artifact.bytes, at: artifact.path) ?? false
        files.withLock { $0[artifact.path] = isFresh }
    }

    func take(_ path: ArtifactPath, because reason: RebuildReason, _ fill: (ByteSink) throws -> Void) throws {
        let present = folder?.bytes(of: path)
        var (offset, isFresh) = (0, present != nil)
        try fill { piece in
            let end = offset + piece.count
            isFresh = isFresh && end <= present?.count ?? 0 && present?[offset..<end].elementsEqual(piece) ?? false
            offset = end
        }
        isFresh = isFresh && offset == present?.count
        files.withLock { $0[path] = isFresh }
    }

    func spool() throws(WritingError) -> Spool {
        let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
        return try Spool(in: folder) { .failed(folder, reason: "\($0)", help: "name a folder with room in TMPDIR") }
    }

    /// What a build would write or delete; files that it would keep, since `isLastGood`, are stale.
    func result(_ isLastGood: (ArtifactPath) -> Bool) -> SiteDifference {
        let files = files.withLock { $0 }
        let others = previous.files.keys.filter { files[$0] == nil }
        let lastGood = others.filter(isLastGood)
        let leftovers = others.filter { !isLastGood($0) }.sorted()
        let all = Set(files.keys).union(lastGood)
        let manifest = Set(previous.files.keys) == all ? [] : [BuildManifest.path]
        let stale = files.filter { !$0.value }.map(\.key) + lastGood + manifest
        return SiteDifference(count: all.count + manifest.count, stale: stale.sorted(), leftovers: leftovers)
    }
}

/// In which files a site on disk differs from what a build would write.
package struct SiteDifference: Sendable {
    /// How many files the site has.
    package let count: Int
    /// The files with other bytes, or that are missing.
    package let stale: [ArtifactPath]
    /// The files of an earlier build that are no longer part of the site.
    package let leftovers: [ArtifactPath]
}
