import CSwap
import SystemPackage
import ThemeRendering

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

/// The calls that change the output folder: every path goes through here.
///
/// Where the folder is held open, its files are looked for from there, and not from the top of the disk.
struct OutputFolder: Sendable {
    /// The absolute path.
    let path: String
    private let held: OpenFile?

    /// Takes an absolute path, and the folder at it where it is held open.
    init(path: String, _ held: OpenFile? = nil) { (self.path, self.held) = (path, held) }

    /// The open folder at which paths begin that are not absolute.
    var base: CInt { held?.descriptor.rawValue ?? AT_FDCWD }

    /// The path of a file, from ``base``.
    private func place(_ file: ArtifactPath) -> String { held == nil ? absolute(file) : file.description }

    /// No file that a build reads again is larger than this many bytes.
    private static let limit = 1 << 30

    /// The bytes of a file; nil where there is no regular file, or a larger one than a build writes.
    func bytes(of file: ArtifactPath) -> Data? {
        guard let (descriptor, size) = open(place(file)) else { return nil }
        return try? descriptor.closeAfter {
            if size > Self.limit { return nil }
            var bytes = Data(count: size)
            let count = try bytes.withUnsafeMutableBytes { buffer in
                var filled = 0
                while filled < size {
                    let count = try descriptor.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
                    if count == 0 { break }
                    filled += count
                }
                return filled
            }
            return bytes.prefix(count)
        }
    }

    /// Whether a file has just the bytes that come from a source, which is asked for all of them where there is a file.
    func holds(at file: ArtifactPath, _ pieces: SiteBuild.ByteSource) throws -> Bool {
        guard let (descriptor, size) = open(place(file)) else { return false }
        return try descriptor.closeAfter {
            var (offset, isEqual) = (0, true)
            try pieces { piece in
                let end = offset + piece.count
                isEqual = isEqual && end <= size && descriptor.has(piece, at: offset)
                offset = end
            }
            return isEqual && offset == size
        }
    }

    /// Whether a file has just these bytes.
    func holds(_ bytes: [UInt8], at file: ArtifactPath) -> Bool { stamp(ofBytes: bytes, at: file) != nil }

    /// The stamp of the file if it has just these bytes; nil where another one or none is there.
    func stamp(ofBytes bytes: [UInt8], at file: ArtifactPath) -> FileStamp? {
        guard let (descriptor, _) = open(place(file), of: bytes.count) else { return nil }
        return try? descriptor.closeAfter {
            guard let stamp = FileStamp(of: descriptor.rawValue), stamp.size == bytes.count else { return nil }
            return bytes.withUnsafeBytes { descriptor.has($0, at: 0) } ? stamp : nil
        }
    }

    /// The hash of a file's bytes; nil where there is no regular file.
    func hash(of file: ArtifactPath) -> UInt64? {
        guard let (descriptor, size) = open(place(file)) else { return nil }
        return try? descriptor.closeAfter { try descriptor.hash(ofFirst: size) }
    }

    /// The stamp of the file if it has just the bytes of another one; nil where another one or none is there.
    func stamp(ofBytesIn other: String, at file: ArtifactPath) -> FileStamp? {
        guard let (other, size) = open(other) else { return nil }
        return
            (try? other.closeAfter {
                guard let (descriptor, _) = open(place(file), of: size) else { return nil }
                return try descriptor.closeAfter {
                    guard let stamp = FileStamp(of: descriptor.rawValue), stamp.size == size else { return nil }
                    var (offset, isEqual) = (0, true)
                    try descriptor.forEachBlock(from: 0, count: size) { block in
                        let place = offset
                        offset += block.count
                        guard isEqual else { return }
                        try other.forEachBlock(from: place, count: block.count) { twin in
                            isEqual = isEqual && twin.hasBytes(of: block)
                        }
                    }
                    return isEqual ? stamp : nil
                }
            })
    }

    /// Opens a file for reading, with its size; nil where there is none, or one of another size than the one that is wanted.
    private func open(_ path: String, of size: Int? = nil) -> (descriptor: FileDescriptor, size: Int)? {
        guard let stamp = FileStamp(at: path, in: base), size == nil || stamp.size == size ?? 0,
            let descriptor = try? FileDescriptor.open(path, in: base, .readOnly, options: [.noFollow])
        else { return nil }
        return (descriptor, Int(stamp.size))
    }

    /// Opens a file for reading, with its size; nil where there is none.
    func open(_ file: ArtifactPath) -> (descriptor: FileDescriptor, size: Int)? { open(place(file)) }

    /// Deletes a file that was staged.
    func discard(_ temporary: String) { unlinkat(base, temporary, 0) }

    /// Writes bytes to a file that is to be moved to the place of `file`, and dates it back where it is the `last` of a build.
    @discardableResult
    func stage(
        _ bytes: [UInt8], at temporary: String, for file: ArtifactPath, last: Bool = false
    ) throws(WritingError) -> FileStamp? {
        do {
            let descriptor = try FileDescriptor.staged(at: temporary, in: base)
            return try descriptor.closeAfter {
                _ = try descriptor.writeAll(bytes)
                return last ? FileStamp.datedBack(descriptor.rawValue) : FileStamp(of: descriptor.rawValue)
            }
        } catch {
            discard(temporary)
            throw .failed(absolute(file), reason: "\(error)")
        }
    }

