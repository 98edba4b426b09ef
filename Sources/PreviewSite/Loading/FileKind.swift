#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What there is at a path.
enum FileKind {
    case file, folder, link

    /// What there is; nil for nothing, and for what is none of these.
    init?(at path: String) {
        switch (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType {
        case .typeRegular: self = .file
        case .typeDirectory: self = .folder
        case .typeSymbolicLink: self = .link
        default: return nil
        }
    }

    /// What there is behind a link, or at the path itself.
    init?(following path: String) { self.init(at: Self.canonical(path)) }

    /// The path without links.
    static func canonical(_ path: String) -> String {
        URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    }
}
