import Findings
import SourceText

/// `contrast.json`: every finding and every verdict, in the format of `check --format json`.
struct ContrastFile {
    /// The findings about no theme.
    private let general: [Finding]

    init(_ general: [Finding]) { self.general = general }

    func bytes(_ themes: [JudgedTheme]) -> [UInt8] {
        let reports = themes.map(\.report)
        var bytes = Array("{\"coverage\":[".utf8)
        bytes.append(rows: reports.lazy.map(\.coverage.jsonRows))
        bytes += "\n],\n\"findings\":[".utf8
        bytes.append(rows: reports.map(\.findings.jsonRows) + [general.jsonRows])
        bytes += "\n],\n\"pairs\":[".utf8
        bytes.append(rows: reports.lazy.map(\.pairs.jsonRows))
        let totals = Summary(of: themes, general)
        bytes += "\n],\n\"schema\":1,\n\"summary\":\(totals.compact)}\n".utf8
        return bytes
    }
}

extension Summary {
    /// The totals of a site; `general` are the findings about no theme.
    init(of themes: [JudgedTheme], _ general: [Finding]) {
        self.init(Report(findings: general))
        for judged in themes { self += Summary(judged.report) }
    }
}
