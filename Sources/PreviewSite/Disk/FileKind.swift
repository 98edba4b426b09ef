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

enum FileKind {
    case file, folder, link
    /// A pipe, a socket or a device.
    case other

    /// Does not follow links; nil if there is nothing, or the system refuses to say.
    init?(at path: String) {
        guard let kind = try? Self.looking(at: path) else { return nil }
        self = kind
    }

    /// Does not follow links; nil if there is nothing.
    ///
    /// A relative path starts at the open `folder`.
    static func looking(at path: String, in folder: CInt = AT_FDCWD) throws(UnreadablePath) -> FileKind? {
        var status = stat()
        if fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0 { return FileKind(status) }
        let reason = Errno(rawValue: errno)
        if reason == .noSuchFileOrDirectory || reason == .notDirectory { return nil }
        throw UnreadablePath(path: path, reason: reason)
    }

    /// Follows links; nil for anything but a file or folder.
    init?(following path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
        if self == .other { return nil }
    }

    /// Nil if the system refuses to say.
    init?(of file: FileDescriptor) {
        var status = stat()
        guard fstat(file.rawValue, &status) == 0 else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        self =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
    }

    /// Resolves the links in a path, as far as it exists.
    static func canonical(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else {
            return URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

/// A path that the system refuses to look at or list.
struct UnreadablePath: Error {
    let path: String
    let reason: Errno
}
