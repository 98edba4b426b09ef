import ThemeRendering

/// The output of one shard, to be read.
final class ShardFolder: Sendable {
    /// What themes add to a gap of a shared file.
    private struct Part: Sendable {
        let shared: Int
        let gap: Int
        let separator: Int
        let file: ShardPart
    }

    /// What is known of a theme: what it comes to, and where its parts begin, in the order of `parts`.
    private struct Theme: Sendable {
        let memory: ThemeMemory
        let starts: [Int]
    }

    let shard: Shard
    /// The path as it was given.
    private let name: String
    private let folder: OutputFolder
    private let content: UInt64
    private let rows: [ShardRecord.Row]
    private let parts: [Part]
    private let themes: [String: Theme]

    /// Finds the parts of a shard; `files` are those that all themes share.
    init(_ shard: NamedShard, _ files: [any SharedFile]) throws(ShardError) {
        (name, self.shard, content, rows) = (shard.name, shard.shard, shard.content, shard.rows)
        folder = OutputFolder(path: shard.path)
        parts = Self.parts(of: files, in: folder, shard.name)
        guard parts.count == files.map(\.separators.count).reduce(0, +), let themes = Self.themes(rows, parts)
        else { throw .incomplete(name) }
        self.themes = themes
    }

    private static func parts(of files: [any SharedFile], in folder: OutputFolder, _ name: String) -> [Part] {
        files.enumerated().flatMap { index, file in
            file.separators.enumerated().compactMap { gap, separator in
                ShardPart(at: folder.absolute(ShardPath.parts(file: index, gap: gap)), of: name).map {
                    Part(shared: index, gap: gap, separator: separator.utf8.count, file: $0)
                }
            }
        }
    }

    /// Finds where each theme's parts lie; nil where they would not be in the files.
    private static func themes(_ rows: [ShardRecord.Row], _ parts: [Part]) -> [String: Theme]? {
        var themes: [String: Theme] = [:]
        var next = Array(repeating: 0, count: parts.count)
        for row in rows {
            guard let memory = ThemeMemory(numbers: row.numbers), memory.lengths.count == parts.count else {
                return nil
            }
            for (index, length) in memory.lengths.enumerated() where length > 0 {
                if next[index] > 0 { next[index] += parts[index].separator }
                guard length <= parts[index].file.size - next[index] else { return nil }
            }
            themes[row.id] = Theme(memory: memory, starts: next)
            for (index, length) in memory.lengths.enumerated() { next[index] += length }
        }
        return themes
    }

    /// What a theme comes to.
    func memory(of id: String) throws(ShardError) -> ThemeMemory {
        guard let theme = themes[id] else { throw .incomplete(name) }
        return theme.memory
    }

    /// A file of a theme.
    func artifact(at path: ArtifactPath) throws(ShardError) -> Artifact {
        guard let bytes = folder.bytes(of: path) else { throw .incomplete(name) }
        return Artifact(path: path, bytes: Array(bytes))
    }

    /// Adds what a theme adds to the files that all share; it stays where it is.
    func addParts(of id: String, to store: PartStore) throws {
        guard let theme = themes[id] else { throw ShardError.incomplete(name) }
        for (index, count) in theme.memory.lengths.enumerated() {
            let (part, start) = (parts[index], theme.starts[index])
            try store.append(start..<start + count, in: part.file, to: part.gap, of: part.shared)
        }
    }

    /// Throws unless the files of its themes, by their hashes in order, its parts, and what it says of its themes are those that
    /// its build made.
    ///
    /// A build that was killed may have left a record of one state of the project and files of another one.
    func check(_ hashes: [UInt64]) throws {
        let ends = try parts.map { try $0.file.hash }
        guard ShardRecord.content(hashes + ends, rows) == content else { throw ShardError.incomplete(name) }
    }
}
