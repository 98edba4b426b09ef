package import Findings
import ThemeModel
package import ThemeRendering

/// A site that is ready to be rendered: theme by theme, and what all of them share.
package struct SiteBuild: Sendable {
    let renderer: SiteRenderer
    private let content: SiteContent
    let catalog: ThemeCatalog
    /// The themes of the site, in the order in which they are shown.
    let entries: [ThemeCatalog.Entry]
    let pages: [RenderedPage]
    /// The places of the pages that were rendered, as they are new or changed.
    private let renderedPages: [Int]
    /// What the next build is to know of the pages.
    let pageMemory: PageMemory
    /// What was found about no theme of the site, but pages.
    let generalFindings: [Finding]
    /// What was found about pages, and about what they, templates and CSS ask of the themes.
    let pageFindings: [Finding]
    /// How many theme files give no theme.
    package let unusable: Int
    private let judge: ThemeJudge
    /// The files beside the pages that go into the site.
    let filesOfPages: [String]
    private let assets: [PlannedArtifact]

    /// Prepares a project; the pipeline's baseline tells what is known.
    ///
    /// What pages show waits at `places` where memory has no room for it; without them all is kept in memory.
    package static func prepare(
        _ pipeline: SitePipeline, loader: SiteLoader, version: String, at places: TemporaryPlaces?
    ) async throws -> SiteBuild {
        try await prepare(pipeline, loader: loader, version: version, pages: PageStore(at: places))
    }

    /// Prepares a project, or what one `shard` of its site has to do with.
    ///
    /// `memory` and `pageMemory` tell what an earlier build learned, and what pages show is kept in `store`.
    static func prepare(
        _ pipeline: SitePipeline, loader: SiteLoader, version: String, memory: CatalogMemory? = nil,
        catalogKey: UInt64? = nil, pages store: PageStore?, pageMemory: PageMemory? = nil, shard: Shard? = nil
    ) async throws -> SiteBuild {
        let workspace = pipeline.workspace
        async let loaded = TemplateSet.load(overriding: workspace.templates)
        async let found = pipeline.catalog(memory, key: catalogKey)
        let choice: PageWork.Choice? =
            if let shard { shard.choice(themes: pipeline.selected(await found).count) } else { nil }
        async let rendered = pipeline.pages(in: store, pageMemory, choice)
        let catalog = await found
        try pipeline.checkNames(among: catalog.fileIDs)
        let (templates, problems) = await loaded
        guard let templates else { throw LoadingError.invalid(problems) }
        // What has nothing to do with pages is found out while they are rendered.
        let entries = pipeline.selected(catalog)
        let judge = ThemeJudge(pipeline, catalog)
        let known = Set(entries.map(\.label.id))
        let general = pipeline.relevant(catalog).filter { !($0.theme.map(known.contains) ?? false) }.sorted()
        let generalFindings = judge.marked(general)
        let made = try await rendered
        let pages = made.pages
        let files = Set(pages.flatMap(\.files)).sorted()
        let properties = pipeline.undefinedProperties(
            in: entries.filter(\.hasStyle).compactMap(catalog.theme), all: { entries.compactMap(catalog.theme) },
            pages: pages)
        var content = SiteContent(workspace, themes: entries.map(\.label), version: version)
        content.pages = pages
        return SiteBuild(
            renderer: SiteRenderer(content, templates: templates, findings: generalFindings), content: content,
            catalog: catalog, entries: entries, pages: pages, renderedPages: made.rendered, pageMemory: made.memory,
            generalFindings: generalFindings,
            pageFindings: judge.marked((made.findings + properties + problems).sorted()),
            unusable: pipeline.unusable(catalog).count, judge: judge, filesOfPages: files,
            assets: files.compactMap { path in
                PlannedArtifact("\(assetFolder)/\(path)", from: [.file(path)]) { try loader.asset(path, of: workspace) }
            })
    }

    /// Where files beside the pages go.
    static let assetFolder = "assets/pages"

    /// Makes ready what all themes show of the pages that were rendered, and will soon ask for.
    func makePagesReady() { renderer.makeReady(renderedPages) }

    /// The files that need no theme.
    var plainPlan: [PlannedArtifact] { renderer.plainPlan + assets }

    /// A theme with everything that was found about it.
    func judged(_ entry: ThemeCatalog.Entry) throws -> JudgedTheme {
        let (theme, report) = try judge.judged(entry)
        return JudgedTheme(theme, report, in: content)
    }

    /// What a theme adds to the files that all share: a part for each gap of each file.
    func parts(of theme: JudgedTheme) throws -> [[[UInt8]]] { try renderer.sharedFiles.map { try $0.parts(of: theme) } }

    /// The themes in their order; one of very many pages comes in several stretches.
    var stretches: [ThemeStretch] {
        zip(entries, places).flatMap { ThemeStretch.of($0, pages: renderer.pageCount, start: $1) }
    }

    /// Where among the files of the site those of each theme begin, and last those that all share.
    var places: [Int] {
        let (first, count) = (plainPlan.count, ThemeStretch.filesBesidePages + renderer.pageCount)
        return (0...entries.count).map { first + $0 * count }
    }

    /// Does `work` for themes, up to `jobs` at once, and hands on the results in the order of the themes.
    func work<Result: Sendable>(
        on stretches: [ThemeStretch], jobs: Int, _ work: @escaping @Sendable (ThemeInWork) throws -> Result,
        collect: (ThemeStretch, Result) throws -> Void
    ) async throws {
        let build = self
        try await inOrder(stretches, jobs: jobs, { try work(ThemeInWork($0, in: build)) }, collect: collect)
    }

    /// Hands every file of the site to `visit`, up to `jobs` themes at once; returns the paths, what `visit` made, and what was found.
    ///
    /// The files that all share come piece by piece, to `visitShared`; what themes add to them waits at `places`, or in memory.
    /// `progress` is told how many pages are done.
    package func render<Result: Sendable>(
        jobs: Int, at places: TemporaryPlaces?, progress: (_ done: Int, _ total: Int) -> Void,
        _ visit: @escaping @Sendable (PlannedArtifact) throws -> Result,
        visitShared: (_ path: ArtifactPath, _ pieces: ByteSource) throws -> Result
    ) async throws -> (files: [(path: ArtifactPath, result: Result)], summary: BuildSummary) {
        var results = try plainPlan.map { (path: $0.path, result: try visit($0)) }
        let store = PartStore(renderer.sharedFiles, at: places)
        var totals = startingTotals
        var summary = summaryOfProject
        let stretches = stretches
        let total = stretches.pageCount
        var done = 0
        try await work(on: stretches, jobs: jobs) { theme in
            let judged = theme.isFirst ? try theme.judged() : nil
            let parts = try judged.map(parts)
            return (
                files: try theme.plan.map { (path: $0.path, result: try visit($0)) }, parts: parts ?? [],
                memory: judged.map { ThemeMemory($0.report, parts: parts ?? []) },
                shown: judged.map { BuildSummary.shown(of: $0.report.findings) } ?? []
            )
        } collect: { stretch, made in
            results += made.files
            done += stretch.pageCount
            progress(done, total)
            guard let memory = made.memory else { return }
            totals += memory.totals
            summary.count(memory)
            summary.show(made.shown)
            try store.append(made.parts)
        }
        for (index, file) in renderer.sharedFiles.enumerated() {
            let (parts, texts) = (store.parts, try file.texts(totals))
            results.append((file.path, try visitShared(file.path) { _ = try parts.assemble(index, texts, $0) }))
        }
        return (results, summary)
    }

    /// What there is to say before any theme.
    var summaryOfProject: BuildSummary {
        var summary = BuildSummary()
        summary.unusable = unusable
        summary.add(generalFindings + pageFindings)
        return summary
    }

    /// Something that hands its bytes on, piece by piece.
    package typealias ByteSource = (_ take: (UnsafeRawBufferPointer) throws -> Void) throws -> Void

    /// The totals before any theme: those of findings about none.
    var startingTotals: Summary { Summary(Report(findings: generalFindings)) }

    /// Everything that was found; every theme is read and checked for it.
    package var report: Report {
        get async throws {
            var report = Report(findings: generalFindings + pageFindings)
            try await work(on: stretches, jobs: 1) {
                $0.isFirst ? try $0.judged().report : Report()
            } collect: {
                report.merge($1)
            }
            return report.sorted()
        }
    }
}

extension SiteContent {
    /// What the configuration says about a site.
    fileprivate init(_ workspace: Workspace, themes: [ThemeLabel], version: String) {
        self.init(themes: themes)
        title = workspace.configuration.title
        prefix = workspace.configuration.prefix
        usesReferences = workspace.configuration.usesReferences
        baseURL = workspace.configuration.baseURL
        self.version = version
    }
}
