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

/// An open folder. Nothing below it is written or deleted through a link.
final class OutputFolder: Sendable {
    /// The absolute path.
    let path: String
    private let descriptor: FileDescriptor
    private var base: CInt { descriptor.rawValue }

    /// Opens a folder; throws where there is none.
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

    /// Locks the folder until it is closed: one build at a time writes to it.
    func lock() throws(WritingError) {
        guard flock(base, LOCK_EX | LOCK_NB) == 0 else { throw .busy(path) }
    }

    /// Throws unless the folder is still at its path: another folder there has a lock of its own.
    func checkInPlace() throws(WritingError) {
        var (held, present) = (stat(), stat())
        guard fstat(base, &held) == 0, stat(path, &present) == 0, held.st_dev == present.st_dev,
            held.st_ino == present.st_ino
        else { throw .failed(path, reason: "the folder was replaced while the site was made") }
    }
}

// MARK: - Reading

extension OutputFolder {
    /// What the system says of a file or folder, links not followed; nil where there is none.
    func status(of path: String) -> stat? {
        var status = stat()
        return fstatat(base, path, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    /// What there is at a path; nil for nothing.
    func kind(of path: String) -> FileKind? { status(of: path).map { FileKind($0) } }

    /// Calls `body` with an open regular file; nil where there is none.
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

    /// The bytes of a regular file; nil where there is none.
    func bytes(of file: ArtifactPath) -> Data? { reading(file) { try $0.readAll() } }

    func holds(_ bytes: [UInt8], at file: ArtifactPath) -> Bool {
        status(of: file.description).map { Int($0.st_size) == bytes.count } ?? false
            && self.bytes(of: file).map { $0.elementsEqual(bytes) } ?? false
    }

    /// The hash of a regular file's bytes; nil where there is none.
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
    /// Hands the bytes from here to the end to `visit`: whole blocks of 64 KiB, then the rest.
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

// MARK: - Writing

extension OutputFolder {
    /// Opens a folder below this one, each folder on the way by its name alone; nil where one is missing.
    ///
    /// With `creating`, missing folders are made. Throws where a link or a file is on the way.
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

    /// Makes a new file in this folder.
    func create(_ name: String) throws -> FileDescriptor {
        let opened = openat(base, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        if opened < 0 { throw Errno(rawValue: errno) }
        return FileDescriptor(rawValue: opened)
    }

    /// Makes a new file in this folder with these bytes.
    func write(_ bytes: [UInt8], to name: String) throws {
        let descriptor = try create(name)
        try descriptor.closeAfter { _ = try descriptor.writeAll(bytes) }
    }

    /// Moves a file of another folder into this one, over the file of that name: at any moment it is the old or the new one.
    func take(_ temporary: String, from other: OutputFolder, as name: String) throws(WritingError) {
        guard renameat(other.base, temporary, base, name) == 0 else {
            throw .failed("\(path)/\(name)", reason: "\(Errno(rawValue: errno))")
        }
    }

    /// Gives a file of this folder the time of now.
    func touch(_ name: String) { utimensat(base, name, nil, AT_SYMLINK_NOFOLLOW) }

    /// Deletes a file in this folder. A folder that took its place stays.
    func unlink(_ name: String) throws(WritingError) {
        if unlinkat(base, name, 0) == 0 || errno == ENOENT || kind(of: name) == .folder { return }
        throw .failed("\(path)/\(name)", reason: "\(Errno(rawValue: errno))")
    }

    /// Deletes a file and the folders that are empty without it; nothing behind a link.
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
    /// The last part of the path.
    var name: String { description.pathNames.last.map(String.init) ?? description }
}
