import ColorScience
import SourceText
import ThemeModel

/// A theme for Tailwind CSS 4: values in `:root` and `.dark`, and the utilities that read them.
///
/// Spacing is left out: Tailwind would read `--spacing-md` for `max-w-md`, too.
enum TailwindFormat: ExportFormat {
    static let name = "tailwind"
    static let summary = "a style sheet for Tailwind CSS 4"
    static let comment: CommentStyle? = .css
    static let needsRoles = false

    static func files(for themes: [ExportedTheme], _ options: ExportOptions) -> [ExportedFile] {
        themes.map { ExportedFile(name: "\($0.fileName).css", text: Self.text(of: $0.theme)) }
    }

    private static func text(of theme: Theme) -> String {
        let light = theme.mode(for: .light)
        let dark = theme.mode(for: .dark)
        let isPair = theme.schemes.count > 1
        var rules = [rule(":root", light, lines: colors(of: light))]
        if isPair {
            let lines = changes(from: light, to: dark)
            rules.append(rule(".dark", dark, lines: lines))
        }
        rules.append(CSSRule.text("@theme inline", utilities(of: theme, light)))
        let variant = "@custom-variant dark (&:where(.dark, .dark *));\n\n"
        return (isPair ? variant : "") + rules.joined(separator: "\n")
    }

    private static func rule(_ selector: String, _ mode: Mode, lines: [String]) -> String {
        CSSRule.text(selector, ["color-scheme: \(mode.scheme.rawValue);"] + lines)
    }

    private static func colors(of mode: Mode) -> [String] {
        mode.resources.map { "--theme-\($0): \($1.display.css);" }
    }

    private static func changes(from light: Mode, to dark: Mode) -> [String] {
        let usual = Set(colors(of: light))
        return colors(of: dark).filter { !usual.contains($0) }
    }

    private static func utilities(of theme: Theme, _ mode: Mode) -> [String] {
        var names = mode.resources
        names.merge(theme.mode(for: .dark).resources)
        let colors = names.names.map { "--color-\($0): var(--theme-\($0));" }
        var families: [String] = []
        for (name, stack) in mode.families where TokenName.isWord(name) {
            families.append("--font-\(name): \(CSSEscape.fontStack(stack.value));")
        }
        var radii: [String] = []
        for (name, radius) in mode.layout where name.hasPrefix("radius.") {
            guard TokenName.isValid(name) else { continue }
            radii.append("--\(TokenName.css(name)): \(radius.css);")
        }
        // `text-code` is one utility, and Tailwind takes it for the colour where a colour has that name.
        let styles = mode.styles.filter { TokenName.isWord($0.name) && names[$0.name] == nil }
        return colors + families + radii + styles.flatMap(text)
    }

    /// `text-h1` sets size, height of lines, weight and the space between letters.
    private static func text(_ name: String, _ style: TextStyle) -> [String] {
        [
            "--text-\(name): \(style.size.css);",
            "--text-\(name)--line-height: \(CSSNumber.text(of: style.lineHeight));",
            "--text-\(name)--letter-spacing: \(style.letterSpacing.css);",
            "--text-\(name)--font-weight: \(style.weight);",
        ]
    }
}
