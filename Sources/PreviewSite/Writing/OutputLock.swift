import SystemPackage

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

/// A hold on the output folder, which one build at a time has.
struct OutputLock: Sendable {
    let folder: OutputFolder
    private let descriptor: FileDescriptor

    /// Takes hold of the folder, which is made if it is not there.
    init(_ output: String) throws(WritingError) {
        do {
            try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        } catch {
            throw .failed(output, reason: "\(error)")
        }
        try self.init(present: output)
    }

    /// Takes hold of a folder that is there.
    init(present output: String) throws(WritingError) {
        folder = OutputFolder(path: output)
        do {
            descriptor = try FileDescriptor.open(FilePath(output), .readOnly)
        } catch {
            throw .failed(output, reason: "\(error)")
        }
        guard flock(descriptor.rawValue, LOCK_EX | LOCK_NB) == 0 else {
            try? descriptor.close()
            throw .busy(output)
        }
    }

    /// Lets another build take hold of the folder.
    func release() { try? descriptor.close() }

    /// The stamp of a file below the folder; nil where there is no regular file.
    func stamp(of path: String) -> FileStamp? { FileStamp(at: path, in: descriptor.rawValue) }

    /// The same, and nil as well where the file might change without getting another stamp.
    func settledStamp(of path: String) -> FileStamp? {
        let moment = FileStamp.tick
        return stamp(of: path).flatMap { $0.isSettled(at: moment) ? $0 : nil }
    }
}
