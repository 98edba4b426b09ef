import Findings

/// `themes.css`: every theme's style sheet, for elements that are marked with its id.
struct StyleSheetsFile: SharedFile {
    let path = ArtifactPath(ours: "themes.css")
    let inputs: [ArtifactInput] = [.allThemes]
    let separators = ["\n"]

    func parts(of theme: JudgedTheme) -> [[UInt8]] { [theme.styleSheet.scopedBytes] }

    func texts(_ totals: Summary) -> [[UInt8]] { [[], []] }
}
