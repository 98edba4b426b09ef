import SystemPackage
import ThemeRendering

/// The output of one shard, to be read.
final class ShardFolder: Sendable {
    let shard: Shard
    let key: UInt64
    /// The path as it was given.
    let name: String
    private let folder: OutputFolder
    private let memories: [String: ThemeMemory]
    private let parts: [(file: Int, gap: Int, descriptor: FileDescriptor)]
    /// Where each theme's parts begin, in the order of `parts`.
    private let starts: [String: [Int]]

    /// Opens a folder that a build with `--shard` wrote; `files` are those that all themes share.
    init(_ path: String, name: String, _ files: [any SharedFile]) throws(ShardError) {
        self.name = name
        folder = OutputFolder(path: path)
        guard let bytes = ShardPath.record.flatMap({ OutputFolder(path: path).bytes(of: $0) }),
            let record = ShardRecord(bytes), let shard = Shard(record.shard), let key = UInt64(record.key, radix: 16)
        else { throw .noShard(name) }
        (self.shard, self.key) = (shard, key)
        var memories: [String: ThemeMemory] = [:]
        var parts: [(file: Int, gap: Int, descriptor: FileDescriptor)] = []
        for (index, file) in files.enumerated() {
            for gap in file.separators.indices {
                guard let path = ShardPath.parts(file: index, gap: gap),
                    let (descriptor, _) = folder.open(folder.absolute(path))
                else {
                    for part in parts { try? part.descriptor.close() }
                    throw .incomplete(name)
                }
                parts.append((index, gap, descriptor))
            }
        }
        self.parts = parts
        let separators = files.flatMap(\.separators).map(\.utf8.count)
        var starts: [String: [Int]] = [:]
        var next = Array(repeating: 0, count: parts.count)
        for row in record.themes {
            guard let memory = ThemeMemory(numbers: row.numbers), memory.lengths.count == parts.count else { continue }
            memories[row.id] = memory
            for (index, length) in memory.lengths.enumerated() where length > 0 && next[index] > 0 {
                next[index] += separators[index]
            }
            starts[row.id] = next
            for (index, length) in memory.lengths.enumerated() { next[index] += length }
        }
        (self.memories, self.starts) = (memories, starts)
    }

    deinit {
        for part in parts { try? part.descriptor.close() }
    }

    /// What a theme comes to.
    func memory(of id: String) throws(ShardError) -> ThemeMemory {
        guard let memory = memories[id] else { throw .incomplete(name) }
        return memory
    }

    /// A file of a theme.
    func artifact(at path: ArtifactPath) throws(ShardError) -> Artifact {
        guard let bytes = folder.bytes(of: path) else { throw .incomplete(name) }
        return Artifact(path: path, bytes: Array(bytes))
    }

    /// Copies what a theme adds to the files that all share.
    func copyParts(of id: String, to store: PartStore) throws {
        let memory = try memory(of: id)
        for (index, count) in memory.lengths.enumerated() where count > 0 {
            var part: [UInt8] = []
            part.reserveCapacity(count)
            try parts[index].descriptor.forEachBlock(from: starts[id]?[index] ?? 0, count: count) { part += $0 }
            try part.withUnsafeBytes { try store.append($0, to: parts[index].gap, of: parts[index].file) }
        }
    }
}

/// Why shards cannot be merged.
package enum ShardError: Error, CustomStringConvertible {
    /// A folder is not the output of a build with `--shard`.
    case noShard(String)
    /// Files are missing in a folder.
    case incomplete(String)
    /// A shard was made from something else than this project is.
    case otherProject(String)
    /// Shards of different numbers, or one twice.
    case mixed(String, String)
    /// Not all shards are there.
    case missing([Int], count: Int)

    package var description: String {
        switch self {
        case .noShard(let name):
            "'\(name)' is no shard\n  help: 'themepreview build --shard 1/4' makes the first of four"
        case .incomplete(let name): "files are missing in '\(name)'\n  help: build or fetch this shard again"
        case .otherProject(let name):
            "'\(name)' was not made from what this project is now, by this version of themepreview\n"
                + "  help: build all shards from the same files, and merge with these at hand"
        case .mixed(let first, let second):
            "'\(first)' and '\(second)' are not two shards of one site\n  help: name each shard of one site once"
        case .missing(let numbers, let count):
            "of \(count) shards, \(numbers.count == 1 ? "number" : "numbers") "
                + "\(numbers.map(String.init).joined(separator: ", ")) \(numbers.count == 1 ? "is" : "are") missing\n"
                + "  help: name the folders of all of them"
        }
    }
}
