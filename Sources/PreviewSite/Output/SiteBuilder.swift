import Findings
import ThemeChecks
import ThemeModel
package import ThemeRendering

/// Builds a site: judges the themes, walks the plan, and writes the files that are stale.
package struct SiteBuilder: Sendable {
    package let check: ProjectCheck
    let plan: SitePlan
    let inputs: BuildInputs
    let advice: ThemeAdvice
    package var limit = BuildSummary.usualLimit
    /// Called with the number of pages made so far, and of all.
    package var progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }

    var content: SiteContent { plan.renderer.content }

    /// Plans the site; throws ``UnusableTemplates`` if the templates have errors.
    package init(_ check: ProjectCheck, version: String, changes: ChangesContent? = nil) throws {
        try check.workspace.project.refuseOutputOverSources()
        guard let templates = check.templates else { throw UnusableTemplates() }
        var content = SiteContent(check, version: version)
        content.changes = changes
        self.check = check
        advice = ThemeAdvice(check)
        let renderer = SiteRenderer(content, templates: templates, findings: check.catalogFindings)
        let attachments = check.attachments
        plan = SitePlan(check, renderer, advice, attachments: attachments)
        let hashed = attachments + check.includedFiles
        let hashes = try hashed.map { ($0.path, try check.workspace.project.hash(of: $0)) }
        inputs = BuildInputs(
            check,
            version: version,
            assets: hashes,
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
            let lastGood = LastGood(check, over: writer.previous)
            let summary = try await make(into: writer, lastGood)
            let removed = try writer.finish(lastGood)
            return Result(outcomes: writer.outcomes, removed: removed, summary: summary)
        } catch {
            writer.abandon()
            throw error
        }
    }

    /// Compares the site with the one in a folder; writes nothing.
    package func compare(with output: String) async throws -> (SiteDifference, BuildSummary) {
        let comparison = SiteComparison(output)
        let lastGood = LastGood(check, over: comparison.previous)
        let summary = try await make(into: comparison, lastGood)
        return (comparison.result(lastGood.contains), summary)
    }

    private func make(into output: some SiteOutput, _ lastGood: LastGood) async throws
        -> BuildSummary
    {
        let indices = Array(check.entries.indices)
        let (themes, rest) = try await check.judgedThemes(at: indices, in: content)
        let walk = SiteWalk(
            plan: plan,
            themes: themes,
            lastGood: lastGood,
            output: output,
            jobs: check.request.jobs
        )
        try await walk.make(progress)
        return BuildSummary(of: themes, rest, in: check, limit: limit)
    }
}

extension ProjectCheck {
    /// Judges themes, and keeps them with their verdicts.
    func judgedThemes(at indices: [Int], in content: SiteContent) async throws -> (
        themes: [JudgedTheme], rest: Rest
    ) {
        var themes: [JudgedTheme] = []
        let rest = try await forEachTheme(indices) { _, theme, report in
            JudgedTheme(theme, report, in: content)
        } collect: { _, judged in
            themes.append(judged)
        }
        return (themes, rest)
    }

    /// The images and other files that pages link to.
    fileprivate var attachments: [SourcePath] {
        let wanted = Set(pages.files)
        return workspace.listing.assets.filter { wanted.contains($0.path) }
    }

    /// The other files that the texts of pages depend on.
    fileprivate var includedFiles: [SourcePath] {
        let linked = Set(pages.files)
        let others = pages.inputs.filter { !linked.contains($0) }
        return others.compactMap(workspace.listing.source)
    }
}

extension SiteContent {
    fileprivate init(_ check: ProjectCheck, version: String) {
        let configuration = check.workspace.configuration
        self.init(themes: check.entries.map(\.label))
        title = configuration.title
        prefix = configuration.prefix
        usesReferences = configuration.usesReferences
        baseURL = configuration.baseURL
        pages = check.pages.pages
        book = check.pages.book
        self.version = version
    }
}

/// The templates have errors; ``ProjectCheck/templateFindings`` lists them.
package struct UnusableTemplates: Error {
    package init() {}
}
