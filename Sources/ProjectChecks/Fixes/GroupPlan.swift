package import ForeignFormats
import Projects
import SourceText
package import ThemeFixes
import ThemeFormats
package import ThemeModel

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// The changes that `fix` would make to themes that have values in common.
package struct GroupPlan: Sendable {
    package let themes: [Theme]
    package let plan: FixPlan
    /// The texts of the themes' files, by their names in findings.
    package let texts: [String: ThemeText]
}

extension ResolvedProject {
    /// A plan for each group of themes that have values in common; `files` are the bytes of all theme files.
    func plans(for themes: [Theme], _ files: [String: Data]) -> [GroupPlan] {
        ThemeFixer.groups(of: themes).map { plan(for: $0, files) }
    }

    /// A plan for themes that have values in common.
    func plan(
        for themes: [Theme],
        _ files: [String: Data],
        _ options: FixOptions = FixOptions()
    ) -> GroupPlan {
        let texts = texts(of: themes, files)
        let names = AliasNames(texts)
        let fixer = ThemeFixer(
            checker: checker,
            options: options,
            isTarget: includes,
            isFree: { place in
                guard let location = place.location else { return false }
                return texts[location.file]?.canReplace(at: location) ?? false
            },
            canAdd: { place in
                guard let location = place.location else { return false }
                return texts[location.file]?.canAdd(place.role, after: location) ?? false
            },
            writableColors: { place in
                guard let location = place.location else { return nil }
                return texts[location.file]?.writableColors(at: location)
            },
            alias: { names.alias(at: $0, from: $1, to: $2, $3) }
        )
        return GroupPlan(themes: themes, plan: fixer.plan(for: themes), texts: texts)
    }

    /// The theme was asked for.
    func includes(_ theme: Theme) -> Bool {
        request.themeIDs.isEmpty || request.themeIDs.contains(theme.id)
    }

    private func texts(of themes: [Theme], _ files: [String: Data]) -> [String: ThemeText] {
        var texts: [String: ThemeText] = [:]
        for label in ThemeFixer.files(of: themes) {
            texts[label] = files[label].flatMap { text(of: $0, at: label) }
        }
        return texts
    }

    /// The text of a theme file, to replace values in; nil for a format that is not written.
    package func text(of bytes: Data, at label: String) -> ThemeText? {
        ThemeText(bytes, file: label, workspace.project.formats.set)
    }
}

extension TokenPlace {
    /// The name after `colors.`.
    var role: String { String(path.drop { $0 != "." }.dropFirst()) }
}
