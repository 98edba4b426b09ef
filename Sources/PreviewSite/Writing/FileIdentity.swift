#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What stays the same when a file is moved, and does not when another one takes its place or it is written to.
struct FileIdentity: Hashable, Sendable {
    private let size: Int64
    private let inode: UInt64
    /// When it was last written to, in nanoseconds since 1970.
    private let modified: Int64

    init(_ status: stat) {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        size = Int64(status.st_size)
        inode = UInt64(status.st_ino)
        modified = time.nanoseconds
    }

    /// The identity of an open file; nil where the system does not tell.
    init?(of descriptor: CInt) {
        guard let status = FileStatus(of: descriptor) else { return nil }
        self = status.identity
    }
}
