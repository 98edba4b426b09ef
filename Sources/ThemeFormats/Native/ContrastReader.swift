import Findings
package import SourceTrees
package import ThemeModel

/// Reads `contrast`, of a theme or of the project's configuration.
package enum ContrastReader {
    private static let keys = [
        "level", "pairs", "distinct", "order", "ladder", "margin", "waivers",
    ]

    /// Reads the requirements; `otherKeys` are allowed too, and left to the caller.
    package static func requirements(
        _ node: SourceNode,
        _ reader: inout NodeReader,
        otherKeys: [String] = []
    ) -> ContrastRequirements {
        var requirements = ContrastRequirements()
        reader.readMapping(
            node,
            "'contrast'",
            keys: keys + otherKeys
        ) {
            reader,
            key,
            value in
            switch key {
            case "level": requirements.level = reader.choice(value, "'level'")?.value
            case "pairs":
                requirements.pairs = PairReader.pairs(
                    value,
                    allowsThemes: !otherKeys.isEmpty,
                    &reader
                )
            case "distinct": requirements.distinct = groups(value, &reader)
            case "order": requirements.orders = SequenceReader.orders(value, &reader)
            case "ladder": requirements.ladders = SequenceReader.ladders(value, &reader)
            case "margin":
                let margin = reader.number(value, "'margin'", in: 0...10)
                requirements.margin = margin?.value ?? 0
            case "waivers":
                let allowsTheme = !otherKeys.isEmpty
                requirements.waivers = reader.items(of: value, "'waivers'").compactMap {
                    waiver($0, allowsTheme: allowsTheme, &reader)
                }
            default: break
            }
        }
        return requirements
    }

    private static func groups(_ node: SourceNode, _ reader: inout NodeReader) -> [Located<
        [String]
    >] {
        let items = reader.items(of: node, "'distinct'")
        let names = items.compactMap(\.text)
        guard names.isEmpty || names.count < items.count else {
            let meant = names.count > 1 ? names.prefix(8) : ["success", "danger"]
            reader.add(
                Finding(
                    .wrongType,
                    .error,
                    "'distinct' lists names, and not groups of names",
                    help: "write [[\(meant.joined(separator: ", "))]]",
                    at: node.location
                )
            )
            return []
        }
        return items.compactMap { group($0, &reader) }
    }

    private static func group(_ node: SourceNode, _ reader: inout NodeReader) -> Located<[String]>?
    {
        let names = reader.items(of: node, "a group").compactMap {
            reader.text($0, "a role")?.value
        }
        if case .sequence(let items) = node.content, items.count < 2 {
            reader.add(
                Finding(
                    .wrongType,
                    .error,
                    "this 'distinct' group has fewer than two colours",
                    help: "name two or more, as in [success, danger]",
                    at: node.location
                )
            )
            return nil
        }
        guard names.count > ContrastRequirements.groupLimit else {
            return Located(names, at: node.location)
        }
        reader.add(
            Finding(
                .wrongType,
                .error,
                "this 'distinct' group has \(names.count) colours, above the limit of \(ContrastRequirements.groupLimit)",
                help: "group only those that are seen together: every two of a group are compared",
                at: node.location
            )
        )
        return nil
    }

    private static func waiver(_ node: SourceNode, allowsTheme: Bool, _ reader: inout NodeReader)
        -> Waiver?
    {
        var members: [String: Located<String>] = [:]
        var lists: [String: [String]] = [:]
        let keys =
            ["pair", "css", "mode", "modes", "reason", "expires", "rule"]
            + (allowsTheme ? ["theme", "themes"] : [])
        reader.readMapping(node, "a waiver", keys: keys) { reader, key, value in
            switch key {
            case "modes", "themes": lists[key] = reader.names(value, "'\(key)'")
            case "reason": break
            default:
                members[key] = reader.text(value, "'\(key)'")
            }
        }
        guard let subject = subject(of: node, members, &reader) else { return nil }
        guard let reason = node["reason"].flatMap({ reader.reason($0) }) else {
            reader.add(
                .incompleteWaiver(
                    "reason",
                    help: "say under 'reason' why the finding is allowed",
                    at: node
                )
            )
            return nil
        }
        var waiver = subject
        waiver.reason = reason
        waiver.modes = (members["mode"].map { [$0.value] } ?? []) + (lists["modes"] ?? [])
        waiver.themes = (members["theme"].map { [$0.value] } ?? []) + (lists["themes"] ?? [])
        waiver.location = node.location
        if let rule = node["rule"] {
            guard let choice: Located<WaivableRule> = reader.choice(rule, "'rule'") else {
                return nil
            }
            waiver.rule = RuleID(rawValue: choice.value.rawValue)
        }
        if let expires = node["expires"] {
            guard let date = members["expires"].flatMap({ CalendarDate(parsing: $0.value) }) else {
                reader.wrongType(expires, "'expires'", expected: "a date such as 2027-01-01")
                return nil
            }
            waiver.expires = date
        }
        return waiver
    }

    /// A waiver of the pair or of the rule of CSS that is named, still without a reason.
    private static func subject(
        of node: SourceNode,
        _ members: [String: Located<String>],
        _ reader: inout NodeReader
    ) -> Waiver? {
        switch (members["pair"]?.value, members["css"]?.value) {
        case (let text?, nil):
            return PairReader.name(text, node["pair"] ?? node, &reader).map {
                Waiver(foreground: $0.foreground, background: $0.background, reason: "")
            }
        case (nil, let selector?):
            if node["rule"] == nil { return Waiver(css: selector.oneLine, reason: "") }
            reader.add(
                Finding(
                    .wrongType,
                    .error,
                    "this waiver has both 'css' and 'rule'",
                    help: "take 'rule' away: a rule of CSS is waived for its low contrast",
                    at: node.location
                )
            )
        case (.some, .some):
            reader.add(
                Finding(
                    .wrongType,
                    .error,
                    "this waiver has both 'pair' and 'css'",
                    help: "write a waiver for each",
                    at: node.location
                )
            )
        case (nil, nil):
            reader.add(
                .incompleteWaiver(
                    "pair",
                    help: "name it under 'pair', as in 'text on surface'",
                    at: node
                )
            )
        }
        return nil
    }
}

extension Finding {
    fileprivate static func incompleteWaiver(_ missing: String, help: String, at node: SourceNode)
        -> Finding
    {
        Finding(.wrongType, .error, "this waiver has no \(missing)", help: help, at: node.location)
    }
}

extension NodeReader {
    /// Reads the reason for which less is enough; nil where it says nothing.
    mutating func reason(_ node: SourceNode) -> String? {
        guard let reason = text(node, "'reason'")?.value else { return nil }
        return reason.contains(where: \.isInk) ? reason : nil
    }
}

extension String {
    /// White space as in the selectors of a rule that was read.
    fileprivate var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension Character {
    /// Neither white space nor a character that is shown as nothing.
    fileprivate var isInk: Bool {
        !isWhitespace
            && unicodeScalars.contains { scalar in
                !scalar.properties.isDefaultIgnorableCodePoint
                    && ![.control, .format, .unassigned].contains(scalar.properties.generalCategory)
            }
    }
}
