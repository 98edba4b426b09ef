import Findings
import SourceText
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
        /// Against the rules it has a value and a pointer, too.
        let hasTwoValues: Bool
        /// The members that other programs wrote.
        let extensions: SourceNode?
        /// The reason why it is not to be used any more; empty without a reason, nil for a token in use.
        let deprecation: String?
        /// The index of its file.
        fileprivate let file: Int
        /// It is here because a group extends that of the token.
        let isCopy: Bool

        /// The file says that a program derived it from other tokens.
        var isDerived: Bool {
            extensions?["themepreview"]?["derived"]?.text == "true"
        }
    }

    private(set) var tokens: Table<Token> = [:]
    /// The groups that say something beside their type.
    private(set) var groups: Table<SourceNode> = [:]
    private(set) var findings: [Finding] = []
    let roots: [SourceNode]
    private var oddities = TokenOddities()
    /// Made once the first group extends another.
    private lazy var allGroups = TokenGroups(roots)
    /// The number of nodes that may still be read: `$extends` could double a file again and again.
    private var budget = 500_000

    private static let notes = ["$description", "$deprecated", "$extensions"]
    static let limit = 20_000
    private static let pathLimit = 1_000
    /// The most groups that may extend one another in a row.
    private static let chainLimit = 16
    /// The most members of a value: they are looked up one by one.
    static let valueLimit = 1_000

    init(_ roots: [SourceNode]) {
        self.roots = roots
        for (index, root) in roots.enumerated() {
            let place = Place(path: "", type: nil, extended: [], file: index)
            read(root, at: place)
        }
        for (path, token) in tokens where !token.isCopy {
            oddities.look(at: token, path, in: self)
        }
        findings += oddities.findings
        if tokens.count >= Self.limit || budget == 0 { reportLimit() }
    }

    private mutating func reportLimit() {
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
}

// MARK: - Reading

extension TokenFile {
    /// The place of a node, with all that the groups around it hand down.
    private struct Place {
        var path: String
        var type: String?
        /// The groups that were extended on the way here.
        var extended: Set<String>
        let file: Int

        /// The node is here because a group extends another.
        var isCopy: Bool { !extended.isEmpty }

        func member(_ name: String) -> Place {
            var place = self
            place.path = path.isEmpty ? name : "\(path).\(name)"
            return place
        }
    }

    /// Reads a group or token; its own tokens win over those of the groups that it extends.
    private mutating func read(_ node: SourceNode, at outer: Place) {
        guard case .mapping(let pairs) = node.content, tokens.count < Self.limit, budget > 0,
            outer.path.utf8.count <= Self.pathLimit
        else { return }
        budget -= 1
        var place = outer
        place.type = node["$type"]?.text ?? baseType(of: node) ?? outer.type
        let value = Self.value(of: node, at: place.path)
        if let value {
            readToken(node, value, at: place)
        } else if !place.isCopy, Self.notes.contains(where: { node[$0] != nil }) {
            groups[place.path] = node
        }
        for (key, member) in pairs {
            guard let name = key.text else { continue }
            if !place.isCopy {
                oddities.look(atMember: name, member, of: place.path, isToken: value != nil)
            }
            if name.hasPrefix("$"), name != "$root" { continue }
            read(member, at: place.member(name))
        }
        if let base = node["$extends"] { extend(base, at: place) }
    }

    /// The value of a token; nil for a group.
    private static func value(of node: SourceNode, at path: String) -> SourceNode? {
        if let value = node["$value"] { return value }
        return node["$ref"] == nil || path.isEmpty ? nil : node
    }

    private mutating func readToken(
        _ node: SourceNode,
        _ value: SourceNode,
        at place: Place
    ) {
        guard tokens[place.path]?.file != place.file else { return }
        if !place.isCopy {
            oddities.look(at: node, value, type: place.type, path: place.path)
        }
        guard value.count <= Self.valueLimit else { return }
        tokens[place.path] = Token(
            type: place.type,
            value: LegacyToken.modified(value, of: node),
            node: node,
            hasTwoValues: node["$value"] != nil && node["$ref"] != nil,
            extensions: node["$extensions"],
            deprecation: Self.deprecation(of: node),
            file: place.file,
            isCopy: place.isCopy
        )
    }

    private static func deprecation(of node: SourceNode) -> String? {
        guard let text = node["$deprecated"]?.text, text != "false" else { return nil }
        return text == "true" ? "" : text
    }
}

// MARK: - Groups that extend others

extension TokenFile {
    /// The type of the groups that a group extends.
    private mutating func baseType(of node: SourceNode) -> String? {
        var node = node
        for _ in 0..<Self.chainLimit {
            guard let base = node["$extends"], let path = Self.path(of: base),
                let target = allGroups[path]
            else { return nil }
            if let type = target["$type"]?.text { return type }
            node = target
        }
        return nil
    }

    private mutating func extend(_ base: SourceNode, at place: Place) {
        guard let target = Self.path(of: base), let group = allGroups[target] else {
            return report(.unknownReference, "'$extends' names no group of this file", base)
        }
        if group["$value"] != nil || group["$ref"] != nil {
            return report(.unknownReference, "'$extends' names a token, which is no group", base)
        }
        guard !place.extended.contains(target), place.extended.count < Self.chainLimit else {
            return report(
                .aliasCycle,
                "'$extends' forms a cycle, or a chain of more than \(Self.chainLimit) groups",
                base
            )
        }
        var inner = place
        inner.extended.insert(target)
        read(group, at: inner)
    }

    private mutating func report(
        _ rule: RuleID,
        _ message: String,
        _ node: SourceNode
    ) {
        findings.append(
            Finding(
                rule,
                .error,
                message,
                help: "name a group that is there",
                at: node.location
            )
        )
    }
}
