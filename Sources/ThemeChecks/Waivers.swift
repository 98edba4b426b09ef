import Findings
import SourceText
import ThemeModel

/// A theme's waivers, its own and the project's, and the day that decides which have expired.
struct Waivers {
    private let all: [Waiver]
    private let today: CalendarDate?

    init(_ waivers: [Waiver], today: CalendarDate?) {
        all = waivers
        self.today = today
    }

    /// Marks waived findings, and adds a finding for each waiver of this theme alone that allows nothing.
    func apply(to findings: inout [Finding], of theme: Theme) {
        var used: Set<Int> = []
        for index in findings.indices {
            for (number, waiver) in all.enumerated() where waiver.covers(findings[index]) {
                used.insert(number)
                if isValid(waiver) {
                    findings[index].waiver = waiver.reason
                    break
                }
                if let expires = waiver.expires {
                    findings[index].message += "; its waiver ended on \(expires)"
                }
            }
        }
        let unused = all.indices.filter { !used.contains($0) && all[$0].theme != nil }.map {
            all[$0]
        }
        findings += unused.staleFindings(WaiverNames([theme]))
    }

    func allow(_ pair: PairName, in mode: String) -> Bool {
        all.contains {
            $0.css == nil && $0.rule == .lowContrast && $0.covers(pair, in: mode) && isValid($0)
        }
    }

    private func isValid(_ waiver: Waiver) -> Bool {
        guard let expires = waiver.expires, let today else { return true }
        return today < expires
    }
}

extension Waiver {
    func covers(_ finding: Finding) -> Bool {
        guard finding.rule == rule else { return false }
        guard let css else { return covers(finding.pair, in: finding.mode) }
        return finding.selector.map(css.stands) ?? false && isFor(finding.mode)
    }

    fileprivate func covers(_ pair: PairName?, in mode: String?) -> Bool {
        guard let pair, foreground.stands(for: pair.foreground),
            background.stands(for: pair.background)
        else {
            return false
        }
        return isFor(mode)
    }

    private func isFor(_ mode: String?) -> Bool {
        modes.isEmpty || (mode.map(modes.stand) ?? false)
    }

    fileprivate var phrase: String {
        (css.map { "'\($0.excerpt)' in the theme's CSS" } ?? "'\(foreground) on \(background)'")
            + (modes.isEmpty ? "" : " in \(modes.joined(separator: ", "))")
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

/// The colours and modes that a waiver may name, for a "did you mean".
struct WaiverNames: Sendable {
    private var colors: Set<String>
    private var modes: Set<String>
    private var guesses = GuessBudget()

    init(_ themes: [Theme] = []) {
        colors = Set(themes.flatMap { $0.modes.flatMap(\.colorNames) })
        modes = Set(themes.flatMap { $0.modes.map(\.name) })
    }

    mutating func merge(_ other: WaiverNames) {
        colors.formUnion(other.colors)
        modes.formUnion(other.modes)
    }

    /// Nil where the themes have all of a waiver's names.
    mutating func help(for waiver: Waiver) -> String? {
        var meant = waiver
        for name in [\Waiver.foreground, \.background]
        where waiver.css == nil && !has(waiver[keyPath: name], among: colors) {
            guard let guess = guesses.closest(to: waiver[keyPath: name], among: colors) else {
                return "there is no colour '\(waiver[keyPath: name])'"
            }
            meant[keyPath: name] = guess
        }
        for (index, mode) in waiver.modes.enumerated() where !has(mode, among: modes) {
            guard let guess = guesses.closest(to: mode, among: modes) else {
                return "there is no mode '\(mode)'"
            }
            meant.modes[index] = guess
        }
        return meant == waiver ? nil : "did you mean \(meant.phrase)?"
    }

    /// Nil where the themes have all of a pair's names.
    mutating func help(for pair: RequiredPair) -> String? {
        var meant = Waiver(
            foreground: pair.name.foreground,
            background: pair.name.background,
            reason: ""
        )
        meant.modes = pair.modes
        return help(for: meant)
    }

    private func has(_ name: String, among names: Set<String>) -> Bool {
        name.isPattern ? names.contains(where: name.stands) : names.contains(name)
    }
}
