import SystemPackage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A project's files in a git revision, in memory; paths begin with ``GitRepository/top``.
struct RevisionFiles: ProjectFiles {
    private var contents: [String: Data] = [:]
    private var problems: [String: FileProblem] = [:]
    private var folders: Set<String> = []

    /// Adds a file and its parent folders.
    mutating func add(_ bytes: Data, at path: String) {
        contents[path] = bytes
        addFolders(above: path)
    }

    /// Adds a file that cannot be read.
    mutating func add(_ problem: FileProblem, at path: String) {
        problems[path] = problem
        addFolders(above: path)
    }

    private mutating func addFolders(above path: String) {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            guard folders.insert(String(folder)).inserted else { break }
        }
    }

    func kind(at path: String) -> FileKind? {
        if contents[path] != nil { return .file }
        return folders.contains(path) ? .folder : nil
    }

    func files(in folder: String, skipping isSkipped: (String) -> Bool) -> [ListedFile] {
        let files = contents.keys.map { ($0, nil) } + problems.map { ($0.key, $0.value) }
        return files.compactMap { (path: String, problem: FileProblem?) -> ListedFile? in
            guard path.hasPrefix(folder + "/"), !Self.isSkipped(path, isSkipped) else { return nil }
            let below = path.dropFirst(folder.count + 1)
            let isHidden = below.split(separator: "/").contains { $0.hasPrefix(".") }
            return isHidden ? nil : ListedFile(path: String(below), problem: problem)
        }.inOrder
    }

    /// The file or one of its parent folders is skipped.
    private static func isSkipped(_ path: String, _ isSkipped: (String) -> Bool) -> Bool {
        var path = path[...]
        while !path.isEmpty {
            if isSkipped(String(path)) { return true }
            path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
        }
        return false
    }

    func read(
        _ path: String,
        in folder: String?,
        limit: Int,
        _ visit: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        guard let bytes = contents[folder.map { "\($0)/\(path)" } ?? path] else {
            throw Errno.noSuchFileOrDirectory
        }
        try bytes.prefix(limit + 1).withUnsafeBytes(visit)
    }
}
