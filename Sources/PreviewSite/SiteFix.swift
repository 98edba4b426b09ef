package import ThemeFixes
package import ThemeFormats

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A project's theme files with values that make its pairs pass.
package struct SiteFix: Sendable {
    /// What is changed, and what is left.
    package let plan: FixPlan
    /// The files that are changed, in the order of their paths.
    package let files: [ChangedFile]
    /// How many theme files give no theme.
    package let unusable: Int
    /// How many pairs are unknown.
    package let unknown: Int

    /// A theme file before and after.
    package struct ChangedFile: Sendable {
        /// The name that findings give it.
        package let label: String
        package let before: Data
        package let after: Data
        /// What was replaced, in the order of the plan's changes.
        package let replacements: [TextReplacement]

        /// Names both texts of a file.
        package init(label: String, before: Data, after: Data, replacements: [TextReplacement] = []) {
            self.label = label
            self.before = before
            self.after = after
            self.replacements = replacements
        }
    }
}

/// Why values cannot be changed.
package enum FixingError: Error, CustomStringConvertible {
    /// What was computed is not what the changed files say.
    case unverified(String)

    package var description: String {
        switch self {
        case .unverified(let name):
            "the changes of '\(name)' do not do what was computed, so nothing was written\n"
                + "  help: this is a mistake of themepreview; --theme leaves the theme out"
        }
    }
}
