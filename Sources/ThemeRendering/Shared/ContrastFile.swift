import Findings
import SourceText

/// `contrast.json`: every finding and every verdict, in the format of `check --format json`.
struct ContrastFile: SharedFile {
    let path = ArtifactPath(ours: "contrast.json")
    let inputs: [ArtifactInput] = [.allThemes]
    let separators = [",", ",", ","]
    private let general: [Finding]

    init(_ general: [Finding]) { self.general = general }

    func parts(of theme: JudgedTheme) -> [[UInt8]] {
        [
            theme.report.coverage.jsonRows, theme.report.findings.jsonRows,
            theme.report.pairs.jsonRows,
        ]
    }

    func texts(_ totals: Summary) -> [[UInt8]] {
        let others = general.jsonRows
        let comma = totals.findings > general.count && !others.isEmpty ? "," : ""
        return [
            Array("{\"coverage\":[".utf8), Array("\n],\n\"findings\":[".utf8),
            Array(comma.utf8) + others + Array("\n],\n\"pairs\":[".utf8),
            Array("\n],\n\"schema\":1,\n\"summary\":\(totals.compact)}\n".utf8),
        ]
    }
}
