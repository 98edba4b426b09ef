import ThemeChecks
package import ThemeComparison
package import ThemeModel

extension ComparedProject {
    /// Judges the project as `check` does.
    package func state(on today: CalendarDate?, jobs: Int) async throws -> ProjectState {
        var request = CheckRequest()
        request.today = today
        request.includesPages = false
        request.baseline = baseline
        request.jobs = jobs
        return try await ProjectCheck(workspace, request).run().state
    }
}

extension CheckedProject {
    package var state: ProjectState {
        ProjectState(themes: themes, report: report, unusable: Set(unusableIDs))
    }
}
