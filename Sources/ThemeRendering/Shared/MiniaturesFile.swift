import Findings
import ThemeModel

/// `miniatures.css`: of every theme, the properties that the gallery's miniatures use.
struct MiniaturesFile: SharedFile {
    let path = ArtifactPath(ours: "miniatures.css")
    let inputs: [ArtifactInput] = [.templates, .allThemes]
    let separators = [""]
    private let style: MiniatureStyle

    init(_ content: SiteContent, _ templates: TemplateSet) {
        let sheets = ["stage.css", "stage-scene.css"].compactMap { templates.files[$0]?.text }
        let used = sheets.flatMap { PropertyUses(css: $0, file: "").uses.map(\.name) }
        style = MiniatureStyle(using: Set(used), prefix: content.prefix)
    }

    func parts(of theme: JudgedTheme) -> [[UInt8]] { [style.rules(of: theme.theme)] }

    func texts(_ totals: Summary) -> [[UInt8]] { [style.base, []] }
}
