import CRename
package import SystemPackage
package import ThemeRendering

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif
#if canImport(Glibc)
    package import Glibc
#elseif canImport(Musl)
    package import Musl
#elseif canImport(Darwin)
    package import Darwin
#endif

/// An open folder.
///
/// Paths below it are opened name by name, each relative to its folder's descriptor and with `O_NOFOLLOW`: nothing is
/// read, written or deleted through a link, even one that somebody puts there meanwhile.
package final class OpenFolder: Sendable {
    package let path: String
    private let descriptor: FileDescriptor
    private var base: CInt { descriptor.rawValue }

    /// Follows links: somebody named this folder.
    package init(_ path: String) throws {
        self.path = path
        descriptor = try FileDescriptor.open(path, .readOnly, options: [.directory, .closeOnExec])
    }

    private init(_ path: String, _ descriptor: CInt) {
        self.path = path
        self.descriptor = FileDescriptor(rawValue: descriptor)
    }

    deinit { try? descriptor.close() }

    package func absolute(_ file: ArtifactPath) -> String { "\(path)/\(file)" }

    /// Locks the folder until it is closed, so that only one build at a time writes to it.
    package func lock() throws(WritingError) {
        guard flock(base, LOCK_EX | LOCK_NB) == 0 else { throw .busy(path) }
    }

    /// Throws if another folder was moved to the path: this one's lock does not protect it.
    package func checkInPlace() throws(WritingError) {
        guard let held = try? descriptor.stat(), let present = try? Stat(path),
            held.isOfSameFile(as: present)
        else {
            throw .failed(path, reason: "the folder was replaced during the build")
        }
    }
}

// MARK: - Reading

extension OpenFolder {
    /// The status of a file or folder, not following links; nil if there is none.
    package func status(of path: String) -> Stat? {
        try? Stat(path, relativeTo: descriptor, flags: .symlinkNoFollow)
    }

    func mode(of path: String) -> mode_t {
        (status(of: path)?.permissions.rawValue ?? 0o600) & 0o777
    }

    /// The names of its files and folders, in no order; empty where it cannot be listed.
    var names: [String] { (try? FolderListing.names(in: path)) ?? [] }

    package func kind(of path: String) -> FileKind? { status(of: path).map { FileKind($0) } }

    /// Opens a regular file; does not wait for a pipe's writer.
    package func open(_ path: String) throws -> FileDescriptor {
        var names = path.pathNames.map(String.init)
        guard let name = names.popLast() else { throw Errno.isDirectory }
        let folder = try names.reduce(self) { folder, name throws(Errno) in try folder.child(name) }
        let opened = openat(folder.base, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        if opened < 0 { throw Errno(rawValue: errno) }
        return try FileDescriptor(rawValue: opened).checkedAsRegular()
    }

    /// Calls `body` with an open regular file; nil if there is none or `body` throws.
    package func reading<Value>(_ file: ArtifactPath, _ body: (FileDescriptor) throws -> Value)
        -> Value?
    {
        guard let descriptor = try? open(file.description) else { return nil }
        return try? descriptor.closeAfter { try body(descriptor) }
    }

    /// Nil if there is no file, or it has more than `limit` bytes.
    package func bytes(of file: ArtifactPath, limit: Int = .max) -> Data? {
        let bytes = reading(file) { try $0.readAll(limit: limit) }
        return bytes.flatMap { $0.count > limit ? nil : $0 }
    }

    /// The file has the very bytes that `fill` hands over.
    package func holds(_ file: ArtifactPath, _ fill: (ByteSink) throws -> Void) throws -> Bool {
        guard let descriptor = try? open(file.description) else { return false }
        return try descriptor.closeAfter {
            var isSame = true
            try fill { piece in isSame = try isSame && descriptor.continues(with: piece) }
            return try isSame && descriptor.readAll(limit: 0).isEmpty
        }
    }

    package func hash(of file: ArtifactPath) -> UInt64? {
        reading(file) { descriptor in
            var hash = ContentHash()
            var count = 0
            try descriptor.forEachBlock { block in
                hash.add(piece: block)
                count += block.count
            }
            hash.add(UInt64(count))
            return hash.value
        }
    }
}

// MARK: - Writing

extension OpenFolder {
    /// Opens a folder below this one; nil if one on the way is missing.
    ///
    /// With `creating`, creates missing folders. Throws if a parent is a link, or with `creating` a file.
    package func folder(_ below: ArtifactPath?, creating: Bool = false) throws(WritingError)
        -> OpenFolder?
    {
        var folder = self
        for name in below?.description.pathNames.map(String.init) ?? [] {
            guard let next = try folder.child(name, creating: creating) else { return nil }
            folder = next
        }
        return folder
    }

