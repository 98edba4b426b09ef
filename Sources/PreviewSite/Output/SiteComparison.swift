import ProjectChecks
import Projects
import Synchronization
import SystemPackage
package import ThemeRendering

/// Compares a site rendered in memory with the one on disk; writes nothing.
final class SiteComparison: SiteOutput {
    let previous: BuildManifest
    private let folder: OpenFolder?
    private let files = Mutex<[ArtifactPath: Bool]>([:])

    /// A missing folder counts as an empty site, and so does one that no build wrote.
    ///
    /// Throws where a build could not tell either: for a folder that cannot be read, or a damaged manifest.
    init(_ output: String) throws {
        folder = try Self.folder(at: output)
        previous = try folder.map(Self.manifest) ?? BuildManifest()
    }

    private static func folder(at path: String) throws -> OpenFolder? {
        do {
            return try OpenFolder(path)
        } catch Errno.noSuchFileOrDirectory {
            return nil
        } catch {
            throw WritingError.failed(path, reason: "\(error)")
        }
    }

    private static func manifest(of folder: OpenFolder) throws(WritingError) -> BuildManifest {
        do throws(WritingError) {
            return try BuildManifest.read(in: folder)
        } catch .foreignFolder {
            return BuildManifest()
        }
    }

    func reasonToMake(_ file: PlannedFile) -> RebuildReason? { .asked }

    func kept(_ path: ArtifactPath) -> MadeFile { MadeFile(path: path, hash: nil, outcome: .kept) }

    func take(_ artifact: Artifact, because reason: RebuildReason) throws -> MadeFile {
        try take(artifact.path, because: reason) { try artifact.bytes.withUnsafeBytes($0) }
    }

    func note(_ made: [MadeFile]) {
        files.withLock { files in
            for file in made {
                files[file.path] = if case .written = file.outcome { false } else { true }
            }
        }
    }

    func take(
        _ path: ArtifactPath,
        because reason: RebuildReason,
        _ fill: (ByteSink) throws -> Void
    ) throws -> MadeFile {
        let isFresh = try folder?.holds(path, fill) ?? false
        return MadeFile(
            path: path,
            hash: nil,
            outcome: isFresh ? .unchanged(reason) : .written(reason)
        )
    }

    /// The files that a build would write or delete; those that it would keep as last good ones count as stale.
    func result(_ isLastGood: (ArtifactPath) -> Bool) -> SiteDifference {
        let files = files.withLock { $0 }
        let others = previous.files.keys.filter { files[$0] == nil }
        let lastGood = others.filter(isLastGood)
        let leftovers = others.filter { !isLastGood($0) }.sorted()
        let all = Set(files.keys).union(lastGood)
        let manifest = Set(previous.files.keys) == all ? [] : [BuildManifest.path]
        let stale = files.filter { !$0.value }.map(\.key) + lastGood + manifest
        return SiteDifference(
            count: all.count + manifest.count,
            stale: stale.sorted(),
            leftovers: leftovers
        )
    }
}

/// The differences between a site on disk and what a build would write.
package struct SiteDifference: Sendable {
    /// The number of files in the site.
    package let count: Int
    /// Files that are missing or have different bytes.
    package let stale: [ArtifactPath]
    /// Files of an earlier build that are no longer part of the site.
    package let leftovers: [ArtifactPath]
}
