package import Findings
package import Projects
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
        return try await CheckedProject(ResolvedProject(workspace, request)).state
    }
}

extension CheckedProject {
    package var state: ProjectState { state(with: report) }

    /// The state with another report on it, such as one with advice.
    package func state(with report: Report) -> ProjectState {
        var state = ProjectState(themes: themes, report: report, unusable: Set(unusableIDs))
        state.uses = project.tokenUses.mapValues { places in
            TokenUseCount(count: places.count, first: places[0])
        }
        return state
    }
}
