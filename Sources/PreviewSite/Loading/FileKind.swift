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

/// What there is at a path.
enum FileKind {
    case file, folder, link
    /// A pipe, a socket or a device.
    case other

    /// What there is; nil for nothing.
    init?(at path: String) {
        guard let kind = try? Self.looking(at: path).kind else { return nil }
        self = kind
    }

    /// What there is, and what the system says of it; nil for nothing.
    ///
    /// The path may begin at an open folder. Throws where nobody can say.
    static func looking(
        at path: String, in folder: CInt = AT_FDCWD
    ) throws(UnreadablePlace) -> (kind: FileKind?, stamp: FileStamp?) {
        var status = stat()
        if path.withCString({ fstatat(folder, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0 {
            return (FileKind(status), FileStamp(status))
        }
        let reason = Errno(rawValue: errno)
        if reason == .noSuchFileOrDirectory || reason == .notDirectory { return (nil, nil) }
        throw UnreadablePlace(path: path, reason: reason)
    }

    /// What there is behind a link, or at the path itself; nil for nothing, and for what is neither file nor folder.
    init?(following path: String) {
        var status = stat()
        guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
        self.init(status)
        if self == .other { return nil }
    }

    private init(_ status: stat) {
        self =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
    }

    /// The path without links, as far as there is something at it.
    static func canonical(_ path: String) -> String {
        guard let resolved = path.withCString({ realpath($0, nil) }) else {
            return URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
