package import ColorScience
package import Findings
import ForeignFormats
import ProjectChecks
package import Projects
package import SourceText
import ThemeChecks
import ThemeFixes
import ThemeModel
import ThemeRendering

/// Changes a colour that is written in a theme's file, first in memory, with the verdict on it, then in the file.
package struct ColorEditor: Sendable {
    /// A colour that can be changed where it is written.
    package struct Token: Sendable {
        /// Its dotted path, such as `palette.ink`.
        package let path: String
        package let place: SourceLocation
        package let written: String
        package let color: SRGB8
    }

    /// A theme with another colour.
    package struct Trial: Sendable {
        package let css: String
        package let pairs: [PairVerdict]
    }

    private let project: ResolvedProject
    private let content: SiteContent
    private let entry: ResolvedTheme
    private let theme: Theme
    private let texts: [String: ThemeText]

    /// Nil if the site has no such theme.
    package init?(_ id: String, in site: SiteSnapshot) {
        let project = site.builder.project
        guard let entry = project.themes.first(where: { $0.id == id }) else { return nil }
        self.project = project
        self.entry = entry
        theme = entry.theme
        content = site.builder.content
        let files = project.workspace.themeFilesByLabel
        let labels = entry.files.flatMap { index -> [String] in
            let file = project.workspace.themeFiles[index]
            return [file.label] + file.others.keys
        }
        texts = labels.reduce(into: [:]) { texts, label in
            texts[label] = files[label].flatMap { project.text(of: $0, at: label) }
        }
    }

    /// The colours that the theme and its bases write as such, each place once.
    package var tokens: [Token] {
        var seen: Set<SourceLocation> = []
        return theme.modes.flatMap { mode in
            [mode.palette, mode.colors].flatMap { table in table.compactMap { token($0.value) } }
        }.filter { seen.insert($0.place).inserted }
    }

    private func token(_ color: ThemeColor) -> Token? {
        guard color.origin == .declared, color.alias == nil, case .token(let token) = color.source,
            let place = token.location, place == color.location,
            texts[place.file]?.canReplace(at: place) ?? false
        else { return nil }
        return Token(
            path: token.path,
            place: place,
            written: token.written ?? "",
            color: color.display.rgb
        )
    }

    /// The files with another colour at a place; nil if it cannot be written there.
    package func changed(_ color: SRGB8, at place: SourceLocation) -> ChangedThemeFile? {
        guard tokens.contains(where: { $0.place == place }),
            let before = project.workspace.themeFilesByLabel[place.file],
            let after = texts[place.file]?.replacing([ValueEdit(at: place, color: color)])
        else { return nil }
        return ChangedThemeFile(label: place.file, before: before, after: after.bytes)
    }
}

// MARK: - Trying

extension ColorEditor {
    /// The theme with another colour, judged as `check` does; nil if it cannot be written there.
    package func tried(_ color: SRGB8, at place: SourceLocation) async throws -> Trial? {
        guard let theme = try await theme(with: color, at: place) else { return nil }
        let sheet = content.styleSheet(of: theme)
        return Trial(css: sheet.page, pairs: project.checker.verdicts(on: theme))
    }

    /// The colour that `fix` would write at a place instead of this one, where all other values stay.
    ///
    /// Nil if a pair that depends on it would not pass then either.
    package func nearestPassing(to color: SRGB8, at place: SourceLocation) async throws -> SRGB8? {
        guard let theme = try await theme(with: color, at: place) else { return nil }
        let fixer = ThemeFixer(
            checker: project.checker,
            options: FixOptions(changesAliases: false),
            isFree: { $0.location == place }
        )
        let found = fixer.plan(for: [theme]).changes.first?.new.rgb ?? color
        return try await passes(found, at: place) ? found : nil
    }

    /// All pairs pass that black and white at this place would change.
    private func passes(_ color: SRGB8, at place: SourceLocation) async throws -> Bool {
        let pairs = try await pairs(with: color, at: place)
        let ends = try await [SRGB8.black, .white].asyncMap { end in
            try await self.pairs(with: end, at: place)
        }
        return pairs.indices.allSatisfy { index in
            let isIndependent = ends.allSatisfy { end in
                end.count == pairs.count && end[index].measured == pairs[index].measured
            }
            return isIndependent || pairs[index].verdict.isHarmless
        }
    }

    private func pairs(with color: SRGB8, at place: SourceLocation) async throws -> [PairVerdict] {
        try await theme(with: color, at: place).map { project.checker.verdicts(on: $0) } ?? []
    }

    /// Resolves the theme again from the few files that it is made of.
    private func theme(with color: SRGB8, at place: SourceLocation) async throws -> Theme? {
        guard let change = changed(color, at: place) else { return nil }
        var workspace = project.workspace
        workspace.themeFiles = entry.files.map { project.workspace.themeFiles[$0] }
        workspace = workspace.replacing([change])
        let themes = try await ThemeCatalog(workspace, jobs: 1).allThemes
        // A base24 scheme beside a base16 one of the same name has another id than alone.
        return themes.first { $0.id == theme.id } ?? themes.first
    }
}

extension Verdict {
    /// Unknown is never a pass.
    fileprivate var isHarmless: Bool { self == .pass || self == .exempt }
}

extension Array where Element: Sendable {
    fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows
        -> [Value]
    {
        var values: [Value] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}
