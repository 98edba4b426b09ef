package import ForeignFormats

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A theme file with other values in it.
package struct ChangedThemeFile: Sendable {
    /// The file's name in findings.
    package let label: String
    package let before: Data
    package let after: Data
    /// In the order of the plan's changes.
    package let replacements: [TextReplacement]

    package init(label: String, before: Data, after: Data, replacements: [TextReplacement] = []) {
        self.label = label
        self.before = before
        self.after = after
        self.replacements = replacements
    }
}
