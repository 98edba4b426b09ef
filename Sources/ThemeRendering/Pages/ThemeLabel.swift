package import ThemeModel

/// A theme as the pages of others know it.
package struct ThemeLabel: Hashable, Sendable {
    /// The id.
    package let id: String
    /// The name to show.
    package let name: String
    /// The names of the modes, the default one first.
    package let modes: [String]

    /// The label of a theme.
    package init(_ theme: Theme) { self.init(id: theme.id, name: theme.name, modes: theme.modes.map(\.name)) }

    /// Makes a label.
    package init(id: String, name: String, modes: [String]) {
        self.id = id
        self.name = name
        self.modes = modes
    }
}
