import Findings
import SourceText
import ThemeModel

/// A theme's waivers, its own and the project's, and the day that decides which have expired.
struct Waivers {
    private let all: [Waiver]
    private let today: CalendarDate?
    /// The modes whose roles have names of their own in the file, by name.
    private let modes: [String: Mode]

    init(_ waivers: [Waiver], today: CalendarDate?, modes: [Mode] = []) {
        all = waivers
        self.today = today
        let named = modes.filter { !$0.keys.isEmpty }
        self.modes = Dictionary(keepingFirst: named.map { ($0.name, $0) })
    }

    /// Marks waived findings, and adds a finding for each waiver of this theme alone that allows nothing.
    func apply(to findings: inout [Finding], of theme: Theme) {
        var used: Set<Int> = []
        for index in findings.indices {
            used.formUnion(waive(&findings[index]))
        }
        let unused = all.indices.filter { index in
            !used.contains(index) && all[index].theme != nil
        }
        findings += unused.map { all[$0] }.staleFindings(WaiverNames([theme]))
    }

    /// A pair that fails is allowed by waivers of all rules that it breaks.
    func allow(_ measurement: PairMeasurement) -> Bool {
        guard measurement.verdict == .fail else { return false }
        let isWeak = measurement.isTooWeak
        let isLoud = measurement.isTooLoud
        let pair = measurement.pair
        let mode = measurement.mode
        return (!isWeak || allow(pair, in: mode, .lowContrast))
            && (!isLoud || allow(pair, in: mode, .highContrast))
    }

    func allow(_ pair: PairName, in mode: String, _ rule: RuleID = .lowContrast) -> Bool {
        all.contains { waiver in
            waiver.css == nil && waiver.rule == rule
                && covers(waiver, pair, in: mode) && isValid(waiver)
        }
    }

    /// A waiver names a pair by its roles, or by the file's keys, as findings do.
    private func covers(_ waiver: Waiver, _ pair: PairName, in mode: String?) -> Bool {
        if waiver.covers(pair, in: mode) { return true }
        guard let named = mode.flatMap({ modes[$0] }) else { return false }
        let keys = PairName(
            named.keyName(of: pair.foreground),
            on: named.keyName(of: pair.background),
            use: pair.use
        )
        return waiver.covers(keys, in: mode)
    }

    private func covers(_ waiver: Waiver, _ finding: Finding) -> Bool {
        if waiver.covers(finding) { return true }
        guard waiver.css == nil, finding.rule == waiver.rule, let pair = finding.pair else {
            return false
        }
        return covers(waiver, pair, in: finding.mode)
    }

    /// Applies the first valid waiver, and tells of those before it that have ended; returns the indices of all of these.
    private func waive(_ finding: inout Finding) -> [Int] {
        var used: [Int] = []
        for (index, waiver) in all.enumerated() where covers(waiver, finding) {
            used.append(index)
            if isValid(waiver) {
                finding.waiver = waiver.reason
                return used
            }
            if let expires = waiver.expires {
                finding.message += "; its waiver ended on \(expires)"
            }
        }
        return used
    }

    private func isValid(_ waiver: Waiver) -> Bool {
        guard let expires = waiver.expires, let today else { return true }
        return today < expires
    }
}

extension Waiver {
    func covers(_ finding: Finding) -> Bool {
        guard finding.rule == rule else { return false }
        guard let css else {
            guard let pair = finding.pair else { return false }
            return covers(pair, in: finding.mode)
        }
        guard let selector = finding.detail?.selector else { return false }
        return css.stands(for: selector) && isFor(finding.mode)
    }

    fileprivate func covers(_ pair: PairName, in mode: String?) -> Bool {
        foreground.means(pair.foreground) && background.means(pair.background) && isFor(mode)
    }

    private func isFor(_ mode: String?) -> Bool {
        if modes.isEmpty { return true }
        guard let mode else { return false }
        return modes.stand(for: mode)
    }

    var phrase: String {
        var phrase = "'\(foreground) on \(background)'"
        if let css { phrase = "'\(css.excerpt)' in the theme's CSS" }
        if modes.isEmpty { return phrase }
        return phrase + " in \(modes.joined(separator: ", "))"
    }
}

extension [Waiver] {
    /// A finding for each of these waivers, which allow nothing; `names` are those of their themes.
    func staleFindings(_ names: @autoclosure () -> WaiverNames) -> [Finding] {
        if isEmpty { return [] }
        var names = names()
        return map { waiver in
            var finding = Finding(
                .staleWaiver,
                .warning,
                "the waiver of \(waiver.phrase) allows nothing",
                help: names.help(for: waiver) ?? "remove it: no finding matches it any more",
                at: waiver.location
            )
            finding.theme = waiver.theme
            return finding
        }
    }
}
