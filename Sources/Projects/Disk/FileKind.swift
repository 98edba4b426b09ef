package import SystemPackage

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

package enum FileKind {
    case file, folder, link
    /// A pipe, a socket or a device.
    case other

    /// Does not follow links; nil if there is nothing, or the system refuses to say.
    package init?(at path: String) {
        guard let kind = try? Self.looking(at: path) else { return nil }
        self = kind
    }

    /// Does not follow links; nil if there is nothing.
    package static func looking(at path: String) throws(UnreadablePath) -> FileKind? {
        do throws(Errno) { return FileKind(try Stat(path, followTargetSymlink: false)) } catch {
            if error == .noSuchFileOrDirectory || error == .notDirectory { return nil }
            throw UnreadablePath(path: path, reason: error)
        }
    }

    /// Follows links; nil for anything but a file or folder.
    package init?(following path: String) {
        guard let status = try? Stat(path) else { return nil }
        self.init(status)
        if self == .other { return nil }
    }

    package init(_ status: Stat) {
        self =
            switch status.type {
            case .regular: .file
            case .directory: .folder
            case .symbolicLink: .link
            default: .other
            }
    }

    /// Resolves the links in a path, as far as it exists.
    package static func canonical(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else {
            return URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

extension Stat {
    package func isOfSameFile(as other: Stat) -> Bool {
        deviceID == other.deviceID && inode == other.inode
    }

    /// A time in seconds and nanoseconds since 1970.
    package typealias Time = (seconds: Int, nanoseconds: Int)

    /// When the bytes last changed.
    package var modified: Time { (st_mtim.tv_sec, st_mtim.tv_nsec) }

    /// When the bytes or the metadata last changed.
    package var changed: Time { (st_ctim.tv_sec, st_ctim.tv_nsec) }
}

/// A path that the system refuses to look at or list.
package struct UnreadablePath: Error {
    package let path: String
    package let reason: Errno
}
