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
        folder = OutputFolder(path: output)
        do {
            try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
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
}
