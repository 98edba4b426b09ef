import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that is written piece by piece, with the hash of what was written.
final class StagedFile {
    private let descriptor: FileDescriptor
    private var buffer: [UInt8] = []
    private var hash = ContentHash()
    private(set) var count = 0
    /// A multiple of what the hash takes at a time.
    private static let limit = 1 << 16

    /// Makes the file, or empties it; its path may begin at an open folder.
    init(at path: String, in folder: CInt = AT_FDCWD) throws {
        descriptor = try FileDescriptor.staged(at: path, in: folder)
        buffer.reserveCapacity(Self.limit)
    }

    deinit { try? descriptor.close() }

    /// Adds bytes; many at once are written as they are.
    func write(_ bytes: UnsafeRawBufferPointer) throws {
        count += bytes.count
        var rest = bytes[...]
        if rest.count >= Self.limit / 4 {
            let missing =
                buffer.count % ContentHash.block == 0 ? 0 : ContentHash.block - buffer.count % ContentHash.block
            buffer += rest.prefix(missing)
            rest = rest.dropFirst(missing)
            try flush()
            let whole = UnsafeRawBufferPointer(rebasing: rest.prefix(rest.count - rest.count % ContentHash.block))
            try writeThrough(whole)
            rest = rest.dropFirst(whole.count)
        }
        while !rest.isEmpty {
            let piece = rest.prefix(Self.limit - buffer.count)
            buffer += piece
            rest = rest.dropFirst(piece.count)
            if buffer.count == Self.limit { try flush() }
        }
    }

    /// Writes what is left; returns the hash of all bytes, as ``ContentHash/of(_:)`` gives it, and the file.
    func finish() throws -> (hash: UInt64, stamp: FileStamp?) {
        buffer.withUnsafeBytes { hash.finish($0, count: count) }
        _ = try descriptor.writeAll(buffer)
        return (hash.value, FileStamp.datedBack(descriptor.rawValue))
    }

    /// Writes what was gathered: a multiple of what the hash takes at a time.
    private func flush() throws {
        try buffer.withUnsafeBytes(writeThrough)
        buffer.removeAll(keepingCapacity: true)
    }

    private func writeThrough(_ blocks: UnsafeRawBufferPointer) throws {
        hash.add(blocks: blocks)
        _ = try descriptor.writeAll(blocks)
    }
}

extension FileDescriptor {
    /// Opens an empty file for writing; the folders above it are made where they are not there.
    static func staged(at path: String, in folder: CInt = AT_FDCWD) throws -> FileDescriptor {
        do { return try empty(at: path, in: folder) } catch Errno.noSuchFileOrDirectory {
            try makeFolder(FilePath(path).removingLastComponent(), in: folder)
            return try empty(at: path, in: folder)
        }
    }

    private static func empty(at path: String, in folder: CInt) throws(Errno) -> FileDescriptor {
        try open(
            path, in: folder, .writeOnly, options: [.create, .truncate, .noFollow],
            permissions: [.ownerReadWrite, .groupRead, .otherRead])
    }

    /// Makes a folder and those above it, up to the one that all staged files lie in: where that is gone, so are they.
    ///
    /// Another thread may do so at the same time.
    private static func makeFolder(_ path: FilePath, in folder: CInt) throws {
        let parent = path.removingLastComponent()
        guard parent.lastComponent?.string != SiteWriter.temporaryFolder else { throw Errno.noSuchFileOrDirectory }
        if mkdirat(folder, path.string, 0o755) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, !parent.isEmpty else { throw Errno(rawValue: errno) }
        try makeFolder(parent, in: folder)
        if mkdirat(folder, path.string, 0o755) != 0 && errno != EEXIST { throw Errno(rawValue: errno) }
    }
}
