package import Findings
public import ThemeModel

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
    /// Each mode has a file.
    static var hasModeFiles: Bool { get }
    /// A file is for light and dark pages, and has the colours of a theme of one scheme for both.
    static var fillsBothSchemes: Bool { get }
    /// The comment for credits, of a format that has one and no other place for them; each theme has its own files then.
    static var comment: CommentStyle? { get }
    /// True for the text of a file that the format writes as it was read, since it has more keys than there are roles.
    static func keeps(_ text: String) -> Bool

    /// The files for at least one theme.
    static func files(for themes: [ExportedTheme], _ options: ExportOptions) throws
        -> [ExportedFile]
}

extension ExportFormat {
    static var needsRoles: Bool { true }
    static var joinsThemes: Bool { false }
    package static var hasModeFiles: Bool { false }
    package static var fillsBothSchemes: Bool { false }
    package static var comment: CommentStyle? { nil }
    package static func keeps(_ text: String) -> Bool { false }
}

/// The options of all formats; each takes those that concern it.
public struct ExportOptions: Sendable {
    /// Swift: true to import nothing, not even `Theming`.
    public var isPlain = false
    /// Swift: true to let other modules use the type.
    public var isPublic = false
    package var typeName = SwiftTypeName.usual
    /// The one mode to write, of formats with a file for each mode; nil for all.
    package var mode: String?
    /// CSS: true to join a light and a dark mode in one rule with `light-dark()`.
    public var hasLightDark = false
    /// True where the themes are some of several, which have the same places in a folder, with the others or without.
    package var isOfSeveral = false

    /// Makes the options that the command has by default.
    public init() {}
}

/// A theme twice: as its author wrote it, for formats that keep aliases, and resolved, for those that have none.
public struct ExportedTheme: Sendable {
    /// The theme as it is written.
    public let document: ThemeDocument
    /// The theme as it is resolved.
    public let theme: Theme
    /// The text of the file that has this theme and no other, where it needs no further one; nil for all others.
    package var source: String?

    /// Takes a document with all that it extends, and its resolved theme, both without colours that could not be read.
    public init(_ document: ThemeDocument, _ theme: Theme) {
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

/// A file of a theme for another program.
public struct ExportedFile: Hashable, Sendable {
    /// The path in a folder, such as `harbor.json`.
    public let name: String
    /// The content.
    public let text: String
    /// The name of the one mode that it has; nil for a file of several.
    package var mode: String?
}
