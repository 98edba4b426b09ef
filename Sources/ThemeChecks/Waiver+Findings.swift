import Findings
import ThemeModel

extension Waiver {
    /// Whether a finding is one that it allows.
    func covers(_ finding: Finding) -> Bool { finding.rule == rule && covers(finding.pair, mode: finding.mode) }

    /// Whether it is about a pair in a mode.
    func covers(_ pair: PairName?, mode other: String?) -> Bool {
        pair?.foreground == foreground && pair?.background == background && (mode == nil || mode == other)
    }

    fileprivate var phrase: String { "'\(foreground) on \(background)'" + (mode.map { " in \($0)" } ?? "") }
}

extension [Waiver] {
    /// Findings about waivers that allow nothing in their themes, which have these names.
    func findings(_ names: @autoclosure () -> WaiverNames) -> [Finding] {
        if isEmpty { return [] }
        var names = names()
        return map { waiver in
            var finding = Finding(
                .staleWaiver, .warning, "the waiver of \(waiver.phrase) allows nothing",
                help: names.help(for: waiver) ?? "remove it: no finding matches it any more", at: waiver.location)
            finding.theme = waiver.theme
            return finding
        }
    }
}

/// The names that waivers may have, and guesses at what is meant by others.
struct WaiverNames: Codable, Sendable {
    private var colors: Set<String>
    private var modes: Set<String>
    private var guesses = GuessBudget()

    private enum CodingKeys: CodingKey { case colors, modes }

    init(_ themes: [Theme] = []) {
        colors = Set(themes.flatMap { $0.modes.flatMap(\.colorNames) })
        modes = Set(themes.flatMap { $0.modes.map(\.name) })
    }

    mutating func merge(_ other: WaiverNames) {
        colors.formUnion(other.colors)
        modes.formUnion(other.modes)
    }

    /// What was probably meant, where a waiver names a colour or a mode that none of the themes has.
    mutating func help(for waiver: Waiver) -> String? {
        var meant = waiver
        for name in [\Waiver.foreground, \.background] where !colors.contains(waiver[keyPath: name]) {
            guard let guess = guesses.closest(to: waiver[keyPath: name], among: colors) else {
                return "there is no colour '\(waiver[keyPath: name])'"
            }
            meant[keyPath: name] = guess
        }
        if let mode = waiver.mode, !modes.contains(mode) {
            guard let guess = guesses.closest(to: mode, among: modes) else { return "there is no mode '\(mode)'" }
            meant.mode = guess
        }
        return meant == waiver ? nil : "did you mean \(meant.phrase)?"
    }
}
