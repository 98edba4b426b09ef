import ThemeModel

/// Themes as one Swift type: a case for each theme in each of its modes, a property for each role, text style and
/// dimension.
package enum SwiftFormat: ExportFormat {
    package static let name = "swift"
    package static let summary = "one enumeration with every theme in every mode, for an app"
    package static let needsRoles = false
    package static let joinsThemes = true

    package static func files(for themes: [ExportedTheme], _ options: ExportOptions)
        -> [ExportedFile]
    {
        let source = SwiftSource(themes.map(\.theme), options)
        return [ExportedFile(name: "\(options.typeName).swift", text: source.text)]
    }
}

struct SwiftAppearance {
    let theme: Theme
    let mode: Mode
    let identifier: String

    /// An app keeps a choice under it, so it stays the same when identifiers change.
    var rawValue: String { "\(theme.id)/\(mode.name)" }

    /// A theme's name is always followed by the mode's, so that a theme that gains a mode keeps its cases.
    static func all(of themes: [Theme]) -> [SwiftAppearance] {
        var names = SwiftNames(reserved: SwiftSource.members)
        return themes.flatMap { theme in
            theme.modes.map { mode in
                SwiftAppearance(
                    theme: theme,
                    mode: mode,
                    identifier: names.identifier(for: "\(theme.id)-\(mode.name)")
                )
            }
        }
    }
}
