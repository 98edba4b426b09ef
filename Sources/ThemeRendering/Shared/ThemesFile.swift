import ColorScience
import Findings
import ThemeModel

/// `themes.json`: what there is, for programs.
///
/// Schema 1.
struct ThemesFile: SharedFile {
    let path: ArtifactPath
    let inputs: [ArtifactInput] = [.allThemes]
    let separators = [","]
    private let title: String
    private let baseURL: String?

    init?(_ content: SiteContent) {
        guard let path = ArtifactPath("themes.json") else { return nil }
        self.path = path
        title = content.title
        baseURL = content.baseURL
    }

    func texts(_ totals: SiteTotals) -> [[UInt8]] {
        let base = baseURL.map { "\"baseURL\":\(JSONValue.string($0).compact)," } ?? ""
        return [
            Array("{\(base)\"schema\":1,\"themes\":[".utf8),
            Array("\n],\"title\":\(JSONValue.string(title).compact)}\n".utf8),
        ]
    }

    func parts(of judged: JudgedTheme) -> [[UInt8]] {
        let theme = judged.theme
        let row: JSONValue = [
            "author": .text(theme.author), "css": .string("themes/\(theme.id)/theme.css"),
            "description": .text(theme.description), "file": .text(theme.location?.file),
            "format": .string(theme.format), "homepage": .text(theme.homepage), "id": .string(theme.id),
            "license": .text(theme.license), "modes": .list(theme.modes.map { self.row(of: $0, in: theme) }),
            "name": .string(theme.name), "page": .string("themes/\(theme.id)/index.html"),
            "verdict": .string(judged.verdict.kind),
        ]
        return [Array("\n\(row.compact)".utf8)]
    }

    private func row(of mode: Mode, in theme: Theme) -> JSONValue {
        let colors = mode.colors.map { ($0.name, JSONValue.string($0.value.display.css)) }.sorted { $0.0 < $1.0 }
        return [
            "colors": .object(colors), "contrast": .string(mode.contrast.rawValue),
            "level": .string(theme.level(of: mode).rawValue), "name": .string(mode.name),
            "scheme": .string(mode.scheme.rawValue),
        ]
    }
}
