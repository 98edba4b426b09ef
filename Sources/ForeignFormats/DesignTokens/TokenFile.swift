import Findings
import SourceTrees
import ThemeModel

/// The tokens of one or several files by dotted path, each with the type that it has or takes from its groups.
///
/// A token of a later file takes the place of one of an earlier file.
struct TokenFile {
    struct Token {
        let type: String?
        let value: SourceNode
        /// The token as a whole.
        let node: SourceNode
        /// Whether it has a value and, against the rules, a pointer, too.
        let hasTwoValues: Bool
        /// What other programs say about it.
        let extensions: SourceNode?
        /// Why it is not to be used any more; empty without a reason, nil for a token in use.
        let deprecation: String?
        /// The file it is in.
        fileprivate let file: Int
        /// Whether it is here because a group extends that of the token.
        let isCopy: Bool

        /// Whether the file says that a program derived it from other tokens.
        var isDerived: Bool { extensions?["themepreview"]?["derived"]?.text == "true" }
    }

    private(set) var tokens: Table<Token> = [:]
    /// The groups that say something beside their type.
    private(set) var groups: Table<SourceNode> = [:]
    private(set) var findings: [Finding] = []
    let roots: [SourceNode]
    private var oddities = TokenOddities()
    /// Made once the first group extends another.
    private lazy var allGroups = TokenGroups(roots)
    /// How many nodes may still be read: `$extends` could double a file again and again.
    private var budget = 500_000

    private static let notes = ["$description", "$deprecated", "$extensions"]
    static let limit = 20_000
    /// How many groups may extend one another in a row.
    private static let chainLimit = 16
    /// How many members a value may have: they are looked up one by one.
    static let valueLimit = 1_000

    init(_ roots: [SourceNode]) {
        self.roots = roots
        for (index, root) in roots.enumerated() {
            read(root, path: "", type: nil, extending: [], file: index)
        }
        for (path, token) in tokens where !token.isCopy { oddities.look(at: token, path, in: self) }
        findings += oddities.findings
        guard tokens.count >= Self.limit || budget == 0 else { return }
        findings.append(
            Finding(
                .unreadableFile,
                .error,
                "the file has more than \(Self.limit) tokens",
                help: "split it into several files",
                at: roots.first?.location
            )
        )
    }

    /// Reads a group or token; its own tokens win over those of the groups that it extends.
    private mutating func read(
        _ node: SourceNode,
        path: String,
        type: String?,
        extending groups: Set<String>,
        file: Int
    ) {
        guard case .mapping(let pairs) = node.content, tokens.count < Self.limit, budget > 0,
            path.utf8.count <= 1_000
        else { return }
        budget -= 1
        let type = node["$type"]?.text ?? baseType(of: node) ?? type
        let value = node["$value"] ?? (node["$ref"] == nil || path.isEmpty ? nil : node)
        if let value, tokens[path]?.file != file {
            if groups.isEmpty { oddities.look(at: node, value, type: type, path: path) }
            if value.count <= Self.valueLimit {
                tokens[path] = Token(
                    type: type,
                    value: value,
                    node: node,
                    hasTwoValues: node["$value"] != nil && node["$ref"] != nil,
                    extensions: node["$extensions"],
                    deprecation: Self.deprecation(of: node),
                    file: file,
                    isCopy: !groups.isEmpty
                )
            }
        }
        if value == nil, groups.isEmpty, Self.notes.contains(where: { node[$0] != nil }) {
            self.groups[path] = node
        }
        for (key, member) in pairs {
            guard let name = key.text else { continue }
            if groups.isEmpty {
                oddities.look(atMember: name, member, of: path, isToken: value != nil)
            }
            guard !name.hasPrefix("$") || name == "$root" else { continue }
            read(
                member,
                path: path.isEmpty ? name : "\(path).\(name)",
                type: type,
                extending: groups,
                file: file
            )
        }
        if let base = node["$extends"] {
            extend(base, path: path, type: type, extending: groups, file: file)
        }
    }

