import Findings
import ThemeModel

/// The tokens of a file by dotted path, each with the type that it has or takes from its groups.
struct TokenFile {
    struct Token {
        let type: String?
        let value: SourceNode
        /// Whether the file says that a program derived it from other tokens.
        let isDerived: Bool
    }

    private(set) var tokens: Table<Token> = [:]
    private(set) var findings: [Finding] = []
    private let root: SourceNode
    /// How many nodes may still be read: `$extends` could double a file again and again.
    private var budget = 500_000

    static let limit = 20_000

    init(_ root: SourceNode) {
        self.root = root
        read(root, path: "", type: nil, extending: [])
        guard tokens.count >= Self.limit || budget == 0 else { return }
        findings.append(
            Finding(
                .unreadableFile, .error, "the file has more than \(Self.limit) tokens",
                help: "split it into several files", at: root.location))
    }

    /// Reads a group or token; its own tokens win over those of the groups that it extends.
    private mutating func read(_ node: SourceNode, path: String, type: String?, extending groups: Set<String>) {
        guard case .mapping(let pairs) = node.content, tokens.count < Self.limit, budget > 0, path.utf8.count <= 1_000
        else { return }
        budget -= 1
        let type = node["$type"]?.text ?? type
        if let value = node["$value"], !tokens.contains(path) {
            let isDerived = node["$extensions"]?["themepreview"]?["derived"]?.text == "true"
            tokens[path] = Token(type: type, value: value, isDerived: isDerived)
        }
        for (key, value) in pairs {
            guard let name = key.text, !name.hasPrefix("$") || name == "$root" else { continue }
            read(value, path: path.isEmpty ? name : "\(path).\(name)", type: type, extending: groups)
        }
        if let base = node["$extends"] { extend(base, path: path, type: type, extending: groups) }
    }

    private mutating func extend(_ base: SourceNode, path: String, type: String?, extending groups: Set<String>) {
        guard let target = Self.path(of: base), let group = node(at: target) else {
            return report(.unknownReference, "'$extends' names no group of this file", base)
        }
        guard !groups.contains(target), groups.count < 16 else {
            return report(.aliasCycle, "'$extends' forms a cycle, or a chain of more than 16 groups", base)
        }
        read(group, path: path, type: type, extending: groups.union([target]))
    }

    private mutating func report(_ rule: RuleID, _ message: String, _ node: SourceNode) {
        findings.append(Finding(rule, .error, message, help: "name a group that is there", at: node.location))
    }

    private func node(at path: String) -> SourceNode? {
        path.split(separator: ".").reduce(Optional(root)) { $0?[String($1)] }
    }
}

extension TokenFile {
    /// The path that a value refers to: `{color.ink}`, or `{ "$ref": "#/color/ink/$value" }`; nil for a value.
    static func path(of node: SourceNode) -> String? {
        if let text = node.text {
            guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else {
                return text.hasPrefix("#/") ? path(ofPointer: text) : nil
            }
            return String(text.dropFirst().dropLast())
        }
        return node["$ref"]?.text.flatMap(path(ofPointer:))
    }

    /// A pointer by RFC 6901 into this file.
    private static func path(ofPointer text: String) -> String? {
        guard text.hasPrefix("#/") else { return nil }
        var parts = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map { part in
            part.split(separator: "~1", omittingEmptySubsequences: false).joined(separator: "/")
                .split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~")
        }
        if parts.last == "$value" { parts.removeLast() }
        return parts.joined(separator: ".")
    }

    /// The token's path that a reference reaches: a group has its value at `$root`.
    func token(at path: String) -> String? {
        tokens.contains(path) ? path : tokens.contains("\(path).$root") ? "\(path).$root" : nil
    }

    /// The value at the end of a chain of references; nil where it leads nowhere or round in a circle.
    func value(of node: SourceNode) -> SourceNode? {
        var node = node
        for _ in 0..<64 {
            guard let path = Self.path(of: node) else { return node }
            guard let target = token(at: path), let next = tokens[target]?.value else { return nil }
            node = next
        }
        return nil
    }

    /// The type of a token: its own, its groups', or that of the token that it refers to.
    func type(of path: String) -> String? {
        var path = path
        for _ in 0..<64 {
            guard let token = tokens[path] else { return nil }
            if let type = token.type { return type }
            guard let next = Self.path(of: token.value).flatMap(self.token) else {
                return token.value["colorSpace"] == nil ? nil : "color"
            }
            path = next
        }
        return nil
    }
}
