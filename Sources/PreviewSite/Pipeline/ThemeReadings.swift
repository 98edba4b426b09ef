import Findings
import ThemeFormats
import ThemeModel

/// Theme files, and the way from each to a theme.
struct ThemeReadings: Sendable {
    private let files: [SourceFile]
    /// The level of themes that name none.
    private let level: ContrastLevel?
    /// The ids of the documents, by the place of their file.
    private var ids: [String?]
    private var kept: [ThemeDocument?]

    /// Takes files whose documents have these ids.
    init(_ files: [SourceFile], level: ContrastLevel?, ids: [String?]) {
        self.files = files
        self.level = level
        self.ids = ids
        kept = Array(repeating: nil, count: files.count)
    }

    /// Takes files with what was read from them; documents are kept where `keepsAll`.
    init(_ files: [SourceFile], level: ContrastLevel?, documents: [ThemeDocument?], keepsAll: Bool) {
        self.init(files, level: level, ids: documents.map { $0?.id })
        if keepsAll { kept = documents }
    }

    /// The theme of a file, put over those of the files behind it, and what was found on the way.
    func theme(_ places: [Int]) -> (theme: Theme?, findings: [Finding]) {
        let documents = places.compactMap(document)
        guard let id = documents.first?.id,
            let document = ThemeInheritance.flatten(documents).documents.first(where: { $0.id == id })
        else { return (nil, []) }
        var (theme, findings) = document.resolve()
        if let level = theme?.contrast.level ?? level { theme?.contrast.level = level }
        return (theme, findings)
    }

    private func document(_ place: Int) -> ThemeDocument? {
        if let document = kept[place] { return document }
        guard let id = ids[place] else { return nil }
        var document = ThemeReader.read(files[place].bytes, file: files[place].label).document
        document?.id = id
        return document
    }
}
