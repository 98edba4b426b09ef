#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the system says about a file: whoever changes the file changes this.
struct FileStamp: Hashable, Sendable {
    let size: Int64
    /// When the file was changed in any way, in nanoseconds since 1970; a program cannot set it as it likes.
    let changed: Int64
    let inode: UInt64

    init(size: Int64, changed: Int64, inode: UInt64) {
        self.size = size
        self.changed = changed
        self.inode = inode
    }

    /// The stamp of a regular file; nil where there is none, or a link.
    init?(at path: String) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(status)
    }

    /// The stamp of the program that runs; nil where the system does not tell.
    static var ofProgram: FileStamp? {
        var status = stat()
        #if canImport(Darwin)
            var size = UInt32(PATH_MAX)
            var path = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&path, &size) == 0, stat(path, &status) == 0 else { return nil }
        #else
            guard stat("/proc/self/exe", &status) == 0 else { return nil }
        #endif
        return FileStamp(status)
    }

    private init(_ status: stat) {
        #if canImport(Darwin)
            let time = status.st_ctimespec
        #else
            let time = status.st_ctim
        #endif
        self.init(
            size: Int64(status.st_size), changed: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec),
            inode: UInt64(status.st_ino))
    }

    /// Whether a change after `moment` (nanoseconds since 1970) would have given another stamp.
    ///
    /// The clock of a file system goes in steps: of ten milliseconds at most, or of two seconds where it has no fractions.
    func isSettled(at moment: Int64) -> Bool {
        let step: Int64 = changed % 1_000_000_000 == 0 ? 2_100_000_000 : 20_000_000
        return changed < moment - step
    }

    /// The present moment, in nanoseconds since 1970.
    static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
