import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The tokens of type `typography` that are styles of a theme, and what of the others is left out.
struct TokenTypography {
    private let tokens: TokenFile

    /// The types that a theme has no place for.
    private static let others: Set<String> = [
        "typography", "shadow", "border", "transition", "cubicBezier", "duration",
        "strokeStyle",
        "dimension", "fontFamily", "fontWeight", "number",
    ]

    init(_ tokens: TokenFile) { self.tokens = tokens }

    func addStyles(to appearance: inout Appearance) {
        for (path, token) in tokens.tokens where tokens.type(of: path) == "typography" {
            guard let name = Self.style(of: path), let value = tokens.value(of: token.value) else {
                continue
            }
            appearance.styles[name] = descriptor(value)
        }
    }

    /// One note for all tokens that have no place in a theme.
    var finding: Finding? {
        var counts: Table<Int> = [:]
        var location: SourceLocation?
        for (path, token) in tokens.tokens {
            guard let type = tokens.type(of: path), Self.others.contains(type),
                !(type == "typography" && Self.style(of: path) != nil),
                !(["dimension", "fontFamily"].contains(type) && TokenDimensions.hasPlace(path))
            else { continue }
            counts[type] = (counts[type] ?? 0) + 1
            location = location ?? token.value.location
        }
        guard !counts.isEmpty else { return nil }
        let kinds = counts.map { "\($0.name) (\($0.value))" }.joined(separator: ", ")
        return Finding(
            .unknownKey,
            .note,
            "tokens that a theme has no place for are left out: \(kinds)",
            help:
                "name one as a theme does, such as 'typography.body', 'spacing.md' or 'radius.md', to have it",
            at: location
        )
    }

    /// The style that a path names: `fonts.styles.body`, `typography.body` and `body` are `body`.
    private static func style(of path: String) -> String? {
        var parts = path.split(separator: ".").filter { $0 != "$root" }
        while parts.count > 1, ["fonts", "font", "styles", "typography", "text"].contains(parts[0])
        {
            parts.removeFirst()
        }
        let name = parts.joined(separator: "-")
        let isOwn =
            path.hasPrefix("fonts.styles.") && TokenName.isWord(name) && !TextStyle.isTaken(name)
        return TextStyle.standardNames.contains(name) || isOwn ? name : nil
    }

    private func descriptor(_ node: SourceNode) -> FontDescriptor {
        var font = FontDescriptor()
        func value(_ key: String) -> SourceNode? { node[key].flatMap { tokens.value(of: $0) } }
        if let family = value("fontFamily") {
            let stack = TokenDimensions.stack(family)
            font.family = stack.map { Located(.stack($0), at: family.location) }
        }
        font.size = value("fontSize").flatMap { node in
            TokenDimensions.dimension(node).flatMap {
                $0.value > 0 ? Located($0, at: node.location) : nil
            }
        }
        font.weight = value("fontWeight").flatMap { node in
            node.text.flatMap { Int($0) ?? Self.weights[$0] }.flatMap {
                (1...1000).contains($0) ? Located($0, at: node.location) : nil
            }
        }
        font.letterSpacing = value("letterSpacing").flatMap { node in
            TokenDimensions.dimension(node, allowsNegative: true).map {
                Located($0, at: node.location)
            }
        }
        font.lineHeight = value("lineHeight").flatMap { node in
            // A height in pixels is a multiple of the size only where that is known.
            let pixels = TokenDimensions.dimension(node)?.pixels(relativeTo: nil)
            let size = font.size?.value.pixels(relativeTo: nil)
            var height = node.text.flatMap(Double.init)
            if height == nil, let pixels, let size { height = pixels / size }
            guard let height, (0.5...5).contains(height) else { return nil }
            return Located(height, at: node.location)
        }
        return font
    }

    /// The names of weights, Format Module, §8.4.
    static let weights = [
        "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
        "normal": 400,
        "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700,
        "extra-bold": 800,
        "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
    ]
}
