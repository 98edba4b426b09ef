import ThemeRendering

/// Makes the site out of the shards of it.
package struct SiteMerge: Sendable {
    private let pipeline: SitePipeline
    private let loader: SiteLoader
    private let version: String

    /// Takes the project that the shards were made from.
    package init(_ pipeline: SitePipeline, loader: SiteLoader, version: String) {
        self.pipeline = pipeline
        self.loader = loader
        self.version = version
    }

    /// Writes the site to `output`; `folders` are the shards, each with the name to call it by.
    ///
    /// Throws a ``ShardError`` where they are not all shards of this very site; nothing is written then.
    package func run(
        _ folders: [(path: String, name: String)], output: String, jobs: Int,
        progress: (_ done: Int, _ total: Int) -> Void
    ) async throws -> SiteUpdate.Result {
        let named = try folders.map { try NamedShard($0.path, name: $0.name) }
        for folder in folders where FileKind.canonical(folder.path) == FileKind.canonical(output) {
            throw ShardError.ownOutput(folder.name)
        }
        let shards = try NamedShard.ordered(named)
        let key = ShardKey.of(pipeline, version)
        for shard in shards where shard.key != key { throw ShardError.otherProject(shard.name) }
        let build = try await SiteBuild.prepare(
            pipeline, loader: loader, version: version, pages: nil,
            pageMemory: PageMemory(of: shards))
        let opened = try shards.map { try ShardFolder($0, build.renderer.sharedFiles) }
        let writer = try SiteWriter(output: output)
        do {
            var work = SiteWork(build, writer, nil, pipeline.trace, isThorough: false)
            try await work.merge(opened, jobs: jobs, progress: progress)
            let removed = try writer.finish(work.files.map(\.path), jobs: jobs)
            return SiteUpdate.Result(
                count: work.files.count, files: work.files.map { ($0.path, $0.outcome) }, removed: removed,
                summary: work.summary)
        } catch {
            writer.abandon()
            throw error
        }
    }
}

extension SiteWork {
    /// Takes over what shards made, theme by theme, and makes what all themes share.
    fileprivate mutating func merge(
        _ shards: [ShardFolder], jobs: Int, progress: (_ done: Int, _ total: Int) -> Void
    ) async throws {
        begin()
        try makePlainFiles()
        let store = PartStore(build.renderer.sharedFiles, writer: writer)
        let stretches = build.stretches
        let total = stretches.pageCount
        var done = 0
        for shard in shards {
            let start = files.count
            try await build.work(on: shard.shard.share(of: stretches), jobs: jobs) { [writer] theme in
                try theme.plan.map { file in
                    try writer.write(try shard.artifact(at: file.path), because: .new)
                }
            } collect: { stretch, files in
                files.forEach { self.add($0) }
                done += stretch.pageCount
                progress(done, total)
                guard stretch.isFirst else { return }
                let entry = stretch.entry
                count(try shard.memory(of: entry.label.id), of: entry.label.id)
                try shard.addParts(of: entry.label.id, to: store)
            }
            try shard.check(files[start...].compactMap(\.hash))
        }
        let reasons = build.renderer.sharedFiles.map { _ in Staleness?.some(.new) }
        try await assemble(because: reasons, store.parts, jobs: jobs)
    }
}
