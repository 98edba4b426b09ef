import ProjectChecks
import Projects
import Synchronization
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

/// Writes a site to disk.
///
/// New files wait in a temporary folder until all are rendered, then each is renamed over the old one: a build that
/// fails before that leaves the old site, and a killed build leaves the old or the new version of each file. Files that
/// no build wrote are never touched.
final class SiteWriter: Sendable {
    let folder: OpenFolder
    let previous: BuildManifest
    let temporary: OpenFolder
    private let manner: BuildManner
    /// The hash of each input of this build, by the input's name in the manifest.
    let inputs: [String: UInt64]
    private let inputsChanged: Bool
    private let state = Mutex(State())
    private let lastName = Atomic(0)
    static let temporaryName = ".themepreview-tmp"

    private struct State {
        var files: [ArtifactPath: (hash: UInt64?, outcome: BuildOutcome)] = [:]
        var staged: [StagedFile] = []
    }

    /// A new file that waits under `name` in the temporary folder.
    struct StagedFile: Sendable {
        let path: ArtifactPath
        let name: String
    }

    /// Creates the output folder if it is missing, and locks it.
    init(_ output: String, _ manner: BuildManner = .incremental, inputs: [String: UInt64] = [:])
        throws
    {
        try WholeFile.makeFolder(output, shown: output)
        do {
            folder = try OpenFolder(output)
        } catch {
            throw WritingError.failed(output, reason: "\(error)")
        }
        try folder.lock()
        previous = try BuildManifest.read(in: folder)
        self.manner = manner
        self.inputs = inputs
        inputsChanged = inputs != previous.inputs
        try Self.removeTemporaryFolder(of: folder)
        let name = ArtifactPath(ours: Self.temporaryName)
        guard let temporary = try folder.folder(name, creating: true) else {
            throw WritingError.failed(output, reason: "\(Errno.noSuchFileOrDirectory)")
        }
        self.temporary = temporary
    }

    private static func removeTemporaryFolder(of folder: OpenFolder) throws(WritingError) {
        let path = "\(folder.path)/\(temporaryName)"
        switch folder.kind(of: temporaryName) {
        case nil: return
        case .link: throw .link(path)
        case .file, .other: throw .failed(path, reason: "\(Errno.notDirectory)")
        case .folder:
            do {
                try FileManager.default.removeItem(atPath: path)
            } catch {
                throw .failed(path, reason: "it cannot be removed")
            }
        }
    }

    var outcomes: [ArtifactPath: BuildOutcome] {
        state.withLock { $0.files.mapValues(\.outcome) }
    }

    /// The hash of each file of the site, including last good ones, and the files to move.
    func completed(_ isLastGood: (ArtifactPath) -> Bool) -> (
        files: [ArtifactPath: UInt64?], staged: [StagedFile]
    ) {
        state.withLock { state in
            for (path, hash) in previous.files where state.files[path] == nil && isLastGood(path) {
                let isIntact = hash != nil && folder.hash(of: path) == hash
                state.files[path] = (isIntact ? hash : nil, .lastGood)
            }
            return (state.files.mapValues(\.hash), state.staged)
        }
    }

    /// Deletes the waiting files; the old site stays.
    func abandon() { try? Self.removeTemporaryFolder(of: folder) }
}

// MARK: - Making files

extension SiteWriter: SiteOutput {
    func reasonToMake(_ file: PlannedFile) -> RebuildReason? {
        if manner != .incremental { return .asked }
        guard let known = previous.files[file.path] else { return .new }
        let changed = inputsChanged ? changedInputs(of: file) : []
        if !changed.isEmpty { return .changed(changed) }
        guard let hash = known, folder.hash(of: file.path) == hash else { return .altered }
        return nil
    }

    func kept(_ path: ArtifactPath) -> MadeFile {
        MadeFile(path: path, hash: previous.files[path] ?? nil, outcome: .kept)
    }

    func note(_ files: [MadeFile]) {
        state.withLock { state in
            for file in files {
                state.files[file.path] = (file.hash, file.outcome)
                if let name = file.stagedName {
                    state.staged.append(StagedFile(path: file.path, name: name))
                }
            }
        }
    }

    private func changedInputs(of file: PlannedFile) -> [String] {
        file.inputNames.filter { inputs[$0] == nil || inputs[$0] != previous.inputs[$0] }
    }

    func take(_ artifact: Artifact, because reason: RebuildReason) throws -> MadeFile {
        let hash = ContentHash.of(artifact.bytes)
        if isThere(artifact.path, hash) {
            return MadeFile(path: artifact.path, hash: hash, outcome: .unchanged(reason))
        }
        let name = nextName()
        try writing(artifact.path) { try temporary.write(artifact.bytes, to: name) }
        return MadeFile(
            path: artifact.path,
            hash: hash,
            outcome: .written(reason),
            stagedName: name
        )
    }

    func take(
        _ path: ArtifactPath,
        because reason: RebuildReason,
        _ fill: (ByteSink) throws -> Void
    ) throws -> MadeFile {
        let name = nextName()
        let hash = try writing(path) {
            let descriptor = try temporary.create(name)
            return try descriptor.closeAfter { try descriptor.write(fill) }
        }
        if isThere(path, hash) {
            try temporary.unlink(name)
            return MadeFile(path: path, hash: hash, outcome: .unchanged(reason))
        }
        return MadeFile(path: path, hash: hash, outcome: .written(reason), stagedName: name)
    }

    /// The site has the file with these bytes, so that it need not be written.
    private func isThere(_ path: ArtifactPath, _ hash: UInt64) -> Bool {
        manner != .clean && previous.files[path] != nil && folder.hash(of: path) == hash
    }

    /// Writes to the temporary folder; errors name the file's path in the site, which must not be too long either.
    private func writing<Value>(_ path: ArtifactPath, _ write: () throws -> Value) throws -> Value {
        let place = folder.absolute(path)
        guard place.utf8.count < Int(PATH_MAX) else {
            throw WritingError.failed(place, reason: "\(Errno.fileNameTooLong)")
        }
        do {
            return try write()
        } catch let error as Errno {
            throw WritingError.failed(place, reason: "\(error)")
        }
    }

    private func nextName() -> String { String(lastName.add(1, ordering: .relaxed).newValue) }
}