    /// Moves a file to its place, which has the old one or the new one at any moment.
    func move(_ temporary: String, to file: ArtifactPath) throws(WritingError) {
        guard renameat(base, temporary, base, place(file)) == 0 else {
            throw .failed(absolute(file), reason: "\(Errno(rawValue: errno))")
        }
    }

    /// Puts a file that waits in the place of another one, which has the old one or the new one at any moment.
    ///
    /// They change places, and the old one is deleted where the new one waited. Renamed over, it would be dropped while no other
    /// file of the disk can move to another folder, and ext4 would write out all of the new one first.
    func replace(_ file: ArtifactPath, with temporary: String) throws(WritingError) {
        let place = place(file)
        guard swap_files(base, temporary, place) == 0 else { return try move(temporary, to: file) }
        guard unlinkat(base, temporary, 0) != 0 else { return }
        // A folder that somebody put there in this very moment, most likely: it goes back, also where nothing is by now.
        let reason = Errno(rawValue: errno)
        if swap_files(base, temporary, place) != 0 { renameat(base, temporary, base, place) }
        throw .failed(absolute(file), reason: "\(reason)")
    }

    /// Whether files of the folder change places as quickly as they are moved.
    var swapsQuickly: Bool { swaps_quickly(base) }

    /// Throws where files cannot be moved into one of some folders, or removed from it.
    func checkMoves(in folders: Set<ArtifactPath>, jobs: Int) throws(WritingError) {
        var top = stat()
        let disk = stat(path, &top) == 0 ? top.st_dev : nil
        try eachAtOnce(Array(folders), jobs: jobs) { folder throws(WritingError) in
            let place = place(folder)
            guard faccessat(base, place, W_OK | X_OK, 0) == 0 else {
                if errno == ENOENT { return }
                throw .failed(absolute(folder), reason: "\(Errno(rawValue: errno))")
            }
            var status = stat()
            if let disk, fstatat(base, place, &status, 0) == 0, status.st_dev != disk {
                throw .failed(absolute(folder), reason: "another disk is mounted there")
            }
        }
    }

    /// What there is at a place, nil for nothing; throws where nobody can say, as of a path that is too long.
    func kind(at path: ArtifactPath) throws(WritingError) -> FileKind? {
        do throws(UnreadablePlace) { return try FileKind.looking(at: place(path), in: base).kind } catch {
            throw .failed(absolute(path), reason: "\(error.reason)")
        }
    }

    /// Throws where a file is locked, as `chattr +i` and the Finder do it: nobody can replace or delete it then.
    ///
    /// One that may not be written to for any other reason can be replaced, by whoever may write to its folder.
    func checkUnlocked(_ file: ArtifactPath) throws(WritingError) {
        if faccessat(base, place(file), W_OK, 0) == 0 || errno != EPERM || (try? kind(at: file)) != .file { return }
        throw .failed(absolute(file), reason: "the file is locked")
    }

    /// Throws where the whole path of a file, or of where it waits, is longer than the system takes.
    ///
    /// Nobody else could open the file, and no other build clear away what waits.
    func checkLength(of file: ArtifactPath, at temporary: String) throws(WritingError) {
        if takes(file.description), takes(temporary) { return }
        throw .failed(absolute(file), reason: "\(Errno.fileNameTooLong)")
    }

    /// Whether the system takes a path below the folder as a whole.
    private func takes(_ below: String) -> Bool { path.utf8.count + 1 + below.utf8.count < Int(PATH_MAX) }

    /// Whether two paths lead to one file.
    func isSameFile(_ first: ArtifactPath, _ second: ArtifactPath) -> Bool {
        guard let stamp = FileStamp(at: place(first), in: base) else { return false }
        return stamp == FileStamp(at: place(second), in: base)
    }

    /// Makes a folder for what is to be moved, where it is not there.
    func makeFolder(_ path: String) throws(WritingError) {
        let absolute = String(of: path, in: self.path)
        guard takes(path) else { throw .failed(absolute, reason: "\(Errno.fileNameTooLong)") }
        guard mkdirat(base, path, 0o755) == 0 || errno == EEXIST else {
            throw .failed(absolute, reason: "\(Errno(rawValue: errno))")
        }
    }

    /// Deletes a file of ours and the folders that it leaves empty, but for those `kept`; a folder that took its place stays.
    func remove(_ file: ArtifactPath, keeping kept: Set<ArtifactPath> = []) throws(WritingError) {
        var folder = file.description.split(separator: "/").dropLast()
        for depth in folder.indices {
            let parent = ArtifactPath(folder[...depth].joined(separator: "/"))
            switch parent.flatMap({ try? kind(at: $0) }) {
            case .file, .link, .other: return
            case .folder, nil: continue
            }
        }
        if (try? kind(at: file)) == .folder { return }
        if unlinkat(base, place(file), 0) != 0 && errno != ENOENT {
            throw .failed(absolute(file), reason: "\(Errno(rawValue: errno))")
        }
        while let parent = ArtifactPath(folder.joined(separator: "/")), !kept.contains(parent),
            unlinkat(base, place(parent), AT_REMOVEDIR) == 0 || errno == ENOENT
        {
            folder.removeLast()
        }
    }

    func absolute(_ file: ArtifactPath) -> String { String(of: file.description, in: path) }
}
