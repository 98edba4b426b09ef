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
    static func looking(at path: String) throws(UnreadablePath) -> FileKind? {
        do throws(Errno) { return FileKind(try Stat(path, followTargetSymlink: false)) } catch {
            if error == .noSuchFileOrDirectory || error == .notDirectory { return nil }
            throw UnreadablePath(path: path, reason: error)
        }
    }

    /// Follows links; nil for anything but a file or folder.
    init?(following path: String) {
        guard let status = try? Stat(path) else { return nil }
        self.init(status)
        if self == .other { return nil }
    }

    init(_ status: Stat) {
        self =
            switch status.type {
            case .regular: .file
            case .directory: .folder
            case .symbolicLink: .link
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

extension Stat {
    func isOfSameFile(as other: Stat) -> Bool { deviceID == other.deviceID && inode == other.inode }

    /// A time in seconds and nanoseconds since 1970.
    typealias Time = (seconds: Int, nanoseconds: Int)

    /// When the bytes last changed.
    var modified: Time { (st_mtim.tv_sec, st_mtim.tv_nsec) }

    /// When the bytes or the metadata last changed.
    var changed: Time { (st_ctim.tv_sec, st_ctim.tv_nsec) }
}

/// A path that the system refuses to look at or list.
struct UnreadablePath: Error {
    let path: String
    let reason: Errno
}
