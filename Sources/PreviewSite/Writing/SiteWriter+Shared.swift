import SystemPackage
import ThemeRendering

extension SiteWriter {
    /// Stages a file that comes piece by piece, unless it is there already; returns what became of it and its hash.
    func write(
        _ path: ArtifactPath, because reason: Staleness,
        _ fill: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
    ) throws -> (outcome: Outcome, hash: UInt64?) {
        let temporary = staging.path(of: path)
        do {
            let file = try StagedFile(at: temporary)
            try fill(file.write)
            let hash = try file.finish()
            guard !replaces(path), folder.holdsBytes(ofFile: temporary, at: path) else {
                return (.written(reason), hash)
            }
            staging.discard(path)
            return (.unchanged(reason), hash)
        } catch let error as Errno {
            throw WritingError.failed(folder.absolute(path), reason: "\(error)")
        }
    }
}
