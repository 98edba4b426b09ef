import Findings
import ThemeFormats
import ThemeModel

/// Theme files, and the way from each to a theme.
struct ThemeReadings: Sendable {
    private let files: [SourceFile]
    /// The level of themes that name none.
    private let level: ContrastLevel?
    /// The ids of the documents, by the place of their file.
    private let ids: [String?]
    /// The documents that need not be read again.
    private let kept: [ThemeDocument?]

    /// Takes files whose documents have these ids; there are as many `kept` as there are files, or none.
    init(_ files: [SourceFile], level: ContrastLevel?, ids: [String?], kept: [ThemeDocument?] = []) {
        self.files = files
        self.level = level
        self.ids = ids
        self.kept = kept
    }

    /// The theme of a file, put over those of the files behind it, and what was found on the way.
    func theme(_ places: [Int]) -> (theme: Theme?, findings: [Finding]) {
        let chain = places.compactMap(document)
        guard chain.count == places.count, let document = ThemeInheritance.merged(chain) else { return (nil, []) }
        var (theme, findings) = document.resolve()
        if let level = theme?.contrast.level ?? level { theme?.contrast.level = level }
        return (theme, findings)
    }

    private func document(_ place: Int) -> ThemeDocument? {
        if let document = kept.isEmpty ? nil : kept[place] { return document }
        guard let id = ids[place] else { return nil }
        var document = files[place].theme.document
        document?.id = id
        return document
    }
}
