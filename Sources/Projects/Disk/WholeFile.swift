import SystemPackage
import ThemeRendering

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads single files, and writes them atomically: an interrupted write leaves the old file.
package enum WholeFile {
    /// A path for results is that of a folder: it is one, or ends in `/`.
    package static func isFolder(_ path: String, in currentFolder: String) -> Bool {
        path.hasSuffix("/")
            || FileKind(following: ProjectFolder.absolute(path, in: currentFolder)) == .folder
    }

    /// Something is at a path for results.
    package static func isThere(_ path: String, in currentFolder: String) -> Bool {
        FileKind(following: ProjectFolder.absolute(path, in: currentFolder)) != nil
    }

    /// The bytes of a file up to a limit; nil where nothing is there.
    ///
    /// `shown` is its path for messages.
    package static func bytes(
        of path: String,
        limit: Int,
        shown: String
    ) throws(LoadingError) -> Data? {
        if FileKind(following: path) == nil { return nil }
        do {
            return try DiskFiles().read(path, limit: limit)
        } catch {
            throw .unreadable(shown, reason: "\(error)")
        }
    }

    /// Creates or overwrites a file, and creates the folders that it lacks; `shown` is its path for messages.
    package static func write(_ text: String, to path: String, shown: String) throws(WritingError) {
        let present = try? Stat(path)
        if present == nil, FileKind(at: path) == .link {
            throw .failed(shown, reason: "it is a broken link")
        }
        do {
            if present == nil { _ = try makeFolder(FilePath(path.parentPath)) }
            if let present, present.type != .regular { return try writeThrough(text, to: path) }
            // Overwrite the target of a link, not the link.
            let file = try FileReplacement(
                path: FileKind.canonical(path),
                mode: (present?.permissions.rawValue ?? 0o666) & 0o777
            )
            try file.write(text.utf8)
            try file.move()
        } catch {
            throw .refused(shown, error)
        }
    }

    /// Throws where a name on the way from a folder that somebody named to a file below it is a link.
    package static func refuseLinks(
        on path: String,
        below folder: String,
        in currentFolder: String
    ) throws(WritingError) {
        var place = folder
        // By bytes: as a character, a slash takes the marks that come after it along.
        let names = String(Substring(path.utf8.dropFirst(folder.utf8.count))).pathNames
        for name in names {
            let isOpen = place.utf8.last == UInt8(ascii: "/")
            place += isOpen ? "\(name)" : "/\(name)"
            let absolute = ProjectFolder.absolute(place, in: currentFolder)
            if FileKind(at: absolute) == .link { throw .link(place) }
        }
    }

    /// Creates a file as ``write(_:to:shown:)`` does; returns false if something is there, even a broken link.
    package static func writeNew(_ text: String, to path: String, shown: String)
        throws(WritingError) -> Bool
    {
        if FileKind(at: path) != nil { return false }
        try write(text, to: path, shown: shown)
        return true
    }

    /// Writes to a terminal or a pipe, which cannot be renamed over; for a folder, `open` throws.
    private static func writeThrough(_ text: String, to path: String) throws {
        let descriptor = try FileDescriptor.open(path, .writeOnly)
        try descriptor.closeAfter { _ = try descriptor.writeAll(text.utf8) }
    }

    /// Creates a folder and its parents if they are missing; returns whether it was; `shown` is its path for messages.
    @discardableResult
    package static func makeFolder(_ path: String, shown: String) throws(WritingError) -> Bool {
        do {
            return try makeFolder(FilePath(path))
        } catch {
            throw .refused(shown, error, help: "choose another folder")
        }
    }

    private static func makeFolder(_ path: FilePath) throws -> Bool {
        // The folder of `/theme.yml`.
        if path.isEmpty { return false }
        if mkdir(path.string, 0o777) == 0 { return true }
        let refusal = Errno(rawValue: errno)
        if FileKind(following: path.string) == .folder { return false }
        let parent = path.removingLastComponent()
        guard refusal == .noSuchFileOrDirectory, !parent.isEmpty, parent != path else {
            throw refusal == .fileExists ? .notDirectory : refusal
        }
        _ = try makeFolder(parent)
        if mkdir(path.string, 0o777) == 0 { return true }
        if errno != EEXIST { throw Errno(rawValue: errno) }
        return false
    }
}

extension WritingError {
    /// The system's error, with advice for the common ones.
    fileprivate static func refused(_ path: String, _ error: any Error, help: String? = nil)
        -> WritingError
    {
        let known: String? =
            switch error as? Errno {
            case .noSuchFileOrDirectory: "choose another path"
            case .isDirectory: "name a file: this is a folder"
            case .notDirectory: "choose another path: its folder is a file"
            default: nil
            }
        return .failed(path, reason: "\(error)", help: help ?? known)
    }
}
