import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A hold on the output folder, which one build at a time has.
struct OutputLock: Sendable {
    let folder: OutputFolder
    private let file: OpenFile

    /// Takes hold of the folder, which is made if it is not there.
    init(_ output: String) throws(WritingError) {
        try WholeFile.makeFolder(output, shown: output)
        try self.init(present: output)
    }

    /// Takes hold of a folder that is there.
    init(present output: String) throws(WritingError) {
        do {
            file = OpenFile(try FileDescriptor.open(output, .readOnly))
        } catch {
            throw .failed(output, reason: "\(error)")
        }
        folder = OutputFolder(path: output, file)
        guard flock(file.descriptor.rawValue, LOCK_EX | LOCK_NB) == 0 else { throw .busy(output) }
    }

    /// Lets another build take hold of the folder; may be called again.
    func release() { _ = flock(file.descriptor.rawValue, LOCK_UN) }

    /// Throws unless the folder is still where it was: another one in its place has a hold of its own.
    func check() throws(WritingError) {
        var (held, present) = (stat(), stat())
        guard fstat(file.descriptor.rawValue, &held) == 0, stat(folder.path, &present) == 0,
            held.st_dev == present.st_dev, held.st_ino == present.st_ino
        else { throw .failed(folder.path, reason: "the folder was replaced while the site was made") }
    }

    /// The stamp of a file below the folder; nil where there is no regular file.
    func stamp(of path: UnsafePointer<CChar>) -> FileStamp? { FileStamp(at: path, in: file.descriptor.rawValue) }

    /// The stamp of a file below the folder; nil where there is no regular file.
    func stamp(of path: String) -> FileStamp? { FileStamp(at: path, in: file.descriptor.rawValue) }

    /// The same, and nil as well where it might change without getting another stamp, or is not that of the file that had the
    /// `earlier` one.
    func settledStamp(of path: String, being earlier: FileStamp? = nil) -> FileStamp? {
        let moment = FileStamp.tick
        guard let stamp = stamp(of: path), stamp.isSettled(at: moment), earlier.map(stamp.isMoved) ?? true else {
            return nil
        }
        return stamp
    }
}
