import Findings
import SystemPackage
package import ThemeRendering

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

/// Writes a site to disk: the only place that does.
///
/// New files are kept apart until all of them are there, and then moved to their places: what fails before leaves the old
/// site whole. Equal files are left alone, and nothing is deleted but what an earlier build wrote.
package struct SiteWriter: Sendable {
    let folder: OutputFolder
    /// The files that an earlier build wrote.
    let own: Lazy<Set<ArtifactPath>>
    let lock: OutputLock
    let staging: Staging
    /// Where there is place for what is not to stay.
    let temporary: TemporaryPlaces
    /// Where files wait until they are moved: in the same folder, by paths that begin at the output folder.
    let waiting = TemporaryPlaces(in: temporaryFolder)
    private let replacesEqual: Bool
    static let temporaryFolder = ".themepreview-tmp"

    /// What became of a file.
    package enum Outcome: Sendable, Hashable {
        /// It was written, for this reason.
        case written(Staleness)
        /// It was made, for this reason, and was there already with the same bytes.
        case unchanged(Staleness)
        /// Nothing that it is made from changed: it was not made again.
        case kept
    }

    /// Takes hold of the output folder, which is made if it is not there.
    ///
    /// With `replacesEqual` every file is written again, also where the same bytes are there already.
    package init(output: String, replacesEqual: Bool = false) throws(WritingError) {
        let lock = try OutputLock(output)
        do {
            try self.init(lock, replacesEqual: replacesEqual)
        } catch {
            lock.release()
            throw error
        }
    }

    /// Prepares the folder behind a lock; `own` are the files that an earlier build wrote, where they are known without
    /// its manifest.
    init(_ lock: OutputLock, replacesEqual: Bool, own: Lazy<Set<ArtifactPath>>? = nil) throws(WritingError) {
        self.lock = lock
        self.replacesEqual = replacesEqual
        folder = lock.folder
        if let own {
            self.own = own
        } else {
            let previous = BuildManifest(in: folder)
            self.own = Lazy { Set(previous?.paths ?? []) }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            guard previous != nil || names.allSatisfy({ $0.hasPrefix(".") }) else {
                let manifest = "\(folder.path)/\(BuildManifest.name)"
                throw FileKind(at: manifest) == nil ? .foreignFolder(folder.path) : .damagedManifest(manifest)
            }
        }
        temporary = TemporaryPlaces(in: "\(folder.path)/\(Self.temporaryFolder)")
        try Self.clear(temporary.folder)
        try folder.makeFolder(Self.temporaryFolder)
        staging = try Staging(for: folder, tree: waiting.path("site"), files: waiting.path(Staging.filesName))
    }

    /// Makes one file unless it is fresh, and stages it unless it is there already; returns what became of it.
    ///
    /// May be called from several threads at once for different files; `place` is the file's place among those of the site.
    func write(
        _ artifact: PlannedArtifact, place: Int, _ freshness: Freshness?, _ trace: BuildTrace?
    ) throws -> WrittenFile {
        let decision = freshness?.decision(on: artifact.path, from: artifact.inputs, place: place)
        switch decision ?? .make(unknown, over: nil) {
        case .keep(let output): return WrittenFile(kept: artifact.path, output)
        case .make(let reason, let last):
            let made = try trace.measure(.render, artifact.path.description) { try artifact.render() }
            return try trace.measure(.write, artifact.path.description) {
                try write(made, because: reason, over: last)
            }
        }
    }

    /// Why a file is made of which nothing is known.
    var unknown: Staleness { replacesEqual ? .asked : .new }

    /// Stages one file unless it is there already; returns what became of it.
    ///
    /// `last` is the file that is there as the last build left it; nil where that is not known.
    func write(
        _ artifact: Artifact, because reason: Staleness, over last: OutputTable.State? = nil
    ) throws(WritingError) -> WrittenFile {
        let (path, hash) = (artifact.path, ContentHash.of(artifact.bytes))
        let isOther = last?.stamp.map { $0.size != artifact.bytes.count } ?? false
        if !isOther, !replaces(path), staging.mayReplace(path),
            let stamp = folder.stamp(ofBytes: artifact.bytes, at: path)
        {
            return WrittenFile(path: path, outcome: .unchanged(reason), hash: hash, stamp: stamp)
        }
        // Only now: one that stays is not looked at again before files are moved, be its folder a link by now.
        if last != nil { staging.noteFolder(of: path) }
        let place = staging.place(of: path)
        try folder.checkLength(of: path, at: place.path)
        let stamp = try folder.stage(artifact.bytes, at: place.path, for: path)
        return WrittenFile(
            path: path, outcome: .written(reason), hash: hash, stamp: stamp, isPlaced: !place.isSingle)
    }

    /// Stages one file unless it is there already; returns whether it was not.
    package func write(_ artifact: Artifact) throws(WritingError) -> Bool {
        try write(artifact, because: .new).outcome == .written(.new)
    }

    /// Whether a file is written also where it is there already with the same bytes.
    func replaces(_ path: ArtifactPath) -> Bool { replacesEqual && own.value.contains(path) }

    /// Lets go of the folder without finishing: the old site stays as it is.
    package func abandon() {
        discardStagedFiles()
        lock.release()
    }

    /// Removes what was staged: the old site stays as it is, and so does a folder that took its place.
    func discardStagedFiles() {
        if (try? lock.check()) != nil { try? Self.clear(temporary.folder) }
    }

    /// Whether a build was killed in the folder before all files were in their places.
    static func wasKilled(in folder: OutputFolder) -> Bool {
        FileKind(at: "\(folder.path)/\(temporaryFolder)") != nil
    }

    /// Removes what a build that was killed may have left; throws where a link would lead elsewhere, where a folder is not ours,
    /// and where anything stays, which would be taken for what this build made.
    private static func clear(_ path: String) throws(WritingError) {
        switch FileKind(at: path) {
        case .link: throw .link(path)
        case .file, .other: throw .failed(path, reason: "\(Errno.notDirectory)")
        case .folder:
            if let folder = Staging.foreignFolder(in: path) { throw .foreignFile(folder) }
            try? FileManager.default.removeItem(atPath: path)
            if FileKind(at: path) != nil, rmdir(path) != 0 {
                throw .failed(path, reason: "\(Errno(rawValue: errno))")
            }
        case nil: break
        }
    }
}

extension SiteWriter.Outcome: CustomStringConvertible {
    package var description: String {
        switch self {
        case .written(let reason): "written; \(reason)"
        case .unchanged(let reason): "made again with the same bytes; \(reason)"
        case .kept: "not made again; nothing that it is made from changed"
        }
    }
}
