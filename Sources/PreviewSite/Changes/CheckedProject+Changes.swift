import ThemeComparison
package import ThemeRendering

extension CheckedProject {
    /// The changes since another state of the project; `name` is the folder or revision that it was read from.
    package func changes(since name: String, _ old: ComparedProject) async throws -> ChangesContent
    {
        let request = project.request
        let before = try await old.state(on: request.today, jobs: request.jobs)
        let checked = try await withoutPages()
        let now = checked.state(with: try await project.advised(checked.report))
        var comparison = Comparison(
            from: before,
            to: now,
            threshold: project.workspace.configuration.failOn
        )
        comparison.keepThemes(request.themeIDs)
        return ChangesContent(since: name, from: before, to: now, comparison)
    }
}
