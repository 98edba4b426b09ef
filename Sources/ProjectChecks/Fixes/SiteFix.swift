package import ForeignFormats
package import Projects
package import SourceText
package import ThemeFixes
package import ThemeModel

/// The changed theme files that `fix` proposes.
package struct SiteFix: Sendable {
    package let plan: FixPlan
    /// Sorted by path.
    package let files: [ChangedThemeFile]
    /// The number of theme files that cannot be read or resolved.
    package let unusable: Int
    /// The number of pairs whose contrast is unknown.
    package let unknown: Int
    /// The number of errors about code on marks, which no plan changes.
    package let codeOnMarks: Int
    /// The values that stay as they are, since a change of them failed its check.
    package let refused: [TokenPlace: FixRefusal]
    /// All replacements, including those in files that are links to another changed file.
    package let replacements: [TextReplacement]
    /// The tokens, modes and themes in which each changed value is seen.
    package let reach: [SourceLocation: ValueReach]

    init(
        plan: FixPlan,
        files: [ChangedThemeFile],
        unusable: Int,
        unknown: Int,
        codeOnMarks: Int,
        refused: [TokenPlace: FixRefusal] = [:],
        reach: [SourceLocation: ValueReach] = [:],
        replacements: [TextReplacement]? = nil
    ) {
        self.plan = plan
        self.files = files
        self.unusable = unusable
        self.unknown = unknown
        self.codeOnMarks = codeOnMarks
        self.refused = refused
        self.reach = reach
        self.replacements = replacements ?? files.flatMap(\.replacements)
    }
}

extension SiteFix {
    /// Removes files that are links to another changed file.
    ///
    /// `path` returns a file's absolute path. Throws if two links to one file need different texts.
    package func onceEach(path: (ChangedThemeFile) -> String) throws(FixingError) -> SiteFix {
        var kept: [String: ChangedThemeFile] = [:]
        var files: [ChangedThemeFile] = []
        for file in self.files {
            let other = kept.updateValue(file, forKey: FileKind.canonical(path(file)))
            guard let other else {
                files.append(file)
                continue
            }
            guard other.after == file.after else { throw .sharedFile(file.label, other.label) }
        }
        return SiteFix(
            plan: plan,
            files: files,
            unusable: unusable,
            unknown: unknown,
            codeOnMarks: codeOnMarks,
            refused: refused,
            reach: reach,
            replacements: replacements
        )
    }
}

/// The reason why a planned change is not made.
package enum FixRefusal: Hashable, Sendable {
    /// A pair gets worse by it.
    case worsens(PairInMode)
    /// The file does not read the same with it, but for the value.
    case unwritable
}

/// A fix cannot be applied.
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
