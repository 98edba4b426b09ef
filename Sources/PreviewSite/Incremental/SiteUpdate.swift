package import Findings
package import ThemeRendering

/// One build of a site into its folder, which reads no more than it must.
package struct SiteUpdate: Sendable {
    /// What is to be built.
    package struct Request: Sendable {
        /// The files that the site is made from.
        package let sources: SourceList
        package let configuration: Configuration
        package let loader: SiteLoader
        /// The version of the program.
        package let version: String
        /// The ids of the themes to keep; all of them when empty.
        package var themeIDs: [String] = []
        /// What the site shows as known; nil where nothing is.
        package var baseline: Baseline?
        /// Which part of the site is built; nil for all of it.
        package var shard: Shard?

        /// Asks for the site that files and a configuration make.
        package init(_ sources: SourceList, _ configuration: Configuration, loader: SiteLoader, version: String) {
            self.sources = sources
            self.configuration = configuration
            self.loader = loader
            self.version = version
        }
    }

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
        /// What is still in memory of the site and of what is remembered of it.
        ///
        /// To take it apart takes a while, which a program that ends anyway need not wait for.
        package var remains: [any Sendable] = []
    }

    private let request: Request
    private let output: OutputState
    private let cache: BuildCache?
    private let trace: BuildTrace?
    /// The hash of program and settings; nil where the system does not tell which program this is.
    private let settings: UInt64?

    /// Takes what is to be built and the folder it goes to; with `cache` the next build will know of this one.
    package init(_ request: Request, output: OutputState, cache: BuildCache?, trace: BuildTrace? = nil) {
        (self.request, self.output, self.cache, self.trace) = (request, output, cache, trace)
        let version = request.shard.map { "\(request.version) shard \($0)" } ?? request.version
        settings = FileStamp.ofProgram.map {
            BuildKeys.settings(
                request.configuration, themeIDs: request.themeIDs, baseline: request.baseline, program: $0,
                version: version)
        }
    }

    /// Brings the folder up to date, and lets go of it.
    ///
    /// Up to `jobs` themes are worked on at once, which is asked for where there is work.
    /// With `isThorough` the project is checked again even where nothing changed, and with `clean` the files are made
    /// again as well.
    package func run(
        clean: Bool, isThorough: Bool, jobs: @autoclosure () -> Int, progress: (_ done: Int, _ total: Int) -> Void
    ) async throws -> Result {
        guard let lock = output.lock else {
            let jobs = jobs()
            // A project that cannot be read leaves no folder behind.
            let workspace = try await read(jobs: jobs, known: Lazy { KnownFiles() })
            let lock = try OutputLock(output.path)
            defer { lock.release() }
            return try await rebuild(workspace, jobs: jobs)
                .run(lock, nil, clean: clean, isThorough: isThorough, jobs: jobs, progress: progress)
        }
        // What this build remembers of its files is true only until another one has the folder.
        defer { lock.release() }
        if request.shard != nil, BuildManifest(in: lock.folder)?.isOfSite ?? false {
            throw ShardError.wholeSite(output.path)
        }
        let isKnown = !clean && settings != nil
        if isKnown, !isThorough, output.record.map(isOfSameSources) ?? false, let last = await output.last,
            last.isWhole(in: lock.folder)
        {
            if last.isRestamped { cache?.remember(last.record, of: output.path) }
            return Result(unchanged: last.record)
        }
        let jobs = jobs()
        // What the last build left is looked at meanwhile, and what it knew is read.
        async let details = output.record?.details.value
        let known = Lazy { [output, settings] in
            guard isKnown, let record = output.record, record.settings == settings else { return KnownFiles() }
            return record.details.value.pageFiles
        }
        let workspace = try await read(jobs: jobs, known: known)
        _ = await details
        return try await rebuild(workspace, jobs: jobs).run(
            lock, isKnown ? await output.last : nil, clean: clean, isThorough: isThorough, jobs: jobs,
            progress: progress)
    }

    /// Reads the project, but for pages that are `known`.
    private func read(jobs: Int, known: Lazy<KnownFiles>) async throws -> Workspace {
        try await trace.measureWait(.read) {
            try await request.loader.read(request.sources, request.configuration, jobs: jobs, known: known)
        }
    }

    private func rebuild(_ workspace: Workspace, jobs: Int) -> SiteRebuild {
        SiteRebuild(
            pipeline(workspace, jobs: jobs), request, settings: settings, output: output, cache: cache)
    }

    /// Whether a build was made with the same settings from files of which the system says the same.
    private func isOfSameSources(_ record: BuildRecord) -> Bool {
        guard let known = record.sources, record.settings == settings else { return false }
        return known == request.sources.fingerprint
    }

    private func pipeline(_ workspace: Workspace, jobs: Int) -> SitePipeline {
        var pipeline = SitePipeline(workspace)
        pipeline.themeIDs = request.themeIDs
        pipeline.baseline = request.baseline
        pipeline.jobs = jobs
        pipeline.trace = trace
        return pipeline
    }
}

extension SiteUpdate.Result {
    /// What a build did that had nothing to do.
    init(unchanged record: BuildRecord) {
        summary = record.summary
        count = record.outputs.count - 1
    }
}
