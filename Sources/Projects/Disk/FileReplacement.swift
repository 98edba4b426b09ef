import Synchronization
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

/// Overwrites a file with a temporary one beside it.
final class FileReplacement: Sendable {
    private let temporary: TemporaryFile
    private let name: String
    /// The old file under its temporary name, locked so that no process takes it for left.
    private let old = Mutex<FileDescriptor?>(nil)
    private var folder: OpenFolder { temporary.folder }

    /// `path` has its links resolved; `mode` is the new file's permissions.
    init(path: String, mode: mode_t) throws {
        temporary = try TemporaryFile(
            in: OpenFolder(path.parentPath.isEmpty ? "/" : path.parentPath),
            mode: mode
        )
        name = String(path.pathNames.last ?? "")
    }

    deinit { old.withLock { try? $0?.close() } }

    func write(_ bytes: some Sequence<UInt8>) throws { try temporary.write(bytes) }

    /// Overwrites the file, whatever it has.
    func move() throws { try folder.take(temporary.name, from: folder, as: name) }

    /// Overwrites the file if it has the bytes `expected`, and keeps the old one until this replacement is gone.
    ///
    /// Throws ``Changed`` otherwise. What others save at the same time is looked at after the files changed names, so
    /// that no save is lost between a look and a move.
    func exchange(_ new: Data, for expected: Data) throws {
        hold(try folder.open(name))
        try swap()
        let isWritten = old.withLock { $0?.isOpenForWriting ?? false }
        if !isWritten, bytes(of: temporary.name) == expected { return }
        try putBack(new)
        throw Changed()
    }

    private func hold(_ descriptor: FileDescriptor) {
        flock(descriptor.rawValue, LOCK_SH | LOCK_NB)
        old.withLock { held in
            try? held?.close()
            held = descriptor
        }
    }

    /// The file was saved by somebody else.
    struct Changed: Error {}

    /// Exchanges the names of the two files.
    ///
    /// A disk that cannot gets a copy of the old file first, and a save of others in between is lost.
    private func swap() throws {
        if try folder.exchange(temporary.name, name) { return }
        let old = try folder.open(name)
        let bytes = try old.closeAfter { try old.readAll() }
        let copy = try TemporaryFile(in: folder, mode: folder.mode(of: name))
        try copy.write(bytes)
        hold(try folder.open(copy.name))
        try folder.take(temporary.name, from: folder, as: name)
        try folder.take(copy.name, from: folder, as: temporary.name)
    }

    /// Puts the old file back in place of one with the bytes `new`; the latest that was saved meanwhile stays.
    func putBack(_ new: Data) throws {
        var placed: Data? = new
        while true {
            let next = bytes(of: temporary.name)
            try swap()
            if bytes(of: temporary.name) == placed { return }
            placed = next
        }
    }

    private func bytes(of name: String) -> Data? {
        guard let descriptor = try? folder.open(name) else { return nil }
        return try? descriptor.closeAfter { try descriptor.readAll() }
    }
}

extension FileDescriptor {
    /// Another program has the file open, and may write to it; false where the system does not tell.
    fileprivate var isOpenForWriting: Bool {
        #if canImport(Darwin)
            false
        #else
            // The system grants a lease on what nobody writes alone. F_SETLEASE, which <fcntl.h> has for _GNU_SOURCE.
            let setLease: CInt = 1024
            if fcntl(rawValue, setLease, CInt(F_RDLCK)) != 0 { return errno == EAGAIN }
            _ = fcntl(rawValue, setLease, CInt(F_UNLCK))
            return false
        #endif
    }
}