    private func child(_ name: String) throws(Errno) -> OpenFolder {
        let opened = openat(base, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if opened < 0 { throw Errno(rawValue: errno) }
        return OpenFolder("\(path)/\(name)", opened)
    }

    private func child(_ name: String, creating: Bool) throws(WritingError) -> OpenFolder? {
        do throws(Errno) {
            if creating, mkdirat(base, name, 0o755) != 0, errno != EEXIST {
                throw Errno(rawValue: errno)
            }
            return try child(name)
        } catch {
            if kind(of: name) == .link { throw .link("\(path)/\(name)") }
            if !creating && (error == .noSuchFileOrDirectory || error == .notDirectory) {
                return nil
            }
            throw .failed("\(path)/\(name)", reason: "\(error)")
        }
    }

    package func create(_ name: String, mode: mode_t = 0o644) throws -> FileDescriptor {
        let opened = openat(base, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        if opened < 0 { throw Errno(rawValue: errno) }
        return FileDescriptor(rawValue: opened)
    }

    package func write(_ bytes: [UInt8], to name: String) throws {
        let descriptor = try create(name)
        try descriptor.closeAfter { _ = try descriptor.writeAll(bytes) }
    }

    /// Renames a file of another folder into this one, atomically overwriting the file of that name.
    ///
    /// An empty folder of that name is deleted: a build that was killed may have left it.
    package func take(_ temporary: String, from other: OpenFolder, as name: String) throws(Errno) {
        func move() -> Bool { renameat(other.base, temporary, base, name) == 0 }
        if move() || errno == EISDIR && unlinkat(base, name, AT_REMOVEDIR) == 0 && move() { return }
        throw Errno(rawValue: errno)
    }

    /// Exchanges the names of two files atomically; returns false where the disk cannot.
    func exchange(_ first: String, _ second: String) throws(Errno) -> Bool {
        #if canImport(Darwin)
            let result = renameatx_np(base, first, base, second, UInt32(RENAME_SWAP))
        #else
            // RENAME_EXCHANGE, which <stdio.h> has for _GNU_SOURCE.
            let result = renameat2(base, first, base, second, 2)
        #endif
        if result == 0 { return true }
        let refusal = Errno(rawValue: errno)
        if [.invalidArgument, .noFunction, .notSupported].contains(refusal) { return false }
        throw refusal
    }

    /// Deletes a file in this folder; keeps a folder that has its name.
    package func unlink(_ name: String) throws(WritingError) {
        if unlinkat(base, name, 0) == 0 || errno == ENOENT || kind(of: name) == .folder { return }
        throw .failed("\(path)/\(name)", reason: "\(Errno(rawValue: errno))")
    }

    /// Deletes a file and then its parent folders that became empty; never follows links.
    package func remove(_ file: ArtifactPath) throws(WritingError) {
        guard let parent = try? folder(file.parent) else { return }
        try parent.unlink(file.name)
        var empty = file.parent
        while let folder = empty, let above = try? self.folder(folder.parent),
            unlinkat(above.base, folder.name, AT_REMOVEDIR) == 0
        { empty = folder.parent }
    }
}

extension ArtifactPath {
    package var name: String { description.pathNames.last.map(String.init) ?? description }
}
