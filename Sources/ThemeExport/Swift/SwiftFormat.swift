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

package struct SwiftTypeName: Hashable, Sendable, CustomStringConvertible {
    package static let usual = SwiftTypeName(unchecked: "AppTheme")

    package let description: String

    /// Checks a name: one that the generated source uses would mean something else in it.
    package init(_ name: String) throws(UnusableTypeName) {
        guard SwiftNames.isIdentifier(name), !Self.used.contains(name) else {
            throw UnusableTypeName()
        }
        self.init(unchecked: name)
    }

    private init(unchecked name: String) { description = name }

    private static let used: Set<String> = [
        "Themer", "Theming", "Theme", "Swift", "String", "Int", "Double", "UInt32", "Bool", "Color",
        "Colors",
        "Contrast", "Fonts", "Layout", "Length", "Mode", "Radius", "Scheme", "Slant", "Spacing",
        "TextStyle", "ThemeID",
        "Unit",
        "Hashable", "Sendable", "CaseIterable", "Codable",
    ]
}

package struct UnusableTypeName: Error, CustomStringConvertible {
    package let description =
        "a type needs an identifier that neither Swift nor the generated source uses"
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
