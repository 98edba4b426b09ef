import SourceTrees
import ThemeModel

/// The tokens of a file that are dimensions or fonts, where their names are those of a theme.
struct TokenDimensions {
    private let tokens: TokenFile

    init(_ tokens: TokenFile) { self.tokens = tokens }

    func addSizes(to appearance: inout Appearance) {
        for (path, token) in tokens.tokens {
            guard let value = tokens.value(of: token.value) else { continue }
            if let name = Self.layoutName(ofPath: path), let dimension = Self.dimension(value) {
                appearance.layout[name] = Located(.literal(dimension), at: token.value.location)
            }
            if let name = Self.family(ofPath: path), let stack = Self.stack(value) {
                appearance.families[name] = Located(stack, at: token.value.location)
            }
        }
    }

    static func hasPlace(_ path: String) -> Bool {
        layoutName(ofPath: path) ?? family(ofPath: path) != nil
    }

    /// `layout.spacing.md`, `spacing.md` and `space.md` are `spacing.md`.
    private static func layoutName(ofPath path: String) -> String? {
        let name = path.dropping("layout.") ?? path
        return ownLayoutName(name.dropping("space.").map { "spacing.\($0)" } ?? name)
    }

    private static func family(ofPath path: String) -> String? {
        path.dropping("fonts.families.").flatMap { TokenName.isWord($0) ? $0 : nil }
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
        let group = name.split(separator: ".").first.map(String.init) ?? ""
        let isOurs =
            Appearance.layoutNames.contains(name)
            || Appearance.layoutGroups.contains(group) && group != name
        return isOurs && TokenName.isValid(name) ? name : nil
    }

    static func dimension(_ node: SourceNode, allowsNegative: Bool = false) -> Dimension? {
        let text = node.text ?? "\(node["value"]?.text ?? "")\(node["unit"]?.text ?? "")"
        let dimension = try? Dimension(parsing: text)
        return dimension.flatMap { $0.value >= 0 || allowsNegative ? $0 : nil }
    }

    static func stack(_ node: SourceNode) -> [String]? {
        let names: [String]
        switch node.content {
        case .scalar(let text, _): names = [text]
        case .sequence(let items): names = items.compactMap(\.text)
        case .mapping: return nil
        }
        return names.isEmpty || names.contains { $0.utf8.count > 200 } ? nil : names
    }
}

extension String {
    /// The text after a beginning; nil where it begins otherwise.
    fileprivate func dropping(_ start: String) -> String? {
        hasPrefix(start) ? String(dropFirst(start.count)) : nil
    }
}
