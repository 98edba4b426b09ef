package import Findings
package import ThemeModel

/// A form in which themes are written for other programs.
///
/// A new one is a file in `Formats/`, a line in ``ExportFormats/all``, and a test.
package protocol ExportFormat: Sendable {
    /// The name that `--to` takes.
    static var name: String { get }
    /// For the help of the command: a phrase without a full stop.
    static var summary: String { get }
    /// The format is made of roles, so that a theme without background and text has none of it.
    static var needsRoles: Bool { get }
    /// All themes are in one file.
    static var joinsThemes: Bool { get }

    /// The files for at least one theme.
    static func files(for themes: [ExportedTheme], _ options: ExportOptions) throws
        -> [ExportedFile]
}

extension ExportFormat {
    static var needsRoles: Bool { true }
    static var joinsThemes: Bool { false }
}

/// The options of a user; each format takes those that concern it.
package struct ExportOptions: Sendable {
    /// Swift: whether to import nothing, not even `Theming`.
    package var isPlain = false
    /// Swift: whether other modules may use the type.
    package var isPublic = false
    package var typeName = SwiftTypeName.usual
    /// CSS: whether a light and a dark mode become one rule with `light-dark()`.
    package var hasLightDark = false
    /// The themes are some of several, which have the same places in a folder whether the others are written or not.
    package var isOfSeveral = false

    package init() {}
}

/// A theme twice: as its author wrote it, for formats that keep aliases, and resolved, for those that have none.
package struct ExportedTheme: Sendable {
    package let document: ThemeDocument
    package let theme: Theme

    /// A document with all that it extends, and what it was resolved to, both without colours that could not be read.
    package init(_ document: ThemeDocument, _ theme: Theme) {
        self.document = document.readable
        self.theme = theme.repainted { $1.isKnown ? $1 : nil }
    }

    /// Resolves a document that ``ThemeInheritance`` merged; the theme is nil where the findings say why.
    package static func resolving(_ document: ThemeDocument) -> (
        theme: ExportedTheme?, findings: [Finding]
    ) {
        let (theme, findings) = document.resolve()
        var whole = document
        whole.base = nil
        return (theme.map { ExportedTheme(whole, $0) }, findings)
    }
}

package struct ExportedFile: Hashable, Sendable {
    /// The path in a folder, such as `harbor.json`.
    package let name: String
    package let text: String
}
