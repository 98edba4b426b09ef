import ThemeFormats

/// A format that is a table: the one that it is read by.
struct TableFormat: ExportFormat {
    let writer: MappingWriter

    func files(for themes: [ExportedTheme]) throws -> [ExportedFile] {
        themes.map { ExportedFile(name: writer.fileName(of: $0.theme), text: writer.text(of: $0.theme)) }
    }
}