    /// The type of the groups that a group extends.
    private mutating func baseType(of node: SourceNode) -> String? {
        var node = node
        for _ in 0..<Self.chainLimit {
            guard let base = node["$extends"],
                let target = Self.path(of: base).flatMap({ allGroups[$0] })
            else {
                return nil
            }
            if let type = target["$type"]?.text { return type }
            node = target
        }
        return nil
    }

    private static func deprecation(of node: SourceNode) -> String? {
        guard let text = node["$deprecated"]?.text, text != "false" else { return nil }
        return text == "true" ? "" : text
    }

    private mutating func extend(
        _ base: SourceNode,
        path: String,
        type: String?,
        extending groups: Set<String>,
        file: Int
    ) {
        guard let target = Self.path(of: base), let group = allGroups[target] else {
            return report(.unknownReference, "'$extends' names no group of this file", base)
        }
        if group["$value"] != nil || group["$ref"] != nil {
            return report(.unknownReference, "'$extends' names a token, which is no group", base)
        }
        guard !groups.contains(target), groups.count < Self.chainLimit else {
            return report(
                .aliasCycle,
                "'$extends' forms a cycle, or a chain of more than \(Self.chainLimit) groups",
                base
            )
        }
        read(group, path: path, type: type, extending: groups.union([target]), file: file)
    }

    private mutating func report(_ rule: RuleID, _ message: String, _ node: SourceNode) {
        findings.append(
            Finding(rule, .error, message, help: "name a group that is there", at: node.location)
        )
    }
}

extension TokenFile {
    /// The path that a value refers to: `{color.ink}`, or `{ "$ref": "#/color/ink/$value" }`; nil for a value.
    static func path(of node: SourceNode) -> String? {
        if let text = node.text {
            guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else {
                return text.hasPrefix("#/") ? path(ofPointer: text) : nil
            }
            // `{a} * {b}` is no alias.
            let path = text.dropFirst().dropLast()
            return path.contains { "{}".contains($0) } ? nil : String(path)
        }
        return node["$ref"]?.text.flatMap(path(ofPointer:))
    }

    static func path(ofPointer text: String) -> String? {
        var parts = JSONPointer(text)?.parts
        if parts?.last == "$value" { parts?.removeLast() }
        return parts?.joined(separator: ".")
    }

    /// The token that Figma took a value from, where the files have it; its export writes values where it has aliases.
    func figmaTarget(of token: Token) -> String? {
        token.extensions?["com.figma.aliasData"]?["targetVariableName"]?.text.flatMap { name in
            self.token(at: name.split(separator: "/").joined(separator: "."))
        }
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
            guard let target = token(at: path), let next = tokens[target]?.value else {
                return part(of: node)
            }
            node = next
        }
        return nil
    }

    /// The tokens of the circle in which the references of a token lead; nil where they lead in none.
    func circle(from path: String) -> [String]? {
        var chain = [path]
        while chain.count < 64, let node = tokens[chain[chain.count - 1]]?.value,
            let next = Self.path(of: node).flatMap({ token(at: $0) })
        {
            if let index = chain.firstIndex(of: next) { return Array(chain[index...]) }
            chain.append(next)
        }
        return nil
    }

    /// What a pointer reaches inside the value of a token, such as one component of a colour.
    private func part(of node: SourceNode) -> SourceNode? {
        guard node["$ref"] != nil else { return nil }
        var node = node
        for _ in 0..<16 {
            guard let text = node["$ref"]?.text else { return node }
            guard let parts = JSONPointer(text)?.parts, let split = parts.firstIndex(of: "$value"),
                let token = token(at: parts[..<split].joined(separator: ".")),
                let value = tokens[token]?.value
            else { return nil }
            let inner = parts[(split + 1)...].reduce(Optional(value)) { node, part in
                node.flatMap {
                    $0.count <= Self.valueLimit ? JSONPointer.step(to: part, in: $0) : nil
                }
            }
            guard let inner else { return nil }
            node = inner
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
