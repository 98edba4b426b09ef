package import Findings

/// A file that all themes share: text of its own, and in gaps of it what each theme adds.
///
/// So no theme need be at hand while another one is worked on, and what a theme adds can be kept.
package protocol SharedFile: Sendable {
    /// Where it belongs, below the output folder.
    var path: ArtifactPath { get }
    /// What its bytes depend on, besides the program and the site's settings.
    var inputs: [ArtifactInput] { get }
    /// What stands between the parts of two themes, for each gap.
    var separators: [String] { get }
    /// What a theme adds: a part for each gap.
    func parts(of theme: JudgedTheme) throws -> [[UInt8]]
    /// The text before each gap, and behind the last.
    func texts(_ totals: Summary) throws -> [[UInt8]]
}

extension SharedFile {
    func artifact(of themes: [JudgedTheme], _ totals: Summary) throws -> Artifact {
        let parts = try themes.map(parts)
        var bytes: [UInt8] = []
        for (gap, text) in try texts(totals).enumerated() {
            bytes += text
            guard gap < separators.count else { continue }
            bytes += parts.map { $0[gap] }.filter { !$0.isEmpty }.joined(separator: separators[gap].utf8)
        }
        return Artifact(path: path, bytes: bytes)
    }
}
