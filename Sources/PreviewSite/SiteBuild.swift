package import Findings
import ThemeModel
package import ThemeRendering

/// A site that is ready to be rendered: shared files, then theme by theme.
package struct SiteBuild: Sendable {
    private let renderer: SiteRenderer
    private let files: [Artifact]
    private let themes: [Theme]

    /// What was found on the way to the site.
    package let report: Report
    /// How many theme files give no theme.
    package let unusable: Int

    /// Checks and prepares a project.
    package static func prepare(
        _ workspace: Workspace, pipeline: SitePipeline, loader: SiteLoader, version: String
    ) async throws -> SiteBuild {
        let (templates, problems) = TemplateSet.load(overriding: workspace.templates)
        guard let templates else { throw LoadingError.invalid(problems) }
        let checked = try await pipeline.check()
        let (pages, findings) = pipeline.pages()
        var content = SiteContent(themes: checked.themes, report: checked.report)
        content.title = workspace.configuration.title
        content.prefix = workspace.configuration.prefix
        content.usesReferences = workspace.configuration.usesReferences
        content.baseURL = workspace.configuration.baseURL
        content.version = version
        content.pages = pages
        let files = try Set(pages.flatMap(\.files)).sorted().compactMap { path in
            try ArtifactPath("assets/pages/\(path)").map {
                Artifact(path: $0, bytes: try loader.asset(path, of: workspace))
            }
        }
        var report = checked.report
        report.findings += findings
        return SiteBuild(
            renderer: SiteRenderer(content, templates: templates), files: files, themes: checked.themes,
            report: report.sorted(), unusable: checked.unusable)
    }

    /// Hands every file of the site to `visit`, up to `jobs` themes at once; returns the paths, and what `visit` made.
    ///
    /// The files that all themes share are made beside the themes. `progress` is told how many themes are done.
    package func render<Result: Sendable>(
        jobs: Int, progress: (_ done: Int, _ total: Int) -> Void,
        _ visit: @escaping @Sendable (Artifact) throws -> Result
    ) async throws -> [(path: ArtifactPath, result: Result)] {
        let (renderer, files) = (renderer, files)
        async let shared = try (renderer.sharedArtifacts() + files).map { (path: $0.path, result: try visit($0)) }
        let own = try await concurrently(themes, jobs: jobs, progress: { progress($0, themes.count) }) { theme in
            try renderer.artifacts(for: theme).map { (path: $0.path, result: try visit($0)) }
        }
        return try await shared + own.joined()
    }

    /// The paths of all files, without rendering them.
    package var paths: [ArtifactPath] {
        renderer.sharedPaths + files.map(\.path) + themes.flatMap { renderer.paths(for: $0) }
    }
}
