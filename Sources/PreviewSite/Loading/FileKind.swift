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

    /// What there is; nil for nothing, and for what is none of these.
    init?(at path: String) {
        guard let kind = Self.looking(at: path).kind else { return nil }
        self = kind
    }

    /// What there is, and what the system says of it; nil for nothing, and for what is none of these.
    static func looking(at path: String) -> (kind: FileKind?, stamp: FileStamp?) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return (nil, nil) }
        let kind: FileKind? =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: nil
            }
        return (kind, FileStamp(status))
    }

    /// What there is behind a link, or at the path itself.
    init?(following path: String) { self.init(at: Self.canonical(path)) }

    /// The path without links.
    static func canonical(_ path: String) -> String {
        URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    }
}
