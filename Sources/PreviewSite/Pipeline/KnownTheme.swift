import Findings
import ThemeModel
import ThemeRendering

/// A theme that stands by itself and that nothing is wrong with, as far as pages of others know it.
struct KnownTheme: Hashable, Sendable {
    /// The id that its file's name gives it.
    let fileID: String
    let name: String
    let modes: [String]
    let format: String
    let hasStyle: Bool

    func header(in file: String) -> ThemeDocument {
        var header = ThemeDocument(id: "", format: format, location: SourceLocation(file: file, line: 1, column: 1))
        header.id = fileID
        header.name = name
        return header
    }

    /// The theme in a catalog; nil where it has another id there, from which its name may come.
    func entry(at place: Int, id: String?) -> ThemeCatalog.Entry? {
        guard id == fileID else { return nil }
        return ThemeCatalog.Entry(
            label: ThemeLabel(id: fileID, name: name, modes: modes), files: [place], hasStyle: hasStyle, format: format)
    }
}
