import Findings
import SourceText
import ThemeModel

/// `levels.js`: each theme's level, and the schemes of its modes, for the wall.
///
/// It is a script because pages from `file://` cannot fetch JSON.
enum LevelsFile {
    static func bytes(_ themes: [JudgedTheme]) -> [UInt8] {
        var bytes = Array("window.themepreviewLevels = [".utf8)
        bytes.append(rows: themes.lazy.map(row))
        return bytes + "\n];\n".utf8
    }

    private static func row(of judged: JudgedTheme) -> [UInt8] {
        let level = ReachedLevel(judged.report)
        let schemes = judged.theme.modes.map { JSONValue.string($0.scheme.rawValue) }
        let row: [JSONValue] = [
            .string(judged.theme.id),
            .string(level.kind),
            .string(level.label),
            .list(schemes),
        ]
        return Array("\n\(JSONValue.list(row).compact)".utf8)
    }
}
