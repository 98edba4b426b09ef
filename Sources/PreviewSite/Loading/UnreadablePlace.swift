import SystemPackage

/// A file or folder that the system does not let us look at, or a folder that it does not let us read.
struct UnreadablePlace: Error {
    let path: String
    let reason: Errno
}
