import ColorScience
import Findings
import SourceText
import ThemeModel

/// `themes.json`: every theme with its modes, colours and verdict, for programs; schema 1.
struct ThemesFile {
    private let title: String
    private let baseURL: String?

    init(_ content: SiteContent) {
        title = content.title
        baseURL = content.baseURL
    }

    func bytes(_ themes: [JudgedTheme]) -> [UInt8] {
        let base = baseURL.map { "\"baseURL\":\($0.compact)," } ?? ""
        var bytes = Array("{\(base)\"schema\":1,\"themes\":[".utf8)
        bytes.append(rows: themes.lazy.map(row))
        return bytes + "\n],\"title\":\(title.compact)}\n".utf8
    }

    private func row(of judged: JudgedTheme) -> [UInt8] {
        let theme = judged.theme
        var row = JSONWriter(.rows)
        row.object {
            $0.member("author", theme.author)
            $0.member("css", SiteFile.theme(theme.id, .styleSheet).text)
            $0.member("description", theme.description)
            $0.member("file", theme.location?.file)
            $0.member("format", theme.format)
            $0.member("homepage", theme.homepage)
            $0.member("id", theme.id)
            $0.member("license", theme.license)
            $0.key("modes")
            $0.list { for mode in theme.modes { Self.write(mode, of: theme, to: &$0) } }
            $0.member("name", theme.name)
            $0.member("page", SiteFile.theme(theme.id, .overview).text)
            $0.member("verdict", judged.verdict.kind.rawValue)
        }
        return row.bytes
    }

    private static func write(_ mode: Mode, of theme: Theme, to writer: inout JSONWriter) {
        writer.object {
            $0.key("colors")
            $0.object { colors in
                for (name, color) in mode.colors.sorted(by: { $0.name < $1.name }) {
                    colors.member(named: name, color.display.css)
                }
            }
            $0.member("contrast", mode.contrast.rawValue)
            $0.member("level", theme.level(of: mode).rawValue)
            $0.member("name", mode.name)
            $0.member("scheme", mode.scheme.rawValue)
        }
    }
}
