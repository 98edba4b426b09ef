import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that is written beside the one that it then replaces, which is the old or the new one at any moment.
struct FileReplacement {
    /// The path of the file that is replaced, without links.
    let path: String
    /// The permissions that it gets.
    let mode: mode_t

    /// The name under which it is written first.
    private var temporary: String { path + ".themepreview-\(getpid())" }

    /// Writes the bytes beside the file.
    func write(_ bytes: some Sequence<UInt8>) throws {
        let descriptor = try FileDescriptor.open(
            temporary, .writeOnly, options: [.create, .exclusiveCreate, .noFollow],
            permissions: FilePermissions(rawValue: CModeT(mode)))
        try descriptor.closeAfter { _ = try descriptor.writeAll(bytes) }
    }

    /// Puts what was written in the place of the file.
    func move() throws {
        if rename(temporary, path) != 0 { throw Errno(rawValue: errno) }
    }

    /// Deletes what was written and not moved.
    func discard() { unlink(temporary) }
}
