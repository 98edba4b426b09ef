import SourceText
import SourceTrees
import ThemeModel

/// A font or a length of a style sheet, by our names: `--font-sans`, `--radius`, `--spacing-md`.
enum StyleMetric {
    case family(name: String, stack: [String])
    case length(path: String, Dimension)

    private static let groups = ["radius": "radius", "spacing": "spacing", "space": "spacing"]

    /// Nil for any other property; Tailwind has one radius, which others are made of.
    init?(_ text: String, of property: String, hasMiddleRadius: Bool) {
        let name = property.dropFirst(2)
        var parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        if name == "radius", !hasMiddleRadius { parts = ["radius", "md"] }
        guard parts.count == 2, TokenName.isWord(parts[1]) else { return nil }
        if parts[0] == "font", !parts[1].contains("-"), let stack = Self.stack(text) {
            self = .family(name: parts[1], stack: stack)
            return
        }
        guard let group = Self.groups[parts[0]], let dimension = Dimension(styled: text) else {
            return nil
        }
        self = .length(path: "\(group).\(parts[1])", dimension)
    }

    func set(in appearance: inout Appearance, at location: SourceLocation) {
        switch self {
        case .family(let name, let stack):
            appearance.families[name] = Located(stack, at: location)
        case .length(let path, let dimension):
            appearance.layout[path] = Located(.literal(dimension), at: location)
        }
    }

    /// The names of a list of fonts as CSS writes it; nil for any other text.
    static func stack(_ text: String) -> [String]? {
        guard text.utf8.allSatisfy({ !"(){};#%".utf8.contains($0) }),
            text.contains(where: \.isLetter)
        else { return nil }
        let names = text.split(separator: ",").map { name in
            name.trimmed.description.trimming { $0 == "\"" || $0 == "'" }
        }
        let isStack = names.allSatisfy { name in
            !name.isEmpty && !(name.first?.isNumber ?? true) && name.utf8.count <= 200
        }
        return isStack && names.count <= TextLimits.fontStack ? names : nil
    }
}
