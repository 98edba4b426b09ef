import Findings
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

/// The files below a folder.
enum FolderListing {
    /// All files below a folder, sorted by their paths.
    ///
    /// Hidden files and folders are left out, and what is to be skipped. A link that leads to no file in the folder is a file with a
    /// problem. Throws where a folder cannot be read, or something in it not be looked at.
    static func files(
        in folder: String, skipping isSkipped: (String) -> Bool
    ) throws(UnreadablePlace) -> [ListedFile] {
        lazy var root = FileKind.canonical(folder)
        var result: [ListedFile] = []
        var pending = [""]
        while let below = pending.popLast() {
            try visit(below.isEmpty ? folder : "\(folder)/\(below)") { name, start throws(UnreadablePlace) in
                if name.utf8.first == UInt8(ascii: ".") { return }
                let path = below.isEmpty ? name : String(of: name, in: below)
                let absolute = String(of: path, in: folder)
                if isSkipped(absolute) { return }
                let (kind, stamp) = try look(at: name, in: start, absolute)
                switch kind {
                case .file: result.append(ListedFile(path: path, stamp: stamp))
                case .folder: pending.append(path)
                case .link: result.append(link(at: absolute, path, stamp, below: root))
                case .other, nil:
                    // What is no text is listed with another name.
                    if name.unicodeScalars.contains("\u{FFFD}") {
                        result.append(ListedFile(path: path, stamp: nil, problem: .name))
                    }
                }
            }
        }
        return result.inOrder
    }

    /// What there is in an open folder; an error names its absolute path.
    private static func look(
        at name: String, in folder: CInt, _ absolute: String
    ) throws(UnreadablePlace) -> (kind: FileKind?, stamp: FileStamp?) {
        do throws(UnreadablePlace) { return try FileKind.looking(at: name, in: folder) } catch {
            throw UnreadablePlace(path: absolute, reason: error.reason)
        }
    }

    /// What a link leads to, or why it does not count.
    private static func link(
        at absolute: String, _ path: String, _ stamp: FileStamp?, below root: String
    ) -> ListedFile {
        let problem: FileProblem
        switch FileKind(following: absolute) {
        case .other, nil: problem = .nowhere
        case .folder: problem = .folder
        case .file, .link:
            let target = FileKind.canonical(absolute)
            if target.below(root) != nil, let stamp = FileStamp(at: target) {
                return ListedFile(path: path, stamp: stamp)
            }
            problem = .outside
        }
        return ListedFile(path: path, stamp: stamp, problem: problem)
    }

    /// Visits all that is in a folder by its name, with the open folder: nothing where it is gone.
    ///
    /// Throws also where the disk gives out before the end, which Foundation takes for the end.
    private static func visit(
        _ folder: String, _ body: (_ name: String, _ folder: CInt) throws(UnreadablePlace) -> Void
    ) throws(UnreadablePlace) {
        // Of one that can be listed but not entered, nothing would be found.
        guard access(folder, R_OK | X_OK) == 0, let stream = opendir(folder) else {
            let reason = Errno(rawValue: errno)
            if reason == .noSuchFileOrDirectory { return }
            throw UnreadablePlace(path: folder, reason: reason)
        }
        defer { closedir(stream) }
        errno = 0
        while let entry = readdir(stream) {
            try body(name(of: entry), dirfd(stream))
            errno = 0
        }
        let reason = Errno(rawValue: errno)
        if reason.rawValue != 0 { throw UnreadablePlace(path: folder, reason: reason) }
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
        // What lies there is as long as the name, and may be shorter than what is declared.
        let start = UnsafeRawPointer(entry) + (MemoryLayout<dirent>.offset(of: \.d_name) ?? 0)
        return String(cString: start.assumingMemoryBound(to: CChar.self))
    }
}
