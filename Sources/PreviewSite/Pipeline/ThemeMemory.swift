import Findings
import ThemeFormats
import ThemeModel

/// What a check read and resolved of the themes, from which the next takes those whose files did not change.
struct ThemeMemory: Sendable {
    struct Read: Sendable {
        var documents: [ThemeDocument]
        let findings: [Finding]
    }

    struct Resolved: Sendable {
        let theme: Theme?
        let valueCount: Int
        let findings: [Finding]
    }

    /// A file's path and text, and how it is read.
    struct FileKey: Hashable, Sendable {
        fileprivate let hash: UInt64
        fileprivate let kind: ThemeSource.Kind
    }

    /// A document of a theme: where it is, and its id, which other themes may have changed.
    struct DocumentKey: Hashable, Sendable {
        let file: FileKey
        let position: Int
        let id: String?
    }

    /// A hash of what all themes depend on besides their files.
    private let frame: UInt64
    private var read: [FileKey: Read] = [:]
    private var resolved: [[DocumentKey]: Resolved] = [:]

    init(_ workspace: Workspace, keepsDocuments: Bool) {
        var hash = ContentHash()
        hash.add(workspace.configuration.source)
        for text in workspace.project.formats.set.ownTexts { hash.add(text) }
        hash.add(keepsDocuments ? 1 : 0)
        frame = hash.value
    }

    /// Whether themes that this memory has can be taken over into another.
    func isUsable(for other: ThemeMemory) -> Bool { frame == other.frame }

    func read(_ key: FileKey) -> Read? { read[key] }
    func resolved(_ chain: [DocumentKey]) -> Resolved? { resolved[chain] }

    mutating func add(_ read: Read, of key: FileKey) { self.read[key] = read }
    mutating func add(_ resolved: Resolved, of chain: [DocumentKey]) {
        self.resolved[chain] = resolved
    }

    /// Frees the themes of a project that is too large to keep them.
    mutating func forgetThemes() { resolved = [:] }
}

extension SourceFile {
    var memoryKey: ThemeMemory.FileKey { ThemeMemory.FileKey(hash: hash, kind: kind) }
}
