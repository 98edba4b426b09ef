import ThemeModel

extension ExportedTheme {
    /// The id as part of a file's name, whatever was set in code.
    var fileName: String { ThemeID.make(from: theme.id) }
}

extension Mode {
    /// The name as part of a file's name or of a selector.
    var fileName: String { ThemeID.make(from: name) }
}
