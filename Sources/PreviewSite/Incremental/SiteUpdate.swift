package import Findings
package import ThemeRendering

/// One build of a site into its folder: what the last one made and nothing has changed since is left alone.
package struct SiteUpdate: Sendable {
    private let workspace: Workspace
    private let pipeline: SitePipeline
    private let loader: SiteLoader
    private let version: String
    private let output: String
    /// Where builds are remembered; nil where they are not.
    private let cache: BuildCache?
    /// Which part of the site is built; nil for all of it.
    private let shard: Shard?

    /// What a build did.
    package struct Result: Sendable {
        /// How many files the site has.
        package var count = 0
        /// The files, with what became of each; empty where nothing changed at all.
        package var files: [(path: ArtifactPath, outcome: SiteWriter.Outcome)] = []
        /// How many files of an earlier build were deleted.
        package var removed = 0
        /// What there is to say about the project.
        package var summary: BuildSummary
        /// Everything that was found; nil where it was not asked for.
        package var findings: [Finding]?
    }

    /// Takes a project and the folder its site goes to.
    package init(
        _ workspace: Workspace, pipeline: SitePipeline, loader: SiteLoader, version: String, output: String,
        cache: BuildCache?, shard: Shard? = nil
    ) {
        self.workspace = workspace
        self.pipeline = pipeline
        self.loader = loader
        self.version = version
        self.output = output
        self.cache = cache
        self.shard = shard
    }

    /// Brings the folder up to date.
    ///
    /// With `isThorough` the project is checked again even where nothing changed, and with `clean` the files are made
    /// again as well.
    package func run(
        clean: Bool, isThorough: Bool, jobs: Int, progress: (_ done: Int, _ total: Int) -> Void
    ) async throws -> Result {
        let lock = try OutputLock(output)
        let record = clean || settings == nil ? nil : cache?.record(of: output)
        do {
            if let record, !isThorough, try await isCurrent(record, in: lock.folder, jobs: jobs) {
                lock.release()
                return Result(unchanged: record)
            }
        } catch {
            lock.release()
            throw error
        }
        let writer = try SiteWriter(lock, replacesEqual: clean)
        do {
            return try await run(writer, record, isThorough: isThorough, jobs: jobs, progress: progress)
        } catch {
            writer.abandon()
            throw error
        }
    }

    /// Whether nothing changed since the last build, neither what it read nor what it wrote.
    private func isCurrent(_ record: BuildRecord, in folder: OutputFolder, jobs: Int) async throws -> Bool {
        guard let settings, try everything(settings, record.files) == record.everything,
            folder.kind(of: "\(folder.path)/\(SiteWriter.temporaryFolder)") == nil
        else { return false }
        return await folder.holds(record, jobs: jobs)
    }

    private func run(
        _ writer: SiteWriter, _ record: BuildRecord?, isThorough: Bool, jobs: Int,
        progress: (_ done: Int, _ total: Int) -> Void
    ) async throws -> Result {
        let settings = settings
        let catalogKey = settings.map { BuildKeys.catalog(workspace, settings: $0) }
        let memory = record.flatMap { $0.inputs[BuildKeys.settings] == settings ? $0.catalog : nil }
        let build = try await SiteBuild.prepare(
            workspace, pipeline: pipeline, loader: loader, version: version, memory: memory,
            catalogKey: catalogKey)
        let keys = try settings.map { BuildKeys(workspace, build, settings: $0, files: try hashes(build.filesOfPages)) }
        let freshness = record.flatMap { record in keys.map { Freshness(record: record, keys: $0) } }
        async let catalog = remembered(build.catalog, memory, key: catalogKey)
        var work = SiteWork(build, writer, freshness, pipeline.trace, isThorough: isThorough)
        if let shard {
            let key = try ShardKey.of(workspace, pipeline, build, loader, version)
            try await work.run(shard, key: key, jobs: jobs, progress: progress)
        } else {
            try await work.run(jobs: jobs, progress: progress)
        }
        let removed = try writer.finish(work.files.map(\.path))
        if let keys, let cache {
            var record = BuildRecord(keys, files: build.filesOfPages, work, in: writer.folder)
            record.catalog = await catalog
            trace.measure(.remember) { cache.remember(record, of: output) }
        }
        return Result(
            count: work.files.count, files: work.files.map { ($0.path, $0.outcome) }, removed: removed,
            summary: work.summary, findings: isThorough ? work.findings.sorted() : nil)
    }

    /// What the next build is to know of the catalog: what this one knew, where that still holds.
    private func remembered(_ catalog: ThemeCatalog, _ memory: CatalogMemory?, key: UInt64?) -> CatalogMemory? {
        guard cache != nil, let key else { return nil }
        if let memory, memory.key == key { return memory }
        return CatalogMemory(catalog, of: workspace, key: key)
    }

    private var trace: BuildTrace? { pipeline.trace }
}

extension SiteUpdate {
    /// The hash of program and settings; nil where the system does not tell which program this is.
    private var settings: UInt64? {
        FileStamp.ofProgram.map {
            BuildKeys.settings(
                workspace.configuration, themeIDs: pipeline.themeIDs, baseline: pipeline.baseline, program: $0,
                version: shard.map { "\(version) shard \($0)" } ?? version)
        }
    }

    private func everything(_ settings: UInt64, _ files: [String]) throws(LoadingError) -> UInt64? {
        guard files.allSatisfy(workspace.assetPaths.contains) else { return nil }
        return BuildKeys.everything(workspace, settings: settings, files: try hashes(files))
    }

    private func hashes(_ files: [String]) throws(LoadingError) -> [String: UInt64] {
        var hashes: [String: UInt64] = [:]
        for path in files { hashes[path] = ContentHash.of(try loader.asset(path, of: workspace)) }
        return hashes
    }
}

extension SiteUpdate.Result {
    /// What a build did that had nothing to do.
    fileprivate init(unchanged record: BuildRecord) {
        summary = record.summary
        count = record.outputs.count - 1
    }
}

extension BuildRecord {
    /// Remembers what a site was made from, and its files as they are now.
    fileprivate init(_ keys: BuildKeys, files: [String], _ work: SiteWork, in folder: OutputFolder) {
        self.init()
        moment = FileStamp.now
        everything = keys.everything
        inputs = keys.inputs
        self.files = files
        for file in work.files {
            outputs[file.path.description] = file.hash.flatMap { folder.output(file.path, hash: $0) }
        }
        outputs[BuildManifest.name] = folder.manifest
        (themes, gaps, summary) = (work.memories, work.gaps, work.summary)
    }
}

extension OutputFolder {
    /// The manifest as it is now.
    fileprivate var manifest: BuildRecord.Output? {
        guard let path = ArtifactPath(BuildManifest.name), let bytes = bytes(of: path) else { return nil }
        return output(path, hash: ContentHash.of(bytes))
    }
}
