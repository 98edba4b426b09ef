package import Findings
package import ThemeModel

/// A project's themes with the verdict on them.
package struct CheckedSite: Sendable {
    /// The themes that can be shown, in the order in which they are.
    package var themes: [Theme]
    /// Everything that was found.
    package var report: Report
    /// The ids of theme files that give no theme.
    package var unusableIDs: [String]

    /// How many theme files there are that give no theme.
    package var unusable: Int { unusableIDs.count }
}
