import ColorScience
import SourceText
import SourceTrees
import ThemeModel

/// Groups of two tokens, `light` and `dark`, in files where nearly every colour with a use is one: the values of two modes.
///
/// Beside many other colours such a group is two shades.
struct TokenModePairs {
    /// The member with the values of a token by mode.
    static let key = "$modes"
    private static let modes = ["light", "dark"]
    private static let leastPairs = 3
    /// One colour with a use may be no such group beside so many.
    private static let leastShare = 4
    /// The most aliases that lead to one another.
    static let chainLimit = 16

    /// The values of all tokens.
    private(set) var values: [String: SourceNode] = [:]
    /// The paths of the groups.
    private(set) var pairs: Set<String> = []
    private var others = 0

    /// The files with such groups as tokens with a value for each mode; as they are, where the groups are no modes.
    static func joined(_ roots: [SourceNode]) -> [SourceNode] {
        let pairs = TokenModePairs(roots)
        return pairs.areModes ? roots.map { pairs.joined($0, at: "") } : roots
    }

    private init(_ roots: [SourceNode]) {
        for root in roots { collect(in: root, at: "", type: nil) }
    }

    static func path(_ name: String, in group: String) -> String {
        group.isEmpty ? name : "\(group).\(name)"
    }
}

// MARK: - Search

extension TokenModePairs {
    private mutating func collect(
        in node: SourceNode,
        at path: String,
        type outer: String?
    ) {
        let type = (node["$type"] ?? node["type"])?.text ?? outer
        if let value = Self.value(of: node) {
            values[path] = value
            if Self.namesUse(path), Self.mayBeColor(value, type) { others += 1 }
            return
        }
        if let members = Self.members(of: node, type) {
            pairs.insert(path)
            for (mode, token) in members {
                values[Self.path(mode, in: path)] = Self.value(of: token)
            }
            return
        }
        for (key, member) in node.pairs {
            guard let name = key.text, !name.hasPrefix("$") else { continue }
            collect(in: member, at: Self.path(name, in: path), type: type)
        }
    }

    static func value(of node: SourceNode) -> SourceNode? {
        node["$value"] ?? node["value"]
    }

    private static func mayBeColor(_ value: SourceNode, _ type: String?) -> Bool {
        if let type { return type == "color" }
        guard let text = value.text else { return value["colorSpace"] != nil }
        return text.contains("{") || (try? Color(parsing: text)) != nil
    }

    private static func namesUse(_ path: String) -> Bool {
        purpose(of: path) != nil
    }

    private static func purpose(of path: String) -> TokenPurpose? {
        NameWords.words(of: path).lazy.compactMap { TokenPurpose.strong($0) }.first
    }

    /// The two tokens of a group that has no other, by mode.
    static func members(
        of node: SourceNode,
        _ type: String?
    ) -> [(mode: String, token: SourceNode)]? {
        let groups = node.pairs.filter { key, value in
            value.isMapping && !(key.text ?? "$").hasPrefix("$")
        }
        guard groups.count == modes.count else { return nil }
        let found = modes.compactMap { mode in
            groups.first { $0.key.text == mode }.map { (mode: mode, token: $0.value) }
        }
        let areColors = found.allSatisfy { _, token in
            let type = (token["$type"] ?? token["type"])?.text ?? type
            return value(of: token).map { mayBeColor($0, type) } ?? false
        }
        return found.count == modes.count && areColors ? found : nil
    }
}

// MARK: - Decision

extension TokenModePairs {
    private var areModes: Bool {
        guard pairs.count >= Self.leastPairs, others * Self.leastShare <= pairs.count else {
            return false
        }
        let signs = pairs.compactMap(looksRight)
        return signs.count(where: \.self) * 2 >= signs.count
    }

    /// Text is darker in a light mode, and a fill lighter; nil where that is not known.
    private func looksRight(_ path: String) -> Bool? {
        let luminances = Self.modes.compactMap { mode in
            color(at: Self.path(mode, in: path))?.clipped.rgb.relativeLuminance
        }
        guard luminances.count == 2, luminances[0] != luminances[1] else { return nil }
        switch Self.purpose(of: path) {
        case .text, .icon: return luminances[0] < luminances[1]
        case .fill: return luminances[0] > luminances[1]
        case .line, nil: return nil
        }
    }

    private func color(at path: String) -> Color? {
        var path = path
        for _ in 0..<Self.chainLimit {
            guard let value = values[path] else { return nil }
            guard let next = TokenFile.path(of: value) else {
                return value.text.flatMap { try? Color(parsing: $0) }
            }
            path = TokenFile.withoutValue(next)
        }
        return nil
    }
}
