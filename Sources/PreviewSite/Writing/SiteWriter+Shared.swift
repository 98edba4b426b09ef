import SystemPackage
import ThemeRendering

extension SiteWriter {
    /// Stages a file that comes piece by piece, unless it is there already; returns what became of it.
    func write(
        _ path: ArtifactPath, because reason: Staleness,
        _ fill: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
    ) throws -> WrittenFile {
        let temporary = staging.path(of: path)
        try folder.checkLength(of: path, at: temporary)
        do {
            let file = try StagedFile(at: temporary, in: folder.base)
            try fill(file.write)
            let (hash, stamp) = try file.finish()
            guard !replaces(path), let present = folder.stamp(ofBytesIn: temporary, at: path) else {
                return WrittenFile(path: path, outcome: .written(reason), hash: hash, stamp: stamp)
            }
            staging.discard(path)
            return WrittenFile(path: path, outcome: .unchanged(reason), hash: hash, stamp: present)
        } catch let error as Errno {
            throw WritingError.failed(folder.absolute(path), reason: "\(error)")
        }
    }
}
