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

/// An open folder.
///
/// Paths below it are opened relative to its descriptor with `O_NOFOLLOW`, so no write or deletion goes through a link.
final class OutputFolder: Sendable {
    let path: String
    private let descriptor: FileDescriptor
    private var base: CInt { descriptor.rawValue }

    init(_ path: String) throws(WritingError) {
        self.path = path
        do { descriptor = try FileDescriptor.open(path, .readOnly, options: [.directory, .closeOnExec]) } catch {
            throw .failed(path, reason: "\(error)")
        }
    }

    private init(_ path: String, _ descriptor: CInt) {
        (self.path, self.descriptor) = (path, FileDescriptor(rawValue: descriptor))
    }

    deinit { try? descriptor.close() }

    func absolute(_ file: ArtifactPath) -> String { "\(path)/\(file)" }

    /// Locks the folder until it is closed, so that only one build at a time writes to it.
    func lock() throws(WritingError) {
        guard flock(base, LOCK_EX | LOCK_NB) == 0 else { throw .busy(path) }
    }

    /// Throws if another folder was moved to the path: this one's lock does not protect it.
    func checkInPlace() throws(WritingError) {
        var (held, present) = (stat(), stat())
        guard fstat(base, &held) == 0, stat(path, &present) == 0, held.st_dev == present.st_dev,
            held.st_ino == present.st_ino
        else { throw .failed(path, reason: "the folder was replaced during the build") }
    }
}

// MARK: - Reading

extension OutputFolder {
    /// The status of a file or folder, not following links; nil if there is none.
    func status(of path: String) -> stat? {
        var status = stat()
        return fstatat(base, path, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    func kind(of path: String) -> FileKind? { status(of: path).map { FileKind($0) } }

    /// Calls `body` with an open regular file; nil if there is none or `body` throws.
    func reading<Value>(_ file: ArtifactPath, _ body: (FileDescriptor) throws -> Value) -> Value? {
        let opened = openat(base, file.description, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard opened >= 0 else { return nil }
        let descriptor = FileDescriptor(rawValue: opened)
        return try? descriptor.closeAfter {
            var status = stat()
            guard fstat(opened, &status) == 0, FileKind(status) == .file else { throw Errno.invalidArgument }
            return try body(descriptor)
        }
    }

    func bytes(of file: ArtifactPath) -> Data? { reading(file) { try $0.readAll() } }

    func holds(_ bytes: [UInt8], at file: ArtifactPath) -> Bool {
        status(of: file.description).map { Int($0.st_size) == bytes.count } ?? false
            && self.bytes(of: file).map { $0.elementsEqual(bytes) } ?? false
    }

    func hash(of file: ArtifactPath) -> UInt64? {
        reading(file) { descriptor in
            var (hash, count) = (ContentHash(), 0)
            try descriptor.forEachBlock { block in
                hash.add(piece: block)
                count += block.count
            }
            hash.add(UInt64(count))
            return hash.value
        }
    }
}

extension FileDescriptor {
    /// Passes the rest of the file to `visit`: whole blocks of 64 KiB, then what is left.
    func forEachBlock(_ visit: (UnsafeRawBufferPointer) throws -> Void) throws {
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
        defer { block.deallocate() }
        while true {
            var filled = 0
            while filled < block.count {
                let count = try read(into: UnsafeMutableRawBufferPointer(rebasing: block[filled...]))
                if count == 0 { break }
                filled += count
            }
            if filled > 0 { try visit(UnsafeRawBufferPointer(rebasing: block[..<filled])) }
            if filled < block.count { return }
        }
    }
}

extension FileDescriptor {
    /// Writes the pieces that `fill` hands over, 64 KiB at a time; returns the hash of all bytes.
    func write(_ fill: (ByteSink) throws -> Void) throws -> UInt64 {
        var (hash, waiting, count) = (ContentHash(), [UInt8](), 0)
        func flush(_ length: Int) throws {
            try waiting[..<length].withUnsafeBytes { bytes in
                hash.add(piece: bytes)
                _ = try writeAll(bytes)
            }
            waiting.removeFirst(length)
        }
        try fill { piece in
            waiting.append(contentsOf: piece)
            count += piece.count
            if waiting.count >= 1 << 16 { try flush(waiting.count - waiting.count % ContentHash.block) }
        }
        try flush(waiting.count)
        hash.add(UInt64(count))
        return hash.value
    }
}

// MARK: - Writing

extension OutputFolder {
    /// Opens a folder below this one, name by name; nil if one is missing.
    ///
    /// With `creating`, creates missing folders. Throws if a parent is a link, or with `creating` a file.
    func folder(_ below: ArtifactPath?, creating: Bool = false) throws(WritingError) -> OutputFolder? {
        var folder = self
        for name in below?.description.pathNames.map(String.init) ?? [] {
            guard let next = try folder.child(name, creating: creating) else { return nil }
            folder = next
        }
        return folder
    }

    private func child(_ name: String, creating: Bool) throws(WritingError) -> OutputFolder? {
        let place = "\(path)/\(name)"
        func open() -> CInt { openat(base, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
        var opened = open()
        if opened < 0, errno == ENOENT, creating {
            if mkdirat(base, name, 0o755) != 0, errno != EEXIST {
                throw .failed(place, reason: "\(Errno(rawValue: errno))")
            }
            opened = open()
        }
        if opened >= 0 { return OutputFolder(place, opened) }
        let reason = Errno(rawValue: errno)
        if kind(of: name) == .link { throw .link(place) }
        if !creating && (reason == .noSuchFileOrDirectory || reason == .notDirectory) { return nil }
        throw .failed(place, reason: "\(reason)")
    }

    func create(_ name: String) throws -> FileDescriptor {
        let opened = openat(base, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        if opened < 0 { throw Errno(rawValue: errno) }
        return FileDescriptor(rawValue: opened)
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        let descriptor = try create(name)
        try descriptor.closeAfter { _ = try descriptor.writeAll(bytes) }
    }

    /// Renames a file of another folder into this one, atomically overwriting the file of that name.
    func take(_ temporary: String, from other: OutputFolder, as name: String) throws(WritingError) {
        guard renameat(other.base, temporary, base, name) == 0 else {
            throw .failed("\(path)/\(name)", reason: "\(Errno(rawValue: errno))")
        }
    }

    /// Sets a file's modification time to now.
    func touch(_ name: String) { utimensat(base, name, nil, AT_SYMLINK_NOFOLLOW) }

    /// Deletes a file in this folder; keeps a folder that has its name.
    func unlink(_ name: String) throws(WritingError) {
        if unlinkat(base, name, 0) == 0 || errno == ENOENT || kind(of: name) == .folder { return }
        throw .failed("\(path)/\(name)", reason: "\(Errno(rawValue: errno))")
    }

    /// Deletes a file and then its parent folders that became empty; never follows links.
    func remove(_ file: ArtifactPath) throws(WritingError) {
        guard let parent = try? folder(file.parent) else { return }
        try parent.unlink(file.name)
        var empty = file.parent
        while let folder = empty, let above = try? self.folder(folder.parent),
            unlinkat(above.base, folder.name, AT_REMOVEDIR) == 0
        { empty = folder.parent }
    }
}

extension ArtifactPath {
    var name: String { description.pathNames.last.map(String.init) ?? description }
}
