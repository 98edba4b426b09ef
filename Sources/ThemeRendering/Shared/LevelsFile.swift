import Findings
import SourceText
import ThemeModel

/// `levels.js`: each theme's level, and the schemes of its modes, for the wall.
///
/// It is a script because pages from `file://` cannot fetch JSON.
struct LevelsFile: SharedFile {
    let path = ArtifactPath(ours: "levels.js")
    let inputs: [ArtifactInput] = [.allThemes]
    let separators = [","]

    func texts(_ totals: Summary) -> [[UInt8]] {
        [Array("window.themepreviewLevels = [".utf8), Array("\n];\n".utf8)]
    }

    func parts(of judged: JudgedTheme) -> [[UInt8]] {
        let level = ReachedLevel(judged.report)
        let schemes = judged.theme.modes.map { JSONValue.string($0.scheme.rawValue) }
        let row: [JSONValue] = [
            .string(judged.theme.id), .string(level.kind), .string(level.label), .list(schemes),
        ]
        return [Array("\n\(JSONValue.list(row).compact)".utf8)]
    }
}
