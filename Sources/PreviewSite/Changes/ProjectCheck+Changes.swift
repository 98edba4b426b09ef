import ThemeComparison
package import ThemeRendering

extension ProjectCheck {
    /// What changed since another state of the project; `name` is the folder or revision that it was read from.
    package func changes(since name: String, _ old: ComparedProject) async throws -> ChangesContent
    {
        let before = try await old.state(on: request.today, jobs: request.jobs)
        var now = try await run()
        now.report = try await advised(now.report)
        var comparison = Comparison(
            from: before,
            to: now.state,
            threshold: workspace.configuration.failOn
        )
        comparison.keepThemes(request.themeIDs)
        return ChangesContent(since: name, from: before, to: now.state, comparison)
    }
}
