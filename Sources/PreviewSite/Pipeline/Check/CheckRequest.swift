package import Findings
package import ThemeModel

/// The part of a project to check, and the manner of the check.
package struct CheckRequest: Sendable {
    /// Empty for all themes.
    package var themeIDs: [String] = []
    /// Overrides the level that themes name, except in modes made for more contrast.
    package var level: ContrastLevel?
    /// A waiver has expired if `expires` is this day or earlier; nil lets none expire.
    package var today: CalendarDate?
    /// Findings that are known and allowed.
    package var baseline: Baseline?
    /// Stale rows of the baseline are errors.
    package var isStrict = false
    package var includesPages = true
    /// The number of files or themes to work on at once.
    package var jobs = 1
    /// Another check follows, which takes over the pages if none of them changed.
    package var isRepeated = false

    package init() {}
}
