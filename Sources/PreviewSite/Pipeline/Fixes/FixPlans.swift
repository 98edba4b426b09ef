import ForeignFormats
import SourceText
package import ThemeFixes
import ThemeModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The plans of a project, one for each group of themes that share files.
///
/// A decision about a value leaves the plans of other groups as they are.
package struct FixPlans: Sendable {
    let check: ResolvedProject
    private(set) var options: FixOptions
    /// The theme files' bytes by the name in findings.
    let files: [String: Data]
    private let groups: [[Theme]]
    /// One for each group.
    var plans: [FixPlan]

    /// Plans for all themes.
    package init(_ check: ResolvedProject, _ options: FixOptions = FixOptions()) async throws {
        self.check = check
        self.options = options
        files = check.workspace.themeFilesByLabel
        groups = ThemeFixer.groups(of: check.catalog.allThemes)
        plans = try await concurrentMap(groups, jobs: check.request.jobs) { [files] group in
            check.plan(for: group, check.texts(of: group, files), options)
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
        let old = self.options
        self.options = options
        let changed = Set(
            Set(options.pinned.keys).union(old.pinned.keys).filter {
                options.pinned[$0] != old.pinned[$0]
            }
            .compactMap(\.location?.file)
        )
        let stale = groups.indices.filter {
            options.isClosed != old.isClosed
                || !ThemeFixer.files(of: groups[$0]).isDisjoint(with: changed)
        }
        let new = try await concurrentMap(stale, jobs: check.request.jobs) { [self] index in
            check.plan(for: groups[index], check.texts(of: groups[index], files), options)
        }
        for (index, plan) in zip(stale, new) { plans[index] = plan }
    }
}
