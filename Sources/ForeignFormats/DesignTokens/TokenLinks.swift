import ColorScience
import SourceTrees
import ThemeFormats
import ThemeModel

/// The tokens of a file, and those that it refers to in other files.
struct TokenLinks {
    /// The paths of its tokens.
    private(set) var defined: Set<String> = []
    /// The paths that its aliases name and that it does not have.
    private(set) var open: Set<String> = []

    private(set) var hasColor = false

    /// The file has a page and its text, so that it may be a theme by itself.
    var namesPage: Bool {
        let roles = Set(defined.map(TokenName.role))
        return roles.isSuperset(of: [Role.background.rawValue, Role.text.rawValue])
    }

    private static let limit = (tokens: 20_000, aliases: 2_000)

    /// Nil for a file that is no plain file of tokens.
    init?(_ root: SourceNode) {
        if NativeReader.isNative(root) || root["resolutionOrder"] != nil
            || TokenSets.areIn(root)
        {
            return nil
        }
        collect(root, path: "")
        if defined.isEmpty { return nil }
        open.subtract(defined)
    }

    private mutating func collect(_ node: SourceNode, path: String) {
        guard case .mapping(let pairs) = node.content, defined.count < Self.limit.tokens else {
            return
        }
        let values = Self.values(of: node)
        if !values.isEmpty, !path.isEmpty {
            defined.insert(path)
            for value in values { collectAliases(in: value) }
        }
        for (key, value) in pairs {
            guard let name = key.text, !name.hasPrefix("$") || name == "$root" else { continue }
            collect(value, path: path.isEmpty ? name : "\(path).\(name)")
        }
    }

    /// The values of a token, in each of its sets; none of a group.
    private static func values(of node: SourceNode) -> [SourceNode] {
        if let value = node["$value"] { return [value] }
        if let value = node["value"], value.text != nil || node["type"] != nil { return [value] }
        if let values = TokenValueSets.onlyValues(of: node) { return values.members.map(\.value) }
        return (node["sets"]?.pairs ?? []).flatMap { values(of: $0.value) }
    }

    private mutating func collectAliases(in value: SourceNode) {
        switch value.content {
        case .scalar(let text, _):
            if !hasColor, (try? Color(parsing: text)) != nil { hasColor = true }
            for match in text.matches(of: /\{([^{}]+)\}/) where open.count < Self.limit.aliases {
                let path = String(match.1).trimmed
                open.insert(TokenFile.withoutValue(path))
            }
        case .sequence(let items): for item in items { collectAliases(in: item) }
        case .mapping(let pairs):
            hasColor = hasColor || value["colorSpace"] != nil
            for (_, value) in pairs { collectAliases(in: value) }
        }
    }
}
