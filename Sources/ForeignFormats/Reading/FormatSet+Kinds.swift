import ThemeModel

extension FormatSet {
    /// The documents with the kind of their format, unless their reader knows better, and the pairs of its own keys.
    func withKinds(_ documents: [ThemeDocument]) -> [ThemeDocument] {
        documents.map { document in
            let format = all.first { format in
                format.name == document.format || format.furtherNames.contains(document.format)
            }
            var document = document
            document.kind = document.kind ?? format?.kind
            document.painted = format?.keys?.pairs
            return document
        }
    }
}
