import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeFormats
import ThemeModel

/// Reads base16 and base24 schemes, in their present form and the older flat one.
enum Base16Reader {
    /// A scheme has most of the colours `base00` to `base0F`, under `palette` or at the top.
    ///
    /// A file with roles is in the native format, even where its palette has a scheme's names.
    static func recognises(_ root: SourceNode) -> Bool {
        missing(in: root).map { $0.count <= 8 } ?? false
    }

    /// The finding about a scheme that lacks too many colours to be recognised; nil for any other file.
    static func incompleteness(of root: SourceNode) -> Finding? {
        guard let missing = missing(in: root),
            (9..<Base16Slots.base16.count).contains(missing.count)
        else {
            return nil
        }
        return Finding(
            .missingRole,
            .error,
            "the base16 scheme has no \(missing.joined(separator: ", "))",
            help:
                "a base16 scheme has base00 to base0F; a themepreview theme has 'background' and 'text' in 'colors'",
            at: root.location
        )
    }

    /// The scheme's colours that are neither under `palette` nor at the top; nil for a file in the native format.
    private static func missing(in root: SourceNode) -> [String]? {
        guard root["colors"] == nil, root["extends"] == nil else { return nil }
        let palette = root["palette"] ?? root
        return Base16Slots.base16.filter { palette[$0.name] ?? palette[$0.value] == nil }.map(
            \.name
        )
    }

    static func read(_ root: SourceNode, id: String?) -> ReadThemes {
        var reader = NodeReader(severity: .warning)
        var colors = ForeignColors("base16")
        let palette = root["palette"] ?? root
        let isBase24 =
            root["system"]?.text == "base24"
            || Base16Slots.fallbacks.keys.contains { palette[$0] != nil }
        var document = ThemeDocument(
            id: id ?? (root["name"] ?? root["scheme"])?.text ?? "theme",
            format: isBase24 ? "base24" : "base16",
            location: SourceLocation(file: root.location.file, line: 1, column: 1)
        )
        func value(_ key: String) -> SourceNode? { root[key].flatMap { $0.isNull ? nil : $0 } }
        document.name = (value("name") ?? value("scheme")).flatMap {
            reader.text($0, "'name'", limit: TextLimits.name)?.value
        }
        document.author = value("author").flatMap { reader.text($0, "'author'")?.value }
        document.description = value("description").flatMap {
            reader.text($0, "'description'")?.value
        }
        document.appearance.scheme = value("variant").flatMap { reader.choice($0, "'variant'") }
        if let system = value("system") {
            let _: Located<System>? = reader.choice(system, "'system'")
        }
        if root["palette"] != nil { readNames(of: palette, &reader) }
        document.appearance.palette = Self.palette(
            palette,
            isBase24: isBase24,
            &reader,
            &colors
        )
        document.appearance.colors = Self.colors(of: document.appearance.palette)
        return ([document], reader.findings + colors.findings)
    }

    private enum System: String, CaseIterable { case base16, base24 }

    /// Reports the colours that are left out: unknown names, and `base0a` beside `base0A`.
    private static func readNames(of palette: SourceNode, _ reader: inout NodeReader) {
        let slots = Base16Slots.base24
        var known: [String: String] = [:]
        for name in slots.names { (known[name], known[slots[name] ?? name]) = (name, name) }
        var found: Set<String> = []
        for (key, _) in reader.entries(of: palette, "'palette'") {
            guard let slot = known[key.value] else {
                reader.unknownKey(
                    key,
                    in: "a scheme's palette",
                    keys: slots.names,
                    advice:
                        "it is left out: a scheme has base00 to base0F, and base10 to base17 in base24"
                )
                continue
            }
            if !found.insert(slot).inserted { reader.add(.secondColor(slot, at: key.location)) }
        }
    }

    private static func palette(
        _ node: SourceNode,
        isBase24: Bool,
        _ reader: inout NodeReader,
        _ colors: inout ForeignColors
    ) -> Table<Located<ColorExpression>> {
        let slots = isBase24 ? Base16Slots.base24 : Base16Slots.base16
        return slots.compactMapValues { slot, other in
            if let value = node[slot] ?? node[other] {
                return colors.color(reading(of: value), of: slot, at: value)
            }
            if let fallback = Base16Slots.fallbacks[slot] {
                return Located(
                    ColorExpression(.reference("palette.\(fallback)")),
                    at: node.location
                )
            }
            reader.add(
                Finding(
                    .missingRole,
                    .error,
                    "the scheme has no '\(slot)'",
                    help: "a base16 scheme has base00 to base0F",
                    at: node.location
                )
            )
            return Located(ColorExpression(.unreadable), at: node.location)
        }
    }

    /// A colour of six hex digits, with or without `#`, or any other absolute one; a scheme needs each.
    private static func reading(of node: SourceNode) -> ColorReading {
        if node.isNull { return .misunderstood(.missing) }
        if let text = node.text, let color = SRGB8(hex: text) {
            return .literal(Color(color), node)
        }
        return ColorReading(css: node)
    }

    private static func colors(of palette: Table<Located<ColorExpression>>) -> Table<
        Located<ColorExpression>
    > {
        Base16Slots.roles.compactMapValues { _, slot in
            Located(ColorExpression(.reference("palette.\(slot)")), at: palette[slot]?.location)
        }
    }
}

extension Finding {
    fileprivate static func secondColor(_ slot: String, at location: SourceLocation?) -> Finding {
        Finding(
            .invalidName,
            .error,
            "the palette colour '\(slot)' is there twice",
            help: "take one of them out",
            at: location
        )
    }
}
