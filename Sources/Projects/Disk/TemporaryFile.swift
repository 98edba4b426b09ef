import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A hidden file beside the one that it is to replace.
///
/// It is locked as long as it is open: what a killed process left is not, and the next one that writes there deletes it.
final class TemporaryFile: Sendable {
    let folder: OpenFolder
    /// Hidden, so that no listing takes it for a source.
    let name: String
    private let descriptor: FileDescriptor
    private static let prefix = ".themepreview-"

    /// `mode` is the permissions of the file.
    init(in folder: OpenFolder, mode: mode_t) throws {
        Self.deleteLeftFiles(of: folder)
        self.folder = folder
        (name, descriptor) = try Self.create(in: folder, mode: mode)
    }

    deinit {
        try? folder.unlink(name)
        try? descriptor.close()
    }

    func write(_ bytes: some Sequence<UInt8>) throws { _ = try descriptor.writeAll(bytes) }

    /// Creates files until one is locked before another process took it for left.
    private static func create(in folder: OpenFolder, mode: mode_t) throws -> (
        String, FileDescriptor
    ) {
        while true {
            let name = prefix + String(UInt64.random(in: .min ... .max), radix: 36)
            let descriptor = try folder.create(name, mode: mode)
            // A disk without locks gives none to another process either.
            flock(descriptor.rawValue, LOCK_EX)
            if folder.kind(of: name) == .file { return (name, descriptor) }
            try descriptor.close()
        }
    }

    private static func deleteLeftFiles(of folder: OpenFolder) {
        for name in folder.names where name.hasPrefix(prefix) {
            guard let descriptor = try? folder.open(name) else { continue }
            if flock(descriptor.rawValue, LOCK_EX | LOCK_NB) == 0 { try? folder.unlink(name) }
            try? descriptor.close()
        }
    }
}
