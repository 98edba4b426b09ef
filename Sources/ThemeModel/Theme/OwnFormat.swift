/// The format in which themes are written for this program, unlike those of other tools.
package enum OwnFormat {
    /// The name that themes and documents have for it.
    package static let name = "native"
}

extension Theme {
    /// The theme was written in our own format: its names are our roles, and those that it omits are written, too.
    package var isOwnFormat: Bool { format == OwnFormat.name }
}

extension ThemeDocument {
    /// The document is in our own format.
    package var isOwnFormat: Bool { format == OwnFormat.name }
}
