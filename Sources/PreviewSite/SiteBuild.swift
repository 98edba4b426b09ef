package import Findings
import ThemeModel
package import ThemeRendering

/// A site that is ready to be rendered: shared files, then theme by theme.
package struct SiteBuild: Sendable {
    private let renderer: SiteRenderer
    private let files: [PlannedArtifact]
    private let checked: CheckedSite
    private let pages: [RenderedPage]

    /// What was found on the way to the site.
    package let report: Report
    /// How many theme files give no theme.
    package var unusable: Int { checked.unusable }

    /// Checks and prepares a project; what the pipeline's baseline lists is shown as known.
    package static func prepare(
        _ workspace: Workspace, pipeline: SitePipeline, loader: SiteLoader, version: String
    ) async throws -> SiteBuild {
        let (templates, problems) = TemplateSet.load(overriding: workspace.templates)
        guard let templates else { throw LoadingError.invalid(problems) }
        var checked = try await pipeline.check()
        let (pages, findings) = pipeline.pages(for: checked.themes)
        var report = checked.report
        report.findings += findings
        if let baseline = pipeline.baseline {
            (checked.report, report) = (baseline.marking(checked.report), baseline.marking(report))
        }
        var content = SiteContent(themes: checked.themes, report: checked.report)
        content.title = workspace.configuration.title
        content.prefix = workspace.configuration.prefix
        content.usesReferences = workspace.configuration.usesReferences
        content.baseURL = workspace.configuration.baseURL
        content.version = version
        content.pages = pages
        let files = Set(pages.flatMap(\.files)).sorted().compactMap { path in
            PlannedArtifact("assets/pages/\(path)", from: [.file(path)]) { try loader.asset(path, of: workspace) }
        }
        return SiteBuild(
            renderer: SiteRenderer(content, templates: templates), files: files, checked: checked, pages: pages,
            report: report.sorted())
    }

    /// Hands every file of the site to `visit`, up to `jobs` themes at once; returns the paths, and what `visit` made.
    ///
    /// The files that all themes share are made beside the themes. `progress` is told how many themes are done.
    package func render<Result: Sendable>(
        jobs: Int, progress: (_ done: Int, _ total: Int) -> Void,
        _ visit: @escaping @Sendable (PlannedArtifact) throws -> Result
    ) async throws -> [(path: ArtifactPath, result: Result)] {
        let (renderer, files, themes) = (renderer, files, checked.themes)
        async let shared = try (renderer.sharedPlan + files).map { (path: $0.path, result: try visit($0)) }
        let own = try await concurrently(themes, jobs: jobs, progress: { progress($0, themes.count) }) { theme in
            try renderer.plan(for: theme).map { (path: $0.path, result: try visit($0)) }
        }
        return try await shared + own.joined()
    }

    /// The files beside the pages that go into the site.
    var filesOfPages: [String] { Set(pages.flatMap(\.files)).sorted() }

    /// The hashes of what the site is made from.
    func keys(_ workspace: Workspace, settings: UInt64, files: [String: UInt64]) -> BuildKeys {
        BuildKeys(workspace, checked: checked, pages: pages, settings: settings, files: files)
    }
}
