import TestSupport

/// Themes that nobody would draw: random colours in every notation, aliases with and without alpha, modes, a theme that
/// extends another, components, pairs and groups of their own.
struct RandomTheme {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// A theme, and now and then one that extends it, by their paths.
    mutating func files() -> [String: String] {
        var files = ["themes/base.yml": theme()]
        if chance(3) {
            files["themes/child.yml"] =
                "extends: base\ncolors: { link: \(alias()), success: \"\(color())\" }\n"
        }
        return files
    }

    private mutating func theme() -> String {
        var lines = ["palette:"]
        for name in Self.names { lines.append("  \(name): \"\(color())\"   # \(name)") }
        lines.append("colors:")
        let isDark = chance(2)
        lines.append("  background: \"\(isDark ? "#101418" : "#f6f4ee")\"")
        lines.append("  text: \"\(isDark ? "#d8d8e0" : "#303038")\"")
        for role in Self.roles where chance(2) {
            lines.append("  \(role): \(chance(3) ? "\"\(color())\"" : alias())")
        }
        if chance(2) {
            lines.append(
                "modes: { other: { colors: { background: \"\(isDark ? "white" : "black")\" } } }"
            )
        }
        if chance(3) {
            lines.append("components: { button: { background: \(alias()), text: '\(color())' } }")
        }
        if chance(2) { lines.append("contrast: { distinct: [ [success, danger, warning] ] }") }
        return lines.joined(separator: "\n") + "\n"
    }

    private static let names = ["one", "two", "three"]
    private static let roles = [
        "surface", "text-muted", "link", "primary", "accent", "success", "danger", "warning",
        "highlight", "code",
    ]

    private mutating func chance(_ share: Int) -> Bool {
        Int.random(in: 0..<share, using: &generator) == 0
    }

    private mutating func alias() -> String {
        let name = Self.names[Int.random(in: 0..<Self.names.count, using: &generator)]
        return chance(3)
            ? "\"{palette.\(name)} / \(Int.random(in: 20...95, using: &generator))%\""
            : "\"{palette.\(name)}\""
    }

    private mutating func color() -> String {
        let r = number(255)
        let g = number(255)
        let b = number(255)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: return "rgb(\(r), \(g), \(b))"
        case 1: return "oklch(\(number(100))% 0.\(number(2))\(number(9)) \(number(359)))"
        case 2: return "hsl(\(number(359)) \(number(100))% \(number(100))%)"
        case 3: return "rgb(\(r) \(g) \(b) / \(40 + number(59))%)"
        default:
            return "#"
                + [r, g, b].map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }
                .joined()
        }
    }

    private mutating func number(_ highest: Int) -> Int {
        Int.random(in: 0...highest, using: &generator)
    }
}
