import Findings
import ThemeModel

/// A pair in a mode whose failure is allowed.
struct WaivedPair: Hashable, Sendable {
    let mode: String
    let pair: PairName
}

/// Applies a theme's waivers to its findings.
struct WaiverBook {
    private let waivers: [Waiver]
    private let today: CalendarDate?

    init(_ waivers: [Waiver], today: CalendarDate?) {
        self.waivers = waivers
        self.today = today
    }

    /// Marks the findings that are allowed, adds what is wrong with the waivers, and names the pairs that are allowed.
    func apply(to findings: inout [Finding]) -> Set<WaivedPair> {
        var waived: Set<WaivedPair> = []
        var used: Set<Int> = []
        for index in findings.indices {
            for (number, waiver) in waivers.enumerated() where covers(waiver, findings[index]) {
                used.insert(number)
                guard isValid(waiver) else {
                    expire(waiver, &findings[index])
                    continue
                }
                findings[index].waiver = waiver.reason
                if let pair = findings[index].pair, let mode = findings[index].mode {
                    waived.insert(WaivedPair(mode: mode, pair: pair))
                }
                break
            }
        }
        findings += waivers.enumerated().filter { !used.contains($0.offset) && $0.element.theme != nil }.map {
            stale($0.element)
        }
        return waived
    }

    /// Whether low contrast of a pair is allowed in a mode.
    func allows(_ pair: PairName, in mode: Mode) -> Bool {
        waivers.contains { $0.rule == .lowContrast && covers($0, pair, mode: mode.name) && isValid($0) }
    }

    private func covers(_ waiver: Waiver, _ finding: Finding) -> Bool {
        finding.rule == waiver.rule && covers(waiver, finding.pair, mode: finding.mode)
    }

    private func covers(_ waiver: Waiver, _ pair: PairName?, mode: String?) -> Bool {
        pair?.foreground == waiver.foreground && pair?.background == waiver.background
            && (waiver.mode == nil || waiver.mode == mode)
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

    private func stale(_ waiver: Waiver) -> Finding {
        let mode = waiver.mode.map { " in \($0)" } ?? ""
        return Finding(
            .staleWaiver, .warning,
            "the waiver of '\(waiver.foreground) on \(waiver.background)'\(mode) allows nothing",
            help: "remove it: no finding matches it any more", at: waiver.location)
    }
}
