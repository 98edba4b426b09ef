import Findings
import ThemeModel

/// Applies a theme's waivers to its findings.
struct WaiverBook {
    private let waivers: [Waiver]
    private let today: CalendarDate?

    init(_ waivers: [Waiver], today: CalendarDate?) {
        self.waivers = waivers
        self.today = today
    }

    /// Marks the findings about a theme that are allowed, adds what is wrong with the waivers that are for it alone, and
    /// names the pairs whose low contrast is allowed.
    func apply(to findings: inout [Finding], of theme: Theme) -> Set<WaivedPair> {
        var waived: Set<WaivedPair> = []
        var used: Set<Int> = []
        for index in findings.indices {
            for (number, waiver) in waivers.enumerated() where waiver.covers(findings[index]) {
                used.insert(number)
                guard isValid(waiver) else {
                    expire(waiver, &findings[index])
                    continue
                }
                findings[index].waiver = waiver.reason
                if waiver.rule == .lowContrast, let pair = findings[index].pair, let mode = findings[index].mode {
                    waived.insert(WaivedPair(mode: mode, pair: pair))
                }
                break
            }
        }
        let stale = waivers.indices.filter { !used.contains($0) && waivers[$0].theme != nil }.map { waivers[$0] }
        findings += stale.findings(WaiverNames([theme]))
        return waived
    }

    /// Whether low contrast of a pair is allowed in a mode.
    func allows(_ pair: PairName, in mode: Mode) -> Bool {
        waivers.contains { $0.rule == .lowContrast && $0.covers(pair, mode: mode.name) && isValid($0) }
    }

    private func isValid(_ waiver: Waiver) -> Bool {
        guard let expires = waiver.expires, let today else { return true }
        return today < expires
    }

    private func expire(_ waiver: Waiver, _ finding: inout Finding) {
        guard let expires = waiver.expires else { return }
        let note = "its waiver ended on \(expires)"
        finding.help = finding.help.map { "\($0); \(note)" } ?? note
    }
}
