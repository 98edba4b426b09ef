import Findings
import ThemeModel

/// Themes as one Swift type: a case for each theme in each of its modes, a property for each role, text style and
/// dimension.
package struct SwiftFormat: ExportFormat {
    package static let name = "swift"
    package static let summary = "one enumeration with every theme in every mode, for an app"
    /// The name of the type, where the user chooses none.
    package static let usualTypeName = "AppTheme"

    private let options: ExportOptions

    package init(_ options: ExportOptions) { self.options = options }

    package func files(for themes: [ExportedTheme]) throws -> [ExportedFile] {
        guard Self.isTypeName(options.typeName) else { throw UnusableTypeName(name: options.typeName) }
        let source = SwiftSource(themes.map(\.theme), options)
        return [ExportedFile(name: "\(options.typeName).swift", text: source.text)]
    }

    /// Whether the type may have a name: one that its own source uses would mean something else in it.
    static func isTypeName(_ name: String) -> Bool { SwiftNames.isIdentifier(name) && !usedNames.contains(name) }

    private static let usedNames: Set<String> = [
        "Themer", "Theming", "Swift", "String", "Int", "Double", "UInt32", "Bool", "Color", "Colors", "Contrast",
        "Fonts", "Layout", "Length", "Mode", "Radius", "Scheme", "Slant", "Spacing", "TextStyle", "Unit", "Hashable",
        "Sendable", "CaseIterable", "Codable",
    ]
}

package struct UnusableTypeName: Error, CustomStringConvertible {
    let name: String

    package var description: String {
        "'\(name.excerpt)' cannot be the name of the type: take an identifier that Swift and the generated source do not use"
    }
}

/// One theme in one mode: a case of the generated enumeration.
struct SwiftAppearance {
    let theme: Theme
    let mode: Mode
    let identifier: String

    /// The raw value, under which an app keeps the choice.
    var rawValue: String { "\(theme.id)/\(mode.name)" }

    /// The appearances in order; a theme's name is always followed by the mode's, so that a theme that gains a mode
    /// keeps its cases.
    static func all(of themes: [Theme]) -> [SwiftAppearance] {
        var names = SwiftNames(reserved: SwiftSource.members)
        return themes.flatMap { theme in
            theme.modes.map { mode in
                SwiftAppearance(
                    theme: theme, mode: mode, identifier: names.identifier(for: "\(theme.id)-\(mode.name)"))
            }
        }
    }
}
