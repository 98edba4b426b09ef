import Findings
package import ProjectChecks
import Projects
import ThemeChecks
import ThemeModel
package import ThemeRendering

/// Builds the site of a checked project: walks its plan, and writes the files that are stale.
package struct SiteBuilder: Sendable {
    package let checked: CheckedProject
    let plan: SitePlan
    let inputs: BuildInputs
    package var limit = BuildSummary.usualLimit
    /// Called with the number of pages made so far, and of all.
    package var progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }

    package var project: ResolvedProject { checked.project }
    var content: SiteContent { plan.renderer.content }

    /// Plans the site; throws ``UnusableTemplates`` if the templates have errors.
    package init(
        _ checked: CheckedProject,
        version: String,
        changes: ChangesContent? = nil
    ) throws {
        let project = checked.project
        try project.workspace.project.refuseOutputOverSources()
        guard let templates = project.templates else { throw UnusableTemplates() }
        var content = SiteContent(project, version: version)
        content.changes = changes
        self.checked = checked
        let renderer = SiteRenderer(
            content,
            of: checked.themes,
            templates: templates,
            findings: project.catalogFindings
        )
        plan = SitePlan(checked, renderer)
        inputs = BuildInputs(
            project,
            version: version,
            assets: try project.hashesBesidePages(),
            hasChanges: changes != nil
        )
    }

    /// The outcome of a build.
    package struct Result: Sendable {
        package var outcomes: [ArtifactPath: BuildOutcome]
        /// The number of files of an earlier build that were deleted.
        package var removed: Int
        package var summary: BuildSummary
    }

    /// Brings the site in a folder up to date; if that fails, the old site stays.
    package func write(to output: String, _ manner: BuildManner = .incremental) async throws
        -> Result
    {
        let writer = try SiteWriter(output, manner, inputs: inputs.byName)
        do {
            let lastGood = LastGood(project, over: writer.previous)
            try await walk(into: writer, lastGood)
            let removed = try writer.finish(lastGood)
            return Result(outcomes: writer.outcomes, removed: removed, summary: summary)
        } catch {
            writer.abandon()
            throw error
        }
    }

    /// Compares the site with the one in a folder; writes nothing.
    package func compare(with output: String) async throws -> (SiteDifference, BuildSummary) {
        let comparison = try SiteComparison(output)
        let lastGood = LastGood(project, over: comparison.previous)
        try await walk(into: comparison, lastGood)
        return (comparison.result(lastGood.contains), summary)
    }

    private func walk(into output: some SiteOutput, _ lastGood: LastGood) async throws {
        let jobs = project.request.jobs
        let walk = SiteWalk(plan: plan, lastGood: lastGood, output: output, jobs: jobs)
        try await walk.make(progress)
    }

    private var summary: BuildSummary { BuildSummary(of: checked, limit: limit) }
}

extension ResolvedProject {
    /// The hashes of the files that pages link to or include.
    fileprivate func hashesBesidePages() throws -> [(path: String, hash: UInt64)] {
        let linked = Set(pages.files)
        let included = pages.inputs.filter { !linked.contains($0) }
        let sources = attachments + included.compactMap(workspace.listing.source)
        return try sources.map { ($0.path, try workspace.project.hash(of: $0)) }
    }
}

extension SiteContent {
    fileprivate init(_ project: ResolvedProject, version: String) {
        let configuration = project.workspace.configuration
        self.init(themes: project.themes.map(\.label))
        title = configuration.title
        prefix = configuration.prefix
        usesReferences = configuration.usesReferences
        baseURL = configuration.baseURL
        pages = project.pages.pages
        book = project.pages.book
        self.version = version
    }
}

/// The templates have errors; ``ResolvedProject/templateFindings`` lists them.
package struct UnusableTemplates: Error {
    package init() {}
}
