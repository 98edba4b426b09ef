import Findings
import SourceText
import SourceTrees

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The files beside the one that is read.
struct OtherFiles: Sendable {
    /// A parser of a file in the container of its name.
    typealias Parse = @Sendable (_ bytes: Data, _ file: String) throws(UnreadableFile) -> SourceNode

    private let bytes: [String: Data]
    /// The reasons why further files are not read.
    private let unread: [String: String]
    private let parse: Parse
    /// The uses of modifiers that the project states.
    let modifiers: [String: ModifierUse]

    init(
        _ bytes: [String: Data],
        unread: [String: String] = [:],
        modifiers: [String: ModifierUse],
        parse: @escaping Parse
    ) {
        self.bytes = bytes
        self.unread = unread
        self.modifiers = modifiers
        self.parse = parse
    }

    /// The paths of all files, sorted.
    var paths: [String] { bytes.keys.sorted() }

    /// The tree of the file with a path.
    func root(at path: String) throws(UnreadableFile) -> SourceNode {
        try parse(bytes[path] ?? Data(), path)
    }

    func has(_ path: String) -> Bool { bytes[path] != nil }

    func holds(_ text: String, at path: String) -> Bool {
        bytes[path]?.holds(text) ?? false
    }

    /// The tree of the file that `file` calls `reference`.
    func root(
        of reference: String,
        from file: String
    ) throws(Problem) -> SourceNode {
        if reference.contains("://") { throw .remote }
        guard let path = FileName.path(of: reference, from: file) else { throw .outside }
        if let reason = unread[path] { throw .unread(reason) }
        guard let bytes = bytes[path] else { throw .missing }
        do throws(UnreadableFile) {
            return try parse(bytes, path)
        } catch {
            throw .unreadable(error.finding)
        }
    }
}

extension OtherFiles {
    /// The reason why a reference leads to no tree.
    enum Problem: Error {
        case remote
        case outside
        case missing
        case unread(String)
        case unreadable(Finding)

        func finding(_ reference: String, at location: SourceLocation) -> Finding {
            let (message, help) = sentences
            if case .unreadable(let finding) = self { return finding }
            return Finding(
                .unreadableFile,
                .error,
                "'\(reference.excerpt)' \(message)",
                help: help,
                at: location
            )
        }

        private var sentences: (message: String, help: String) {
            switch self {
            case .remote:
                (
                    "is an address, and nothing is fetched",
                    "put the file beside this one, and name its path"
                )
            case .outside:
                ("leads out of the project", "move the file into it")
            case .missing:
                (
                    "names a file that is not there",
                    "a path is relative to the file that names it"
                )
            case .unread(let reason):
                ("is not read: \(reason)", "put a file there that can be read")
            case .unreadable:
                ("cannot be read", "")
            }
        }
    }
}

extension Data {
    /// A search for a text; those of the library took 42 % of a check of 3,000 design tokens.
    func holds(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        return withUnsafeBytes { bytes in
            var start = bytes.startIndex
            while let index = bytes[start...].firstIndex(of: wanted[0]) {
                if bytes[index...].starts(with: wanted) { return true }
                start = index + 1
            }
            return false
        }
    }
}
