import SystemPackage
import ThemeRendering

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

enum FolderListing {
    /// All files below a folder, sorted by their paths.
    ///
    /// Leaves out hidden files and folders, and those to skip. Lists a link with a problem unless it leads to a file in
    /// the folder. Throws if a folder cannot be listed, or an entry not be looked at.
    static func files(in folder: String, skipping isSkipped: (String) -> Bool)
        throws(UnreadablePath) -> [ListedFile]
    {
        let root = FileKind.canonical(folder)
        var result: [ListedFile] = []
        var pending = [""]
        while let below = pending.popLast() {
            for name in try names(in: below.isEmpty ? folder : "\(folder)/\(below)")
            where name.utf8.first != 0x2E {
                let path = below.isEmpty ? name : "\(below)/\(name)"
                let absolute = "\(folder)/\(path)"
                if isSkipped(absolute) { continue }
                switch try FileKind.looking(at: absolute) {
                case .file: result.append(ListedFile(path: path))
                case .folder: pending.append(path)
                case .link:
                    result.append(
                        ListedFile(path: path, problem: problem(ofLinkAt: absolute, below: root))
                    )
                case .other: result.append(ListedFile(path: path, problem: .special))
                case nil:
                    // A name that is not UTF-8 was decoded to another name, which does not exist.
                    if name.unicodeScalars.contains("\u{FFFD}") {
                        result.append(ListedFile(path: path, problem: .name))
                    }
                }
            }
        }
        return result.inOrder
    }

    /// Nil if the link leads to a file below `root`.
    private static func problem(ofLinkAt path: String, below root: String) -> FileProblem? {
        switch FileKind(following: path) {
        case .other, nil: .nowhere
        case .folder: .folder
        case .file, .link: FileKind.canonical(path).below(root) == nil ? .outside : nil
        }
    }

    /// Empty if the folder is gone.
    ///
    /// Not `FileManager`: it takes a read error for the end of the folder.
    static func names(in folder: String) throws(UnreadablePath) -> [String] {
        // A folder that can be listed but not entered is an error, since its files cannot be read.
        guard access(folder, R_OK | X_OK) == 0, let stream = opendir(folder) else {
            let reason = Errno(rawValue: errno)
            if reason == .noSuchFileOrDirectory { return [] }
            throw UnreadablePath(path: folder, reason: reason)
        }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            names.append(name(of: entry))
            errno = 0
        }
        let reason = Errno(rawValue: errno)
        if reason.rawValue != 0 { throw UnreadablePath(path: folder, reason: reason) }
        return names
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
        // The memory after the name may be shorter than the array that `dirent` declares.
        let start = UnsafeRawPointer(entry) + (MemoryLayout<dirent>.offset(of: \.d_name) ?? 0)
        return String(cString: start.assumingMemoryBound(to: CChar.self))
    }
}
