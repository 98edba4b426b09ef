package import ForeignFormats
package import SourceText
package import ThemeFixes
package import ThemeModel

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// The changed theme files that `fix` proposes.
package struct SiteFix: Sendable {
    package let plan: FixPlan
    /// Sorted by path.
    package let files: [ChangedFile]
    /// The number of theme files that cannot be read or resolved.
    package let unusable: Int
    /// The number of pairs whose contrast is unknown.
    package let unknown: Int
    /// The values that stay as they are, each with a pair that would get worse.
    package let refused: [TokenPlace: PairInMode]
    /// All replacements, including those in files that are links to another changed file.
    package let replacements: [TextReplacement]
    /// In how many themes each changed value is seen.
    package var reach: [SourceLocation: Int] = [:]

    init(
        plan: FixPlan,
        files: [ChangedFile],
        unusable: Int,
        unknown: Int,
        refused: [TokenPlace: PairInMode] = [:],
        replacements: [TextReplacement]? = nil
    ) {
        self.plan = plan
        self.files = files
        self.unusable = unusable
        self.unknown = unknown
        self.refused = refused
        self.replacements = replacements ?? files.flatMap(\.replacements)
    }

    package struct ChangedFile: Sendable {
        /// The file's name in findings.
        package let label: String
        package let before: Data
        package let after: Data
        /// In the order of the plan's changes.
        package let replacements: [TextReplacement]

        package init(label: String, before: Data, after: Data, replacements: [TextReplacement] = [])
        {
            self.label = label
            self.before = before
            self.after = after
            self.replacements = replacements
        }
    }
}

extension SiteFix {
    /// Removes files that are links to another changed file.
    ///
    /// `path` returns a file's absolute path. Throws if two links to one file need different texts.
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
        var fix = SiteFix(
            plan: plan,
            files: files,
            unusable: unusable,
            unknown: unknown,
            refused: refused,
            replacements: replacements
        )
        fix.reach = reach
        return fix
    }
}

/// Why a fix cannot be applied.
package enum FixingError: Error, CustomStringConvertible {
    case unverified(String)
    case sharedFile(String, String)

    package var description: String {
        switch self {
        case .unverified(let name):
            "the computed changes of '\(name)' fail their check, so nothing was written\n"
                + "  help: this is a bug in themepreview; use --theme to fix the other themes"
        case .sharedFile(let name, let other):
            "'\(name)' and '\(other)' are links to one file, but need different values\n"
                + "  help: fix one of the two with --theme"
        }
    }
}
