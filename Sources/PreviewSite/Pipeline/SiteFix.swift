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
    /// What was replaced in all files, also in those that are another one by a link.
    package let replacements: [TextReplacement]

    init(plan: FixPlan, files: [ChangedFile], unusable: Int, unknown: Int, replacements: [TextReplacement]? = nil) {
        (self.plan, self.files, self.unusable, self.unknown) = (plan, files, unusable, unknown)
        self.replacements = replacements ?? files.flatMap(\.replacements)
    }

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

extension SiteFix {
    /// The same with every file once: those left out that are another one by a link.
    ///
    /// `path` gives a file's absolute path. Throws where one file was to be changed in two ways.
    package func onceEach(path: (ChangedFile) -> String) throws(FixingError) -> SiteFix {
        var kept: [String: ChangedFile] = [:]
        var files: [ChangedFile] = []
        for file in self.files {
            let other = kept.updateValue(file, forKey: FileKind.canonical(path(file)))
            guard let other else {
                files.append(file)
                continue
            }
            guard other.after == file.after else { throw .sharedFile(file.label, other.label) }
        }
        return SiteFix(
            plan: plan, files: files, unusable: unusable, unknown: unknown, replacements: replacements)
    }
}

/// Why values cannot be changed.
package enum FixingError: Error, CustomStringConvertible {
    /// What was computed is not what the changed files say.
    case unverified(String)
    /// Two theme files are one by a link, and were to be changed in two ways.
    case sharedFile(String, String)

    package var description: String {
        switch self {
        case .unverified(let name):
            "the computed changes of '\(name)' fail their check, so nothing was written\n"
                + "  help: this is a mistake of themepreview; --theme leaves the theme out"
        case .sharedFile(let name, let other):
            "'\(name)' and '\(other)' are one file by a link, and would each need other values\n"
                + "  help: --theme names one of the two"
        }
    }
}
