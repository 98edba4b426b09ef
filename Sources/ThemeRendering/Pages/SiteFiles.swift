import ColorScience
import Findings
import ThemeModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `themes.json`: what there is, for programs.
///
/// Schema 1.
struct ThemesFile {
    private let site: SiteRenderer

    init(_ site: SiteRenderer) { self.site = site }

    var text: String {
        get throws {
            let rows = site.content.themes.map { ThemeRow($0, verdict: site.verdicts[$0.id] ?? ThemeVerdict()) }
            return try encoded(
                Listing(schema: 1, title: site.content.title, baseURL: site.content.baseURL, themes: rows)) + "\n"
        }
    }

    private struct Listing: Encodable {
        let schema: Int
        let title: String
        let baseURL: String?
        let themes: [ThemeRow]
    }

    private struct ThemeRow: Encodable {
        let id, name: String
        let description, author, license, homepage, file: String?
        let format: String
        let modes: [ModeRow]
        let verdict: String
        let css, page: String

        init(_ theme: Theme, verdict: ThemeVerdict) {
            (id, name, description) = (theme.id, theme.name, theme.description)
            (author, license, homepage) = (theme.author, theme.license, theme.homepage)
            (file, format) = (theme.location?.file, theme.format)
            modes = theme.modes.map { ModeRow($0, of: theme) }
            self.verdict = verdict.kind
            css = "themes/\(theme.id)/theme.css"
            page = "themes/\(theme.id)/index.html"
        }
    }

    private struct ModeRow: Encodable {
        let name: String
        let scheme: Scheme
        let contrast: ContrastPreference
        let level: ContrastLevel
        let colors: [String: String]

        init(_ mode: Mode, of theme: Theme) {
            (name, scheme, contrast, level) = (mode.name, mode.scheme, mode.contrast, theme.level(of: mode))
            colors = mode.colors.reduce(into: [:]) { $0[$1.name] = $1.value.display.css }
        }
    }
}

/// `assets/themes.js`: the themes' names for the switcher, as a script because pages opened as files cannot fetch.
struct SwitcherFile {
    private let site: SiteRenderer

    init(_ site: SiteRenderer) { self.site = site }

    var text: String {
        get throws {
            let names = site.content.themes.map { [$0.id, $0.name] }
            return "window.themepreviewThemes = \(try encoded(names));\n"
        }
    }
}

private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}
