package import Findings
package import Projects
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
        state.pairUses = pairUses
        return state
    }

    /// The places in the app's files that put pairs together, by the pairs' phrases.
    private var pairUses: [String: TokenUseCount] {
        var places: [String: PlacesOfUse] = [:]
        for used in project.usedPairs {
            let names = themes.flatMap { theme in
                theme.modes.compactMap { $0.name(of: used, isOwn: theme.isOwnFormat)?.phrase }
            }
            // A pair is the same place in each mode and theme.
            for name in Set(names) {
                places[name]?.add(used.places)
                places[name] = places[name] ?? used.places
            }
        }
        return places.mapValues { TokenUseCount(count: $0.count, first: $0.first) }
    }
}
