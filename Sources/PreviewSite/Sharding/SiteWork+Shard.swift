import ThemeRendering

extension SiteWork {
    /// Makes one shard: the files of its themes, and what these add to the files that all share.
    mutating func run(
        _ shard: Shard, key: UInt64, jobs: Int, progress: (_ done: Int, _ total: Int) -> Void
    ) async throws {
        begin()
        let store = PartStore(build.renderer.sharedFiles, writer: writer)
        try await makeThemes(shard.share(of: build.stretches), jobs: jobs, nil, store, progress)
        let parts = store.parts
        for (index, file) in build.renderer.sharedFiles.enumerated() {
            for gap in file.separators.indices {
                let path = ShardPath.parts(file: index, gap: gap)
                add(try writer.write(path, because: .always) { try parts.copy(gap, of: index, to: $0) })
            }
        }
        let hashes = files.compactMap(\.hash)
        let pages = build.pageMemory.bytesForMerge
        add(try writer.write(Artifact(path: ShardPath.pages, bytes: pages), because: .always))
        let text = ShardRecord(
            shard, key: key, hashes: hashes, pages: ContentHash.of(pages), themes: memories
        ).text
        add(try writer.write(Artifact(path: ShardPath.record, text: text), because: .always))
    }
}
