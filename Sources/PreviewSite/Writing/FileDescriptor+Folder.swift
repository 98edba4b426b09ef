import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension FileDescriptor {
    /// Opens a file whose path may begin at an open folder.
    static func open(
        _ path: String, in folder: CInt, _ mode: AccessMode, options: OpenOptions, permissions: FilePermissions = []
    ) throws(Errno) -> FileDescriptor {
        while true {
            let descriptor = openat(folder, path, mode.rawValue | options.rawValue, permissions.rawValue)
            if descriptor >= 0 { return FileDescriptor(rawValue: descriptor) }
            let reason = Errno(rawValue: errno)
            if reason != .interrupted { throw reason }
        }
    }
}
