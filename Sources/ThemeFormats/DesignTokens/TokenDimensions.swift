import Findings
import ThemeModel

/// The tokens of a file that are dimensions or fonts, where their names are those of a theme.
struct TokenDimensions {
    private let tokens: TokenFile

    init(_ tokens: TokenFile) { self.tokens = tokens }

    func add(to appearance: inout Appearance) {
        for (path, token) in tokens.tokens {
            guard let value = tokens.value(of: token.value) else { continue }
            if let name = path.dropping("layout.").flatMap(Self.layoutName), let dimension = Self.dimension(value) {
                appearance.layout[name] = Located(.literal(dimension), at: token.value.location)
            }
            if let name = path.dropping("fonts.families."), TokenName.isWord(name), let stack = Self.stack(value) {
                appearance.families[name] = Located(stack, at: token.value.location)
            }
        }
    }

    /// Dimensions that design tokens have no unit for, as the export writes them.
    static func addOwn(_ node: SourceNode, to appearance: inout Appearance) {
        guard case .mapping(let pairs) = node.content else { return }
        for (key, value) in pairs {
            guard let name = key.text.flatMap(layoutName), let dimension = dimension(value) else { continue }
            appearance.layout[name] = Located(.literal(dimension), at: value.location)
        }
    }

    private static func layoutName(_ name: String) -> String? {
        let group = name.split(separator: ".").first.map(String.init) ?? ""
        let isOurs = Appearance.layoutNames.contains(name) || Appearance.layoutGroups.contains(group) && group != name
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
