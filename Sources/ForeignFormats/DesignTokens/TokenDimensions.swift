import SourceTrees
import ThemeModel

/// The tokens of a file that are dimensions or fonts, where their names are those of a theme.
struct TokenDimensions {
    private let tokens: TokenFile

    init(_ tokens: TokenFile) { self.tokens = tokens }

    func addSizes(to appearance: inout Appearance) {
        for (path, token) in tokens.tokens {
            guard let value = tokens.value(of: token.value) else { continue }
            let place = token.value.location
            if let name = Self.layoutName(ofPath: path), let dimension = Self.dimension(value) {
                appearance.layout[name] = Located(.literal(dimension), at: place)
            }
            if let name = Self.family(ofPath: path), let stack = Self.stack(value) {
                appearance.families[name] = Located(stack, at: place)
            }
        }
    }

    static func hasPlace(_ path: String) -> Bool {
        layoutName(ofPath: path) ?? family(ofPath: path) != nil
    }

    /// `layout.spacing.md`, `spacing.md` and `space.md` are `spacing.md`.
    private static func layoutName(ofPath path: String) -> String? {
        let name = path.suffix(after: "layout.") ?? path
        if let step = name.suffix(after: "space.") {
            return ownLayoutName("spacing.\(step)")
        }
        return ownLayoutName(name)
    }

    private static func family(ofPath path: String) -> String? {
        guard let name = path.suffix(after: "fonts.families."), TokenName.isWord(name) else {
            return nil
        }
        return name
    }

    /// Dimensions that design tokens have no unit for, as the export writes them.
    static func addOwn(_ node: SourceNode, to appearance: inout Appearance) {
        guard case .mapping(let pairs) = node.content else { return }
        for (key, value) in pairs {
            guard let name = key.text.flatMap(ownLayoutName), let dimension = dimension(value)
            else { continue }
            appearance.layout[name] = Located(.literal(dimension), at: value.location)
        }
    }

    private static func ownLayoutName(_ name: String) -> String? {
        guard TokenName.isValid(name) else { return nil }
        if Appearance.layoutNames.contains(name) { return name }
        let group = String(name.prefix { $0 != "." })
        return group != name && Appearance.layoutGroups.contains(group) ? name : nil
    }

    static func dimension(_ node: SourceNode, allowsNegative: Bool = false) -> Dimension? {
        let parts = [node["value"]?.text, node["unit"]?.text]
        let text = node.text ?? parts.compactMap(\.self).joined()
        guard let dimension = try? Dimension(parsing: text) else { return nil }
        return dimension.value >= 0 || allowsNegative ? dimension : nil
    }

    static func stack(_ node: SourceNode) -> [String]? {
        let names: [String]
        switch node.content {
        case .scalar(let text, _): names = [text]
        case .sequence(let items): names = items.compactMap(\.text)
        case .mapping: return nil
        }
        let isShort = names.allSatisfy { $0.utf8.count <= TextLimits.name }
        return isShort && !names.isEmpty ? names : nil
    }
}
