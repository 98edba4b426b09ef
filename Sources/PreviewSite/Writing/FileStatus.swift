#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that was written, as the system sees it.
struct FileStatus: Sendable {
    let identity: FileIdentity
    /// Stays as it is where the file is not moved but its folder is.
    let stamp: FileStamp

    /// The status of an open file; nil where the system does not tell.
    init?(of descriptor: CInt) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        (identity, stamp) = (FileIdentity(status), FileStamp(status))
    }
}
