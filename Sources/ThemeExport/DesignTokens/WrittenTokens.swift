import SourceText
import ThemeModel

/// The tokens of one mode, by dotted path.
struct WrittenTokens {
    /// What a program takes of the format.
    enum Dialect {
        case whole
        /// Figma's variables: no composite tokens, colours in sRGB, lengths in px.
        case figma
    }

    let mode: Mode
    private let dialect: Dialect
    private(set) var tokens: Table<[(key: String, value: JSONValue)]> = [:]
    /// Dimensions in units that design tokens do not have, as CSS.
    private(set) var otherLayout: [(key: String, value: JSONValue)] = []
    /// The paths that are groups, whose own value is at `$root`.
    private var groups: Set<String> = []

    init(_ mode: Mode, in dialect: Dialect = .whole) {
        self.mode = mode
        self.dialect = dialect
        for (name, _) in mode.palette where TokenName.isValid(name) {
            var path = "palette"
            for part in name.split(separator: ".").dropLast() {
                path += ".\(part)"
                groups.insert(path)
            }
        }
        for (name, color) in mode.palette where TokenName.isValid(name) {
            add("palette.\(name)", color)
        }
        for (name, color) in mode.colors where TokenName.isWord(name) {
            add("colors.\(name)", color)
        }
        addFonts()
        addLayout()
    }

    var tree: TokenTree { Self.tree(of: tokens) }

    /// The tokens that are written otherwise in another mode, or not at all, and those of some paths.
    func changes(from base: WrittenTokens, with paths: some Collection<String>) -> TokenTree {
        let paths = Set(paths)
        return Self.tree(
            of: tokens.compactMapValues { name, token in
                let usual = base.tokens[name].map { JSONValue.object($0).compact }
                return JSONValue.object(token).compact == usual && !paths.contains(name)
                    ? nil : token
            }
        )
    }

    private static func tree(of tokens: Table<[(key: String, value: JSONValue)]>) -> TokenTree {
        var tree = TokenTree()
        for (name, token) in tokens { tree.insert(token, at: name.split(separator: ".")) }
        return tree
    }

    private mutating func add(_ path: String, _ color: ThemeColor) {
        var token: [(key: String, value: JSONValue)] = [("$type", "color"), value(of: color)]
        // A reader that knows derivation need not take over what follows from the other colours.
        if case .derived = color.origin {
            token.append(("$extensions", ["themepreview": ["derived": .boolean(true)]]))
        }
        tokens[path] = token
    }

    /// The value, or the token that has it.
    ///
    /// Braces cannot name a `$root` by the schema, so a pointer does; Figma knows none.
    private func value(of color: ThemeColor) -> (key: String, value: JSONValue) {
        let literal = dialect == .figma ? DesignTokenJSON.srgb(color.display) : DesignTokenJSON.color(color)
        guard let alias = color.alias, alias.alpha == nil, TokenName.isValid(alias.path) else {
            return ("$value", literal)
        }
        guard groups.contains(alias.path) else { return ("$value", .string("{\(alias.path)}")) }
        if dialect == .figma { return ("$value", literal) }
        let parts = alias.path.split(separator: ".").joined(separator: "/")
        return ("$ref", .string("#/\(parts)/$root/$value"))
    }

    private mutating func addFonts() {
        for (name, family) in mode.families where TokenName.isWord(name) {
            let stack = DesignTokenJSON.stack(family.value)
            let value = dialect == .figma ? stack[0] : .list(stack)
            tokens["fonts.families.\(name)"] = [("$type", "fontFamily"), ("$value", value)]
        }
        if dialect == .figma { return }
        for (name, style) in mode.styles where TokenName.isWord(name) {
            guard let value = DesignTokenJSON.typography(style) else { continue }
            tokens["fonts.styles.\(name)"] = [("$type", "typography"), ("$value", value)]
        }
    }

    private mutating func addLayout() {
        for (name, dimension) in mode.layout where TokenName.isValid(name) {
            if let value = dialect == .figma
                ? DesignTokenJSON.pixels(dimension) : DesignTokenJSON.dimension(dimension)
            {
                tokens["layout.\(name)"] = [("$type", "dimension"), ("$value", value)]
            } else {
                otherLayout.append((name, .string(dimension.css)))
            }
        }
    }
}
