import ThemeModel

extension FixProblem {
    /// The names of normal colours, each for its bright twin, too; nil for all other values.
    var twins: [String?] { tokens.map { $0.kind == .color ? $0.place.normalTwin : nil } }
}

extension TokenPlace {
    /// The bright colours of base24 after `base`, by the normal ones.
    private static let base24 = [
        "08": "12", "0A": "13", "0B": "14", "0C": "15", "0D": "16", "0E": "17",
    ]
    /// A terminal has eight normal colours, then the bright ones in the same order.
    private static let normalColors = 8

    /// One name for a normal colour of a terminal and its bright one.
    fileprivate var normalTwin: String? {
        if let number = number(after: "palette.ansi.").flatMap({ Int($0) }) {
            return number < 2 * Self.normalColors ? "ansi.\(number % Self.normalColors)" : nil
        }
        guard let digits = number(after: "palette.base") else { return nil }
        let twins = Self.base24.first { $0.key == digits || $0.value == digits }
        return twins.map { "base\($0.key)" }
    }

    private func number(after prefix: String) -> Substring? {
        path.hasPrefix(prefix) ? path.dropFirst(prefix.count) : nil
    }
}
