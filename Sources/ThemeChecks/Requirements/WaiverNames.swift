import Findings
import SourceText
import ThemeModel

/// The colours and modes that a waiver may name, for a "did you mean".
struct WaiverNames: Sendable {
    private var colors: Set<String>
    private var modes: Set<String>
    private var guesses = GuessBudget()

    init(_ themes: [Theme] = []) {
        let all = themes.flatMap(\.modes)
        colors = Set(all.flatMap { $0.colorNames + $0.palette.names })
        modes = Set(all.map(\.name))
    }

    mutating func merge(_ other: WaiverNames) {
        colors.formUnion(other.colors)
        modes.formUnion(other.modes)
    }

    /// Nil where the themes have all of a waiver's names.
    mutating func help(for waiver: Waiver) -> String? {
        var meant = waiver
        let colorNames = waiver.css == nil ? [\Waiver.foreground, \.background] : []
        for path in colorNames {
            let name = waiver[keyPath: path]
            if has(name, among: colors) { continue }
            guard let guess = guesses.closest(to: name, among: colors) else {
                return "there is no colour '\(name)'"
            }
            meant[keyPath: path] = guess
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
        names.contains(name) || names.contains(where: name.means)
    }
}
