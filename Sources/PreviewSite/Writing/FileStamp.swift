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
    /// When the file was last written to, in nanoseconds since 1970; a program can set it.
    let modified: Int64
    /// When the file was changed in any way, in nanoseconds since 1970; a program cannot set it as it likes.
    let changed: Int64
    let inode: UInt64

    init(size: Int64, modified: Int64, changed: Int64, inode: UInt64) {
        self.size = size
        self.modified = modified
        self.changed = changed
        self.inode = inode
    }

    /// The stamp of a regular file; nil where there is none, or a link.
    init?(at path: String) { self.init(at: path, in: AT_FDCWD) }

    /// The stamp of a regular file below an open folder; nil where there is none, or a link.
    init?(at path: UnsafePointer<CChar>, in folder: CInt) {
        var status = stat()
        guard fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        self.init(status)
    }

    /// The stamp of a regular file below an open folder; nil where there is none, or a link.
    init?(at path: String, in folder: CInt) {
        // The text itself is lent: where a pointer is asked for, a copy would be.
        guard let stamp = path.withCString({ FileStamp(at: $0, in: folder) }) else { return nil }
        self = stamp
    }

    /// The stamp of an open file; nil where the system does not tell.
    init?(of descriptor: CInt) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
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

    init(_ status: stat) {
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        self.init(
            size: Int64(status.st_size), modified: modified.nanoseconds, changed: changed.nanoseconds,
            inode: UInt64(status.st_ino))
    }

    /// Whether it is that of a file which at most was moved: no other one took its place, and it was not written to.
    func isMoved(_ earlier: FileStamp) -> Bool {
        (size, modified, inode) == (earlier.size, earlier.modified, earlier.inode)
    }

    /// Whether to write to the file after the `moment` of ``tick`` gives it another stamp.
    ///
    /// So it is when the file was written to before that moment, even where it was moved since: another one would have to
    /// set back the time to the nanosecond as well, within the same tick. Some file systems know no fractions of a
    /// second, or of a hundredth, and go in steps of up to two.
    func isSettled(at moment: Int64) -> Bool { Self.isBefore(moment, modified) }

    /// The same of a file that was not moved since either, nor given another time.
    func isUntouched(since moment: Int64) -> Bool { Self.isBefore(moment, modified) && Self.isBefore(moment, changed) }

    private static func isBefore(_ moment: Int64, _ time: Int64) -> Bool {
        let isWhole = (second: time % 1_000_000_000 == 0, millisecond: time % 1_000_000 == 0)
        return time < moment - (isWhole.second ? 2_100_000_000 : isWhole.millisecond ? 20_000_000 : step)
    }

    /// The stamp of an open file whose time is set back to just before this tick, where that settles it at once: whoever writes
    /// to it from now on gives it another time.
    static func datedBack(_ descriptor: CInt) -> FileStamp? {
        if step == 0 {
            let earlier = tick - 1
            let time = timespec(tv_sec: time_t(earlier / 1_000_000_000), tv_nsec: Int(earlier % 1_000_000_000))
            _ = futimens(descriptor, [time, time])
        }
        return FileStamp(of: descriptor)
    }

    #if canImport(Darwin)
        private static let clock = CLOCK_REALTIME
        private static let step: Int64 = 20_000_000
    #else
        // The kernel takes the time of a change from this very clock, or a later one.
        private static let clock = CLOCK_REALTIME_COARSE
        private static let step: Int64 = 0
    #endif

    /// The moment by the clock of file systems, in nanoseconds since 1970.
    static var tick: Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return time.nanoseconds
    }
}

extension timespec {
    /// The time in nanoseconds since 1970; the first or the last one that there is a number for, where there is none for it.
    ///
    /// So it is before 1677 and after 2262: a file can be of such a year, where a program set its time or the disk is damaged.
    var nanoseconds: Int64 {
        let (seconds, isFar) = Int64(tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isFarther) = seconds.addingReportingOverflow(Int64(tv_nsec))
        return isFar || isFarther ? (tv_sec < 0 ? .min : .max) : sum
    }
}
