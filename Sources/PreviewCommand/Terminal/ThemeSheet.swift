import ColorScience
import SourceText
import ThemeModel

/// What `show` prints: a theme's name, palette and roles in every mode.
struct ThemeSheet {
    private let theme: Theme
    private let file: String?
    private let verdict: String
    private let usesColor: Bool

    /// `file` is the theme's path for messages.
    init(_ theme: Theme, file: String?, verdict: String, usesColor: Bool) {
        self.theme = theme
        self.file = file
        self.verdict = verdict
        self.usesColor = usesColor
    }

    var text: String {
        var lines = ["\(theme.id)  \(theme.name.visible)  \(verdict)"]
        if let description = theme.description { lines.append(description.visible) }
        lines.append([file, theme.format].compactMap(\.self).joined(separator: ", "))
        if usesColor { lines += [""] + TerminalScene.rows(of: theme).dropLast() }
        lines += table("palette", \.palette) + table("colors", \.colors)
        return lines.joined(separator: "\n")
    }

    /// A row for each name: its colour in every mode, in one column if all modes are equal, then its origin.
    private func table(_ title: String, _ colors: (Mode) -> Table<ThemeColor>) -> [String] {
        var modes = theme.modes.map { (name: $0.name, colors: colors($0)) }
        if modes.count > 1, modes.allSatisfy({ $0.colors == modes[0].colors }) {
            modes = [("every mode", modes[0].colors)]
        }
        let names = modes.reduce(into: [String]()) { names, mode in
            let known = Set(names)
            names += mode.colors.names.filter { !known.contains($0) }
        }
        if names.isEmpty { return [] }
        let rows = names.map { name in
            let values = modes.map { $0.colors[name]?.display.css ?? "" }
            return [name] + values + [
                origins(of: modes.compactMap { $0.colors[name] }).joined(separator: ", ")
            ]
        }
        let head = [title] + modes.map(\.name) + [""]
        let swatches =
            [modes.map { _ in nil }] + names.map { name in modes.map { $0.colors[name] } }
        return [""] + zip(TextTable.padded([head] + rows), swatches).map(line)
    }

    /// The origins of a name's colours, without repeats.
    private func origins(of colors: [ThemeColor]) -> [String] {
        colors.compactMap(theme.origin).reduce(into: []) { origins, origin in
            if !origins.contains(origin) { origins.append(origin) }
        }
    }

    private func line(_ cells: [String], swatches: [ThemeColor?]) -> String {
        let marked = cells.enumerated().map { column, cell in
            guard usesColor, column > 0, column < cells.count - 1 else { return cell }
            return (swatches[column - 1].map { Swatch.block($0.display.rgb) } ?? "  ") + " " + cell
        }
        return marked.joined(separator: "  ").trimmedAtEnd
    }
}

extension Theme {
    /// What a colour was derived from, or the token it refers to and the file if it is another theme's.
    ///
    /// An unreadable colour is called a stand-in.
    func origin(of color: ThemeColor) -> String? {
        if case .derived(let words) = color.origin { return "derived: \(words)" }
        let other = color.location.flatMap {
            $0.file == location?.file ? nil : "in \($0.file.visible)"
        }
        let unknown = color.isKnown ? nil : "(unreadable: a stand-in)"
        let parts = [color.alias.map { "{\($0.path)}" }, other, unknown].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
}

/// Escape sequences for 24-bit colour, which `ColorDepth` fits to the terminal.
enum Swatch {
    /// A theme's main colours, two columns each.
    static func row(of theme: Theme) -> String {
        let roles: [Role] = [.background, .surface, .text, .primary, .accent]
        return roles.compactMap { theme.defaultMode[$0]?.display.rgb }.map { block($0) }.joined()
    }

    static func block(_ color: SRGB8, text: String = "  ") -> String {
        "\u{1B}[48;2;\(color.red);\(color.green);\(color.blue)m\(text)\u{1B}[0m"
    }

    static func sample(_ foreground: SRGB8, on background: SRGB8, text: String) -> String {
        block(
            background,
            text: "\u{1B}[38;2;\(foreground.red);\(foreground.green);\(foreground.blue)m\(text)"
        )
    }
}
