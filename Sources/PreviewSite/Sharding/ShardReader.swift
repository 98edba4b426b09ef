import Findings
import SystemPackage
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads the folder of a shard, theme by theme.
final class ShardReader {
    let shard: Shard
    /// The folder's name for messages.
    let name: String
    /// The hash of all inputs of the site.
    let key: UInt64
    private let path: String
    private let manifest: BuildManifest
    private let lines: LineReader

    /// Opens the output of a build with `--shard`; throws if files are missing or do not belong together.
    init(_ path: String, name: String) throws {
        self.name = name
        let lines = LineReader("\(path)/\(ShardFile.path)")
        guard let head = try? lines.next(as: ShardFile.Head.self), let shard = Shard(head.shard),
            let key = UInt64(head.key, radix: 16), let folder = try? OpenFolder(path)
        else { throw ShardError.noShard(name) }
        guard head.schema == ShardFile.Head(shard: "", key: "").schema else {
            throw ShardError.otherVersion(name)
        }
        guard let manifest = try? BuildManifest.read(in: folder),
            manifest.files[ShardFile.path] == folder.hash(of: ShardFile.path)
        else { throw ShardError.incomplete(name) }
        self.path = path
        self.lines = lines
        self.shard = shard
        self.key = key
        self.manifest = manifest
    }

    /// Throws if the next line is not of the theme `id`, or its parts do not fit the `gaps` of the shared files.
    func nextTheme(_ id: String, limit: Int, gaps: [Int]) throws -> ThemeShare {
        guard let line = try? lines.next(as: ShardFile.Theme.self), line.id == id,
            line.parts.map(\.count) == gaps,
            let share = line.share(limit: limit)
        else { throw ShardError.incomplete(name) }
        return share
    }

    /// The last line; all themes must be read before.
    func rest() throws -> ProjectCheck.Rest {
        guard let tail = try? lines.next(as: ShardFile.Tail.self),
            let gone = try? Baseline(parsing: tail.gone, file: name)
        else { throw ShardError.incomplete(name) }
        return ProjectCheck.Rest(usage: tail.usage, gone: gone.rows)
    }

    func files(of id: String) -> [ArtifactPath] {
        manifest.files.keys.filter { path in
            path.description.hasPrefix("themes/\(id)/")
                || path.description == ThemeDownloads.registryItem(of: id)
        }.sorted()
    }

    /// The bytes of a file; throws if they are not those that the build wrote.
    func bytes(of file: ArtifactPath) throws -> [UInt8] {
        guard let bytes = try? OpenFolder(path).bytes(of: file),
            manifest.files[file] == .some(ContentHash.of(bytes))
        else { throw ShardError.incomplete(name) }
        return Array(bytes)
    }

    /// Sorts shards by number; throws if one is missing, named twice, or of another count.
    static func ordered(_ shards: [ShardReader]) throws(ShardError) -> [ShardReader] {
        let ordered = shards.sorted { $0.shard.number < $1.shard.number }
        for (first, second) in zip(ordered, ordered.dropFirst())
        where first.shard.count != second.shard.count || first.shard == second.shard {
            throw .mixed(first.name, second.name)
        }
        let count = max(1, ordered.first?.shard.count ?? 0)
        let missing = Set(1...count).subtracting(ordered.map(\.shard.number)).sorted()
        if !missing.isEmpty { throw .missing(missing, count: count) }
        return ordered
    }
}

/// Reads a JSON Lines file, one line at a time.
///
/// The file is open only while a chunk is read, since a site may have more shards than a process may have open files.
private final class LineReader {
    private let path: String
    private var offset: Int64 = 0
    private var buffer = Data()
    private let decoder = JSONDecoder()

    init(_ path: String) { self.path = path }

    /// Throws at the end of the file.
    func next<Value: Decodable>(as type: Value.Type) throws -> Value {
        var searched = 0
        while true {
            if let end = buffer[searched...].firstIndex(of: 0x0A) {
                let line = buffer[..<end]
                buffer = Data(buffer[(end + 1)...])
                return try decoder.decode(type, from: line)
            }
            searched = buffer.count
            let chunk = try nextChunk()
            if chunk.isEmpty || searched > ShardFile.lineLimit { throw Errno.invalidArgument }
            buffer.append(contentsOf: chunk)
        }
    }

    private func nextChunk() throws -> [UInt8] {
        let file = try FileDescriptor.open(
            path,
            .readOnly,
            options: [.noFollow, .nonBlocking, .closeOnExec]
        )
        return try file.closeAfter {
            let chunk = try [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, count in
                count = try file.read(
                    fromAbsoluteOffset: offset,
                    into: UnsafeMutableRawBufferPointer(bytes)
                )
            }
            offset += Int64(chunk.count)
            return chunk
        }
    }
}
