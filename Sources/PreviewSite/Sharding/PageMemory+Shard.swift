extension PageMemory {
    /// What is known of the pages that were rendered, as a shard hands it on.
    var bytesForMerge: [UInt8] {
        var memory = PageMemory(key: key)
        for index in hashes.indices where isWhole(index) { memory.add(self[index], hash: hashes[index]) }
        var writer = RecordWriter()
        memory.add(to: &writer)
        return writer.bytes
    }

    /// Reads what ``bytesForMerge`` were; nil where they are no such bytes.
    init?(bytesForMerge bytes: UnsafeRawBufferPointer) {
        guard var reader = try? RecordReader(bytes), let memory = try? PageMemory(&reader), reader.isAtEnd else {
            return nil
        }
        self = memory
    }

    /// What shards of one site know of its pages, all together; several may know the same pages.
    init?(of shards: [NamedShard]) {
        guard let first = shards.first else { return nil }
        self.init(key: first.pages.key)
        var known: Set<UInt64> = []
        for pages in shards.lazy.map(\.pages) where pages.key == key {
            for (index, hash) in pages.hashes.enumerated() where known.insert(hash).inserted {
                add(pages[index], hash: hash)
            }
        }
    }
}
