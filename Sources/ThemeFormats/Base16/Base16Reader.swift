import ColorScience
import Findings
import ThemeModel

/// Reads base16 and base24 schemes, in their present form and the older flat one.
enum Base16Reader {
    /// Whether a file has a scheme's colours: `base00` to `base0F`, under `palette` or at the top.
    static func recognises(_ root: SourceNode) -> Bool {
        let palette = root["palette"] ?? root
        return palette["base00"] != nil && (palette["base05"] ?? palette["base0A"] ?? palette["base0a"]) != nil
    }

    static func read(_ root: SourceNode, id: String) -> (document: ThemeDocument?, findings: [Finding]) {
        var reader = NodeReader(severity: .warning)
        let system = root["system"]?.text ?? "base16"
        var document = ThemeDocument(id: id, format: system == "base24" ? "base24" : "base16", location: root.location)
        document.location = SourceLocation(file: root.location.file, line: 1, column: 1)
        document.name = root["name"]?.text ?? root["scheme"]?.text
        document.author = root["author"]?.text
        document.description = root["description"]?.text
        if let variant = root["variant"], let scheme = Scheme(rawValue: variant.text ?? "") {
            document.appearance.scheme = Located(scheme, at: variant.location)
        }
        document.appearance.palette = palette(root["palette"] ?? root, isBase24: system == "base24", &reader)
        document.appearance.colors = colors(of: document.appearance.palette)
        return (document, reader.findings)
    }

    /// The scheme's colours by their canonical names, `base00` to `base17`.
    private static func palette(
        _ node: SourceNode, isBase24: Bool, _ reader: inout NodeReader
    ) -> Table<Located<ColorExpression>> {
        var table: Table<Located<ColorExpression>> = [:]
        let slots = isBase24 ? Base16Slots.base24 : Base16Slots.base16
        for slot in slots {
            let digits = slot.dropFirst(4)
            if let value = node[slot] ?? node["base\(digits.lowercased())"] {
                table[slot] = color(value, slot, &reader)
            } else if let fallback = Base16Slots.fallbacks[slot] {
                table[slot] = Located(ColorExpression(.reference("palette.\(fallback)")), at: node.location)
            } else {
                reader.add(
                    Finding(
                        .missingRole, .error, "the scheme has no '\(slot)'",
                        help: "a base16 scheme has base00 to base0F", at: node.location))
                table[slot] = Located(ColorExpression(.unreadable), at: node.location)
            }
        }
        return table
    }

    /// A colour of six hex digits, with or without `#`.
    private static func color(
        _ node: SourceNode, _ slot: String, _ reader: inout NodeReader
    ) -> Located<ColorExpression> {
        let expression = reader.expression(node, "'\(slot)'", rule: .invalidColor) {
            text throws(ExpressionError) in
            if let color = SRGB8(hex: text) { return ColorExpression(.literal(Color(color))) }
            let parsed = try ColorExpression(parsing: text)
            guard case .literal = parsed.source else { return ColorExpression(.unreadable) }
            return parsed
        }
        return expression ?? Located(ColorExpression(.unreadable), at: node.location)
    }

    private static func colors(of palette: Table<Located<ColorExpression>>) -> Table<Located<ColorExpression>> {
        var table: Table<Located<ColorExpression>> = [:]
        for (role, slot) in Base16Slots.roles {
            table[role] = Located(ColorExpression(.reference("palette.\(slot)")), at: palette[slot]?.location)
        }
        return table
    }
}
