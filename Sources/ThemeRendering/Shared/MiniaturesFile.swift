import ThemeModel

/// `miniatures.css`: of every theme, the properties that the gallery's miniatures use.
struct MiniaturesFile {
    private let style: MiniatureStyle

    init(_ content: SiteContent, _ templates: TemplateSet) {
        let sheets = ["stage.css", "stage-scene.css"].compactMap { templates.files[$0]?.text }
        let used = sheets.flatMap { PropertyUses(css: $0, file: "").uses.map(\.name) }
        style = MiniatureStyle(using: Set(used), prefix: content.prefix)
    }

    func bytes(_ themes: [JudgedTheme]) -> [UInt8] {
        var bytes = style.base
        for judged in themes { bytes += style.rules(of: judged.theme) }
        return bytes
    }
}
