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

/// The files on disk.
struct DiskFiles: ProjectFiles {
    func kind(at path: String) throws(UnreadablePlace) -> FileKind? {
        if let kind = FileKind(following: path) { return kind }
        let kind = try FileKind.looking(at: path).kind
        if kind == .link, access(path, F_OK) != 0 {
            throw UnreadablePlace(path: path, reason: Errno(rawValue: errno))
        }
        // The system may have refused to say it once.
        return kind == .file || kind == .folder ? kind : nil
    }

    func files(in folder: String, skipping isSkipped: (String) -> Bool) throws(UnreadablePlace) -> [ListedFile] {
        try FolderListing.files(in: folder, skipping: isSkipped)
    }

    func stamp(of path: String) -> FileStamp? { FileStamp(at: path) }

    func read(_ path: String, limit: Int) throws -> (bytes: Data, stamp: FileStamp?) {
        let descriptor = try FileDescriptor.open(path, .readOnly)
        return try descriptor.closeAfter {
            let stamp = FileStamp(of: descriptor.rawValue)
            return (try descriptor.readAll(limit: limit), stamp)
        }
    }
}

extension FileDescriptor {
    /// The bytes from here to the end, up to one more than `limit`.
    fileprivate func readAll(limit: Int) throws -> Data {
        var bytes = Data()
        let chunk = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)
        defer { chunk.deallocate() }
        while bytes.count <= limit {
            let count = try read(into: UnsafeMutableRawBufferPointer(chunk))
            if count == 0 { break }
            bytes.append(UnsafeBufferPointer(rebasing: chunk[..<count]))
        }
        return bytes
    }
}
