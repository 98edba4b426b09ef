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

/// The files on disk.
struct DiskFiles: ProjectFiles {
    func kind(at path: String) throws(UnreadablePath) -> FileKind? {
        if let kind = FileKind(following: path) { return kind }
        let kind = try FileKind.looking(at: path)
        if kind == .link, access(path, F_OK) != 0 {
            throw UnreadablePath(path: path, reason: Errno(rawValue: errno))
        }
        return kind
    }

    func withoutLinks(_ path: String) -> String { FileKind.canonical(path) }

    func files(in folder: String, skipping isSkipped: (String) -> Bool) throws(UnreadablePath)
        -> [ListedFile]
    {
        try FolderListing.files(in: folder, skipping: isSkipped)
    }

    func read(
        _ path: String,
        in folder: String?,
        limit: Int,
        _ visit: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let descriptor = try Self.open(path, in: folder)
        try descriptor.closeAfter { try descriptor.forEachBlock(limit: limit, visit) }
    }

    private static func open(_ path: String, in folder: String?) throws -> FileDescriptor {
        guard let folder else {
            // Without `.nonBlocking`, opening a pipe would wait for its writer for ever.
            return try FileDescriptor.open(path, .readOnly, options: [.nonBlocking, .closeOnExec])
                .checkedAsRegular()
        }
        do { return try OpenFolder(folder).open(path) } catch Errno.tooManySymbolicLinkLevels {
            let root = FileKind.canonical(folder)
            guard let target = FileKind.canonical("\(folder)/\(path)").below(root) else {
                throw FileProblem.outside
            }
            return try OpenFolder(root).open(target)
        }
    }
}
