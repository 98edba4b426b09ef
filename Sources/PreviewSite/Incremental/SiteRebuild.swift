import Findings
import ThemeRendering

/// A build of a site for which the project is read: what the last one made and nothing has changed since is left alone.
struct SiteRebuild: Sendable {
    let pipeline: SitePipeline
    let request: SiteUpdate.Request
    /// The hash of program and settings; nil where the system does not tell which program this is.
    let settings: UInt64?
    let output: OutputState
    /// Where builds are remembered; nil where they are not.
    let cache: BuildCache?
    /// The hash of what the themes are made from.
    private let catalogKey: UInt64?

    /// Takes what was read.
    init(
        _ pipeline: SitePipeline, _ request: SiteUpdate.Request, settings: UInt64?,
        output: OutputState, cache: BuildCache?
    ) {
        (self.pipeline, self.request) = (pipeline, request)
        (self.settings, self.output, self.cache) = (settings, output, cache)
        catalogKey = settings.map { BuildKeys.catalog(pipeline.workspace, settings: $0) }
    }

    /// Brings the folder behind a lock up to date.
    func run(
        _ lock: OutputLock, _ last: LastBuild?, clean: Bool, isThorough: Bool, jobs: Int,
        progress: (_ done: Int, _ total: Int) -> Void
    ) async throws -> SiteUpdate.Result {
        if var last, !isThorough, last.isWhole(in: lock.folder), let assets = try assets(ifMadeOfTheSame: last.record) {
            let sources = sources(with: assets)
            if last.isRestamped || last.record.sources != sources {
                last.record.sources = sources
                cache?.remember(last.record, of: output.path)
            }
            return SiteUpdate.Result(unchanged: last.record)
        }
        let writer = try SiteWriter(lock, replacesEqual: clean, own: last?.listed)
        async let prepared = prepare(last, pages: PageStore(at: writer.temporary))
        do {
            return try await run(
                try await prepared, writer, last, isThorough: isThorough, jobs: jobs, progress: progress)
        } catch {
            writer.discardStagedFiles()
            throw error
        }
    }

    /// The project ready to be rendered, with the help of what the last build knew.
    private func prepare(_ last: LastBuild?, pages: PageStore) async throws -> SiteBuild {
        try await SiteBuild.prepare(
            pipeline, loader: request.loader, version: request.version, memory: memory(of: last),
            catalogKey: catalogKey, pages: pages, pageMemory: details(of: last)?.pages, shard: request.shard)
    }

    private func memory(of last: LastBuild?) -> CatalogMemory? {
        details(of: last)?.catalog
    }

    /// What the last build knew, if it was one of these settings.
    private func details(of last: LastBuild?) -> BuildDetails? {
        last.flatMap { $0.record.settings == settings ? $0.record.details.value : nil }
    }

    private func run(
        _ build: SiteBuild, _ writer: SiteWriter, _ last: LastBuild?, isThorough: Bool, jobs: Int,
        progress: (_ done: Int, _ total: Int) -> Void
    ) async throws -> SiteUpdate.Result {
        // Nobody waits for it: a theme that comes to such a page before makes it ready itself.
        async let _ = build.makePagesReady()
        let assets = try BuildAssets(build.filesOfPages, of: workspace, request)
        let keys = settings.map { BuildKeys(workspace, build, settings: $0, files: assets.hashes) }
        let freshness = last.flatMap { last in keys.map { Freshness(last, keys: $0) } }
        async let catalog = remembered(build.catalog, memory(of: last), key: catalogKey)
        var work = SiteWork(build, writer, freshness, pipeline.trace, isThorough: isThorough)
        if let shard = request.shard {
            let key = ShardKey.of(pipeline, request.version)
            try await work.run(shard, key: key, jobs: jobs, progress: progress)
        } else {
            try await work.run(jobs: jobs, progress: progress)
        }
        // Of a file that changed while it was read nobody can say which of its states went into the site.
        let isSure = cache != nil && assets.holds(for: work.files)
        let record =
            isSure
            ? BuildRecord(
                keys, build, sources(with: assets), KnownFiles(workspace.pageFiles), await catalog, work) : nil
        // What is to be remembered is put into bytes while files are moved.
        async let encoded = record?.encoded.value
        let known = freshness.flatMap { $0.lists(work.files) ? $0.last.record.outputs : nil }
        let removed = try trace.measure(.place) {
            try writer.place(work.files.map(\.path), areListed: known != nil, jobs: jobs)
        }
        var remains: [any Sendable] = [build, work, writer]
        _ = await encoded
        if let cache, var record, let outputs = await work.outputs(since: known, jobs: jobs) {
            record.outputs = outputs
            trace.measure(.remember) { cache.remember(record, of: output.path) }
            remains += [record, freshness]
        }
        return SiteUpdate.Result(
            count: work.files.count, files: work.files.map { ($0.path, $0.outcome) }, removed: removed,
            summary: work.summary, findings: isThorough ? work.findings.sorted() : nil, remains: remains)
    }

    /// What the next build is to know of the catalog: what this one knew, where that still holds.
    private func remembered(_ catalog: ThemeCatalog, _ memory: CatalogMemory?, key: UInt64?) -> CatalogMemory? {
        guard cache != nil, let key else { return nil }
        if let memory, memory.key == key { return memory }
        return CatalogMemory(catalog, of: workspace, key: key)
    }

    private var workspace: Workspace { pipeline.workspace }
    private var trace: BuildTrace? { pipeline.trace }
}

extension SiteRebuild {
    /// The assets of the last build, where everything that was read is what it was made from.
    private func assets(ifMadeOfTheSame record: BuildRecord) throws(LoadingError) -> BuildAssets? {
        // Of the same settings, a record is one of this very program, which can read the rest of it.
        guard let settings, record.settings == settings else { return nil }
        let details = record.details.value
        guard details.files.allSatisfy(workspace.hasAsset) else { return nil }
        let assets = try BuildAssets(details.files, of: workspace, request)
        let everything = BuildKeys.everything(workspace, settings: settings, files: assets.hashes)
        return everything == details.everything ? assets : nil
    }

    /// What the system says of the files that were read; nil where they are not those that were listed.
    private func sources(with assets: BuildAssets) -> UInt64? {
        workspace.isAsListed && assets.areAsListed ? request.sources.fingerprint : nil
    }
}
