import ThemeModel

/// The files of a format, in which themes that were read from such a file are that file, and others have their credit.
struct KeptFiles {
    private let format: any ExportFormat.Type

    init(of format: any ExportFormat.Type) {
        self.format = format
    }

    func files(for themes: [ExportedTheme], _ options: ExportOptions) throws -> [ExportedFile] {
        let isWhole = format.comment == nil && !themes.contains(where: isKept)
        if isWhole { return try format.files(for: themes, options) }
        return try themes.flatMap { theme in
            let files = try format.files(for: [theme], options)
            if isKept(theme) { return kept(theme, as: files) }
            return files.map { $0.crediting(theme.theme, in: format.comment) }
        }
    }

    private func isKept(_ theme: ExportedTheme) -> Bool {
        theme.document.format == format.name && theme.source.map(format.keeps) ?? false
    }

    /// The theme's own file, by the name that the format gives it.
    private func kept(_ theme: ExportedTheme, as files: [ExportedFile]) -> [ExportedFile] {
        guard let source = theme.source, files.count == 1 else { return files }
        return [ExportedFile(name: files[0].name, text: source, mode: files[0].mode)]
    }
}
