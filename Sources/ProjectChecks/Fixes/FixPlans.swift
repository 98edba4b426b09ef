import Projects
import SourceText
package import ThemeFixes
import ThemeModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The plans of a project, one for each group of themes that have values in common.
///
/// A decision about a value leaves the plans of other groups as they are.
package struct FixPlans: Sendable {
    let project: ResolvedProject
    private(set) var options: FixOptions
    /// The theme files' bytes by the name in findings.
    let files: [String: Data]
    private let groups: [[Theme]]
    /// One for each group.
    var plans: [FixPlan]

    /// Plans for all themes.
    package init(
        _ project: ResolvedProject,
        _ options: FixOptions = FixOptions()
    ) async throws {
        self.project = project
        self.options = options
        files = project.workspace.themeFilesByLabel
        groups = ThemeFixer.groups(of: project.catalog.allThemes)
        plans = try await concurrentMap(groups, jobs: project.request.jobs) { [files] group in
            project.plan(for: group, files, options).plan
        }
    }

    /// All changes.
    package var plan: FixPlan {
        plans.reduce(into: FixPlan()) { $0.merge($1) }
    }

    /// Plans again with values at places as they are.
    mutating func leaveOut(_ places: some Sequence<TokenPlace>) async throws {
        var options = options
        for place in places { options.pinned[place] = FixPin() }
        try await replan(options)
    }

    /// Plans again where the options differ.
    package mutating func replan(_ options: FixOptions) async throws {
        let isEverywhere = options.isClosed != self.options.isClosed
        let changed = options.filesWithOtherPins(than: self.options)
        self.options = options
        let stale = groups.indices.filter { index in
            isEverywhere || !ThemeFixer.files(of: groups[index]).isDisjoint(with: changed)
        }
        let new = try await concurrentMap(stale, jobs: project.request.jobs) {
            [project, groups, files] index in
            project.plan(for: groups[index], files, options).plan
        }
        for (index, plan) in zip(stale, new) { plans[index] = plan }
    }
}

extension FixOptions {
    fileprivate func filesWithOtherPins(than other: FixOptions) -> Set<String> {
        let places = Set(pinned.keys).union(other.pinned.keys)
        let changed = places.filter { pinned[$0] != other.pinned[$0] }
        return Set(changed.compactMap(\.location?.file))
    }
}
