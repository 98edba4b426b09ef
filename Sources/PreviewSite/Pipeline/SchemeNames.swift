import ThemeModel

/// Tells a base24 scheme from the base16 one of the same name.
enum SchemeNames {
    /// The documents, where a base24 scheme whose id a base16 scheme has is called `base24-<id>`, as tinted-theming does.
    static func disambiguated(_ documents: [ThemeDocument?]) -> [ThemeDocument?] {
        let taken = Set(documents.lazy.compactMap(\.self).filter { $0.format == "base16" }.map(\.id))
        return documents.map { document in
            guard var document, document.format == "base24", taken.contains(document.id) else { return document }
            document.id = "base24-\(document.id)"
            return document
        }
    }
}
