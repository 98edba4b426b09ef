import ColorScience
import Findings
import Foundation
import ThemeChecks
import ThemeModel
import ThemeRendering

/// A site made of documents, in memory.
struct RenderedSite {
    let themes: [Theme]
    let report: Report
    let files: [String: String]

    /// Resolves, checks and renders documents as the pipeline does with files.
    init(
        _ documents: [ThemeDocument],
        pages: Int = 1,
        text: String = "Text with `code` and *words*."
    ) throws {
        var findings: [Finding] = []
        var themes: [Theme] = []
        for document in ThemeInheritance.flatten(documents).documents {
            let (theme, found) = document.resolve()
            findings += found
            if let theme { themes.append(theme) }
        }
        var content = SiteContent(themes: themes)
        content.title = "Origins"
        _ = content.add(
            pages: (0..<pages).map { index in
                PageSource(path: "page\(index).md", markdown: "# Page \(index)\n\n\(text)")
            }
        )
        guard let templates = TemplateSet.load().templates else { throw NoTemplates() }
        let renderer = SiteRenderer(content, of: themes, templates: templates)
        let judged = themes.map { theme in
            var own = ThemeChecker().check(theme)
            own.findings += findings.filter { $0.theme == theme.id }
            return JudgedTheme(theme, own.sorted())
        }
        let indices = Array(themes.indices)
        let planned =
            renderer.siteFiles(of: judged)
            + indices.flatMap { renderer.files(of: judged[$0], at: $0) }
            + (0..<pages).flatMap { renderer.files(ofPage: $0, inThemes: indices) }
        var files: [String: String] = [:]
        for file in planned {
            let bytes = try file.bytes()
            files[file.path.description] = bytes.map { String(decoding: $0, as: UTF8.self) }
        }
        for (index, theme) in judged.enumerated() {
            let bytes = try renderer.overview(of: theme, FixPreview(theme.report), at: index)
            let path = SiteFile.theme(theme.theme.id, .overview).text
            files[path] = String(decoding: bytes, as: UTF8.self)
        }
        var report = Report(
            findings: findings.filter { finding in !themes.contains { $0.id == finding.theme } }
        )
        for theme in judged { report.merge(theme.report) }
        self.themes = themes
        self.report = report.sorted()
        self.files = files
    }

    struct NoTemplates: Error {}

    /// The style sheet of a theme.
    func css(_ id: String) -> String { files["themes/\(id)/theme.css"] ?? "" }

    /// The custom properties of a theme's default mode.
    func properties(_ id: String) -> [String: String] { declarations(in: firstBlock(of: css(id))) }

    /// The ratio of a pair, in full precision.
    func ratio(_ foreground: String, on background: String, theme: String, mode: String? = nil)
        -> Double?
    {
        verdict(foreground, on: background, theme: theme, mode: mode)?.measured
    }

    /// The verdict on a pair.
    func verdict(_ foreground: String, on background: String, theme: String, mode: String? = nil)
        -> PairVerdict?
    {
        report.pairs.first {
            $0.theme == theme && (mode == nil || $0.mode == mode)
                && $0.pair.foreground == foreground
                && $0.pair.background == background
        }
    }
}

/// The text between the first braces.
func firstBlock(of css: String) -> String {
    guard let open = css.firstIndex(of: "{"), let close = css[open...].firstIndex(of: "}") else {
        return ""
    }
    return String(css[css.index(after: open)..<close])
}

/// The declarations of a block by name.
func declarations(in block: String) -> [String: String] {
    block.split(separator: ";").reduce(into: [:]) { result, line in
        let parts = line.split(separator: ":", maxSplits: 1).map {
            $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        if parts.count == 2 { result[parts[0]] = parts[1] }
    }
}

/// A theme document of colours by role, written in code.
func document(_ id: String, _ colors: KeyValuePairs<String, Color>) -> ThemeDocument {
    var document = ThemeDocument(id: id, name: id, format: "code")
    for (role, color) in colors {
        document.appearance.colors[role] = Located(ColorExpression(.literal(color)))
    }
    return document
}

/// A ratio as the fixtures print it: three decimals, rounded.
func rounded(_ ratio: Double?) -> Double? { ratio.map { ($0 * 1000).rounded() / 1000 } }
