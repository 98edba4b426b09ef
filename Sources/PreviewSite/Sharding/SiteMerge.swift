package import ThemeRendering

/// Makes the site out of the shards of it.
package struct SiteMerge: Sendable {
    private let workspace: Workspace
    private let pipeline: SitePipeline
    private let loader: SiteLoader
    private let version: String

    /// What was done.
    package struct Result: Sendable {
        /// The files of the site, with what became of each.
        package let files: [(path: ArtifactPath, outcome: SiteWriter.Outcome)]
        /// How many files of an earlier build were deleted.
        package let removed: Int
        /// What there is to say about the project; of themes only how much.
        package let summary: BuildSummary
    }

    /// Takes the project that the shards were made from.
    package init(_ workspace: Workspace, pipeline: SitePipeline, loader: SiteLoader, version: String) {
        self.workspace = workspace
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
    ) async throws -> Result {
        for folder in folders where FileKind.canonical(folder.path) == FileKind.canonical(output) {
            throw ShardError.ownOutput(folder.name)
        }
        let build = try await SiteBuild.prepare(
            workspace, pipeline: pipeline, loader: loader, version: version, pages: .nowhere)
        let shards = try folders.map { try ShardFolder($0.path, name: $0.name, build.renderer.sharedFiles) }
        let ordered = try Self.ordered(shards, key: try ShardKey.of(workspace, pipeline, build, loader, version))
        let writer = try SiteWriter(output: output)
        do {
            var work = SiteWork(build, writer, nil, pipeline.trace, isThorough: false)
            try await work.merge(ordered, jobs: jobs, progress: progress)
            let removed = try writer.finish(work.files.map(\.path), jobs: jobs)
            return Result(
                files: work.files.map { ($0.path, $0.outcome) }, removed: removed, summary: work.summary)
        } catch {
            writer.abandon()
            throw error
        }
    }

    /// The shards from the first to the last, when they are all there and of one site.
    private static func ordered(_ shards: [ShardFolder], key: UInt64) throws(ShardError) -> [ShardFolder] {
        let ordered = shards.sorted { $0.shard.number < $1.shard.number }
        for shard in ordered where shard.key != key { throw .otherProject(shard.name) }
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

extension SiteWork {
    /// Takes over what shards made, theme by theme, and makes what all themes share.
    fileprivate mutating func merge(
        _ shards: [ShardFolder], jobs: Int, progress: (_ done: Int, _ total: Int) -> Void
    ) async throws {
        begin()
        try makePlainFiles()
        let store = PartStore(build.renderer.sharedFiles, writer: writer)
        for shard in shards {
            let start = files.count
            try await build.themes(shard.shard.share(of: build.entries.count), jobs: jobs) { [writer] theme in
                try theme.plan.map { file in
                    try writer.write(try shard.artifact(at: file.path), because: .new)
                }
            } collect: { stretch, files in
                files.forEach { self.add($0) }
                guard stretch.isFirst else { return }
                let entry = stretch.entry
                count(try shard.memory(of: entry.label.id), of: entry.label.id)
                try shard.addParts(of: entry.label.id, to: store)
                progress(self.memories.count, build.entries.count)
            }
            try shard.check(files[start...].compactMap(\.hash))
        }
        let reasons = build.renderer.sharedFiles.map { _ in Staleness?.some(.new) }
        try await assemble(because: reasons, store.parts, jobs: jobs)
    }
}
