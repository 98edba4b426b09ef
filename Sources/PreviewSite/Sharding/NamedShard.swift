import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder that is to be a shard, and what it says about itself.
struct NamedShard: Sendable {
    let path: String
    /// The path as it was given.
    let name: String
    let shard: Shard
    /// The hash of everything that its files are made from.
    let key: UInt64
    /// The hash of its themes' files, of its parts and rows, all together.
    let content: UInt64
    let rows: [ShardRecord.Row]
    /// What it knows of its pages.
    let pages: PageMemory

    /// Reads what a build with `--shard` wrote about its folder.
    init(_ path: String, name: String) throws(ShardError) {
        let folder = OutputFolder(path: path)
        guard let bytes = folder.bytes(of: ShardPath.record) else { throw .noShard(name) }
        if ShardRecord.isOfAnotherVersion(bytes) { throw .otherVersion(name) }
        guard let record = ShardRecord(bytes), let shard = Shard(record.shard), let key = UInt64(record.key, radix: 16),
            let content = UInt64(record.content, radix: 16)
        else { throw .noShard(name) }
        guard let pages = folder.bytes(of: ShardPath.pages),
            String(ContentHash.of(pages), radix: 16) == record.pages,
            let pages = pages.withUnsafeBytes({ PageMemory(bytesForMerge: $0) })
        else { throw .incomplete(name) }
        self.pages = pages
        (self.path, self.name, self.shard, self.key) = (path, name, shard, key)
        (self.content, rows) = (content, record.themes)
    }

    /// Shards from the first to the last, when they are all there and of one number.
    static func ordered(_ shards: [NamedShard]) throws(ShardError) -> [NamedShard] {
        let ordered = shards.sorted { $0.shard.number < $1.shard.number }
        for (first, second) in zip(ordered, ordered.dropFirst())
        where first.shard.count != second.shard.count || first.shard == second.shard {
            throw .mixed(first.name, second.name)
        }
        let count = ordered.first?.shard.count ?? 0
        let missing = Set(1...max(1, count)).subtracting(ordered.map(\.shard.number)).sorted()
        if !missing.isEmpty { throw .missing(missing, count: max(1, count)) }
        return ordered
    }
}
