import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The things in files of tokens that the format does not have, each kind as one finding; they are read all the same.
///
/// Source: Design Tokens Format Module, §5 to §9, 2025.10.
struct TokenOddities {
    private var counted = CountedFindings()

    var findings: [Finding] { counted.findings }

    static let types: Set<String> = [
        "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
        "strokeStyle", "border",
        "transition", "shadow", "gradient", "typography",
    ]

    private mutating func addOddity(
        _ kind: String,
        _ path: String,
        _ what: @autoclosure () -> String,
        help: String,
        rule: RuleID = .wrongType,
        _ severity: Severity = .warning,
        at location: SourceLocation
    ) {
        counted.add(
            kind,
            Finding(rule, severity, "'\(path.excerpt)' \(what())", help: help, at: location)
        )
    }
}

// MARK: - A token as it is written

extension TokenOddities {
    mutating func look(
        at node: SourceNode,
        _ value: SourceNode,
        type: String?,
        path: String
    ) {
        lookAtGroup(node, path)
        if let type { lookAtType(type, of: node, path) }
        lookAtSize(of: value, node, path)
        if type == nil { lookAtMissingType(of: value, node, path) }
        lookAtUse(node, path)
    }

    private mutating func lookAtGroup(_ node: SourceNode, _ path: String) {
        let isGroup = node.pairs.contains { key, value in
            !(key.text?.hasPrefix("$") ?? true) && value["$value"] != nil
        }
        guard isGroup else { return }
        addOddity(
            "group",
            path,
            "is a token and a group",
            help: "give the group's own value the name '$root'",
            at: node.location
        )
    }

    private mutating func lookAtType(
        _ type: String,
        of node: SourceNode,
        _ path: String
    ) {
        if Self.types.contains(type) { return }
        addOddity(
            "type",
            path,
            "has the type '\(type.excerpt)', which the format does not have",
            help: "it is left out",
            rule: .unknownKey,
            at: node.location
        )
    }

    private mutating func lookAtSize(
        of value: SourceNode,
        _ node: SourceNode,
        _ path: String
    ) {
        guard value.count > TokenFile.valueLimit else { return }
        addOddity(
            "size",
            path,
            "has a value of more than \(TokenFile.valueLimit) members",
            help: "it is left out",
            at: node.location
        )
    }

    private mutating func lookAtMissingType(
        of value: SourceNode,
        _ node: SourceNode,
        _ path: String
    ) {
        guard TokenFile.path(of: value) == nil else { return }
        addOddity(
            "untyped",
            path,
            "has no '$type'",
            help: "write it at the token or a group around it",
            at: node.location
        )
    }

    private mutating func lookAtUse(_ node: SourceNode, _ path: String) {
        guard let deprecated = node["$deprecated"]?.text, deprecated != "false" else { return }
        let reason = deprecated == "true" ? "" : ": \(deprecated.excerpt)"
        addOddity(
            "deprecated",
            path,
            "is deprecated\(reason)",
            help: "it is read as long as it is there",
            .note,
            at: node.location
        )
    }

    private static let ofToken: Set<String> = [
        "$value", "$ref", "$type", "$description", "$extensions", "$deprecated",
    ]
    private static let ofGroup: Set<String> = [
        "$schema", "$type", "$description", "$extensions", "$deprecated", "$extends", "$root",
    ]

    /// Looks at one member of a token or group.
    mutating func look(atMember name: String, _ value: SourceNode, of path: String, isToken: Bool) {
        let owner = path.isEmpty ? "the file" : path
        if name.hasPrefix("$") {
            if !(isToken ? Self.ofToken : Self.ofGroup).contains(name) {
                addOddity(
                    "member",
                    owner,
                    "has '\(name.excerpt)', which \(isToken ? "a token" : "a group") does not have",
                    help: "put what a tool of yours needs into '$extensions'",
                    rule: .unknownKey,
                    at: value.location
                )
            } else if !Self.isOfItsKind(name, value) {
                addOddity(
                    "metadata",
                    owner,
                    "has a '\(name)' of another kind",
                    help: "see which kinds the format allows",
                    at: value.location
                )
            }
        } else if name.contains(where: { "{}.".contains($0) }) {
            addOddity(
                "name",
                owner,
                "has the name '\(name.excerpt)' in it, which no alias can reach",
                help: "leave out points and braces",
                rule: .invalidName,
                at: value.location
            )
        } else if value.text != nil || value.isNull || isToken && !Self.hasToken(value) {
            addOddity(
                "member",
                owner,
                "has '\(name.excerpt)', which is neither a token nor a group",
                help: "put what a tool of yours needs into '$extensions'",
                rule: .unknownKey,
                at: value.location
            )
        }
    }

    private static func hasToken(_ node: SourceNode) -> Bool {
        node["$value"] != nil || node.pairs.contains { hasToken($0.value) }
    }

    private static func isOfItsKind(_ name: String, _ value: SourceNode) -> Bool {
        switch name {
        case "$description", "$schema": value.text != nil && value.number == nil
        case "$deprecated": value.text != nil && value.number == nil
        case "$type": value.text != nil
        case "$extensions": value.kind == "a mapping"
        default: true
        }
    }
}

// MARK: - A token with all others at hand

extension TokenOddities {
    mutating func look(at token: TokenFile.Token, _ path: String, in tokens: TokenFile) {
        let type = tokens.type(of: path)
        let location = token.value.location
        if token.hasTwoValues {
            addOddity(
                "two",
                path,
                "has '$value' and '$ref'",
                help: "the value counts: leave out the other",
                at: location
            )
        }
        guard let value = tokens.value(of: token.value) else {
            // A colour that leads nowhere is an error: see `TokenColors`.
            if type == "color" { return }
            return addOddity(
                "reference",
                path,
                "refers to no token of this file, or in a circle",
                help: "name a token that has a value",
                rule: .unknownReference,
                at: location
            )
        }
        if let pointer = token.value["$ref"]?.text, !pointer.contains("$value"),
            TokenFile.path(of: token.value).flatMap(tokens.token) != nil
        {
            addOddity(
                "pointer",
                path,
                "points to a token and not to its value",
                help: "write '\(pointer.excerpt)/$value'",
                at: location
            )
        }
        guard let flaw = type.flatMap({ TokenValueRules(tokens: tokens).flaw(in: value, type: $0) })
        else { return }
        addOddity(flaw.kind, path, flaw.message, help: flaw.help, at: location)
    }
}
