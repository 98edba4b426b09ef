package import Findings
import ThemeModel

/// A file that all themes share: text with gaps, which each theme adds a part to.
///
/// Parts are made theme by theme, so only one theme is in memory at a time.
package protocol SharedFile: Sendable {
    /// The path below the output folder.
    var path: ArtifactPath { get }

    var inputs: [ArtifactInput] { get }
    /// The text between the parts of two themes, for each gap.
    var separators: [String] { get }
    /// The theme's part for each gap.
    func parts(of theme: JudgedTheme) throws -> [[UInt8]]
    /// The text before each gap, and after the last.
    func texts(_ totals: Summary) throws -> [[UInt8]]
}

extension SharedFile {
    func artifact(of themes: [JudgedTheme], _ totals: Summary) throws -> Artifact {
        let parts = try themes.map(parts)
        var bytes: [UInt8] = []
        for (gap, text) in try texts(totals).enumerated() {
            bytes += text
            guard gap < separators.count else { continue }
            bytes += parts.map { $0[gap] }.filter { !$0.isEmpty }.joined(
                separator: separators[gap].utf8
            )
        }
        return Artifact(path: path, bytes: bytes)
    }
}

/// `themes.css`: every theme's style sheet, for elements that are marked with its id.
struct StyleSheetsFile: SharedFile {
    let path = ArtifactPath(ours: "themes.css")
    let inputs: [ArtifactInput] = [.allThemes]
    let separators = ["\n"]

    func parts(of theme: JudgedTheme) -> [[UInt8]] { [theme.styleSheet.scopedBytes] }

    func texts(_ totals: Summary) -> [[UInt8]] { [[], []] }
}
