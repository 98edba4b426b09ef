import ThemeModel

extension FormatSet {
    /// The documents with the kind of their format, unless their reader knows better.
    func withKinds(_ documents: [ThemeDocument]) -> [ThemeDocument] {
        documents.map { document in
            var document = document
            document.kind = document.kind ?? kind(ofFormat: document.format)
            return document
        }
    }

    private func kind(ofFormat name: String) -> ThemeKind? {
        let format = all.first { $0.name == name || $0.furtherNames.contains(name) }
        return format?.kind
    }
}
