import Findings
package import ThemeModel

/// Reads `contrast`, of a theme or of the project's configuration.
package enum ContrastReader {
    /// Reads the requirements; `otherKeys` are allowed too, and left to the caller.
    package static func requirements(
        _ node: SourceNode, _ reader: inout NodeReader, otherKeys: [String] = []
    ) -> ContrastRequirements {
        var requirements = ContrastRequirements()
        reader.readMapping(node, "'contrast'", keys: ["level", "pairs", "distinct", "waivers"] + otherKeys) {
            reader, key, value in
            switch key {
            case "level": requirements.level = reader.choice(value, "'level'")?.value
            case "pairs": requirements.pairs = reader.items(of: value, "'pairs'").compactMap { pair($0, &reader) }
            case "distinct": requirements.distinct = groups(value, &reader)
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

    /// `text-muted on surface`, or a mapping that also names the use.
    private static func pair(_ node: SourceNode, _ reader: inout NodeReader) -> Located<PairName>? {
        if let text = node.text {
            return pair(text, node, &reader).map { Located($0, at: node.location) }
        }
        var foreground: String?
        var background: String?
        var use = ContrastUse.text
        reader.readMapping(node, "a pair", keys: ["foreground", "background", "use"]) { reader, key, value in
            switch key {
            case "foreground": foreground = reader.text(value, "'foreground'")?.value
            case "background": background = reader.text(value, "'background'")?.value
            default: use = reader.choice(value, "'use'")?.value ?? .text
            }
        }
        guard let foreground, let background else {
            if case .mapping = node.content {
                reader.add(
                    Finding(
                        .wrongType, .error, "this pair has no '\(foreground == nil ? "foreground" : "background")'",
                        help: "write both 'foreground' and 'background'", at: node.location))
            }
            return nil
        }
        // A name of several words would be another pair once it is written as a phrase.
        guard let pair = pair("\(foreground) on \(background)", node, &reader) else { return nil }
        return Located(PairName(pair.foreground, on: pair.background, use: use), at: node.location)
    }

    private static func pair(_ text: String, _ node: SourceNode, _ reader: inout NodeReader) -> PairName? {
        let pair = PairName(phrase: text)
        if pair == nil { reader.wrongType(node, "a pair", expected: "'FOREGROUND on BACKGROUND'") }
        return pair
    }

    private static func groups(_ node: SourceNode, _ reader: inout NodeReader) -> [Located<[String]>] {
        let items = reader.items(of: node, "'distinct'")
        let names = items.compactMap(\.text)
        guard names.isEmpty || names.count < items.count else {
            let meant = names.count > 1 ? names.prefix(8) : ["success", "danger"]
            reader.add(
                Finding(
                    .wrongType, .error, "'distinct' lists names, and not groups of names",
                    help: "write [[\(meant.joined(separator: ", "))]]", at: node.location))
            return []
        }
        return items.compactMap { group($0, &reader) }
    }

    private static func group(_ node: SourceNode, _ reader: inout NodeReader) -> Located<[String]>? {
        let names = reader.items(of: node, "a group").compactMap { reader.text($0, "a role")?.value }
        if case .sequence(let items) = node.content, items.count < 2 {
            reader.add(
                Finding(
                    .wrongType, .error, "this 'distinct' group has fewer than two colours",
                    help: "name two or more, as in [success, danger]", at: node.location))
            return nil
        }
        guard names.count > ContrastRequirements.groupLimit else { return Located(names, at: node.location) }
        reader.add(
            Finding(
                .wrongType, .error,
                "this 'distinct' group has \(names.count) colours, above the limit of \(ContrastRequirements.groupLimit)",
                help: "group only those that are seen together: every two of a group are compared",
                at: node.location))
        return nil
    }

    private static func waiver(_ node: SourceNode, allowsTheme: Bool, _ reader: inout NodeReader) -> Waiver? {
        var members: [String: Located<String>] = [:]
        let keys = ["pair", "mode", "reason", "expires", "rule"] + (allowsTheme ? ["theme"] : [])
        reader.readMapping(node, "a waiver", keys: keys) { reader, key, value in
            members[key] = reader.text(value, "'\(key)'")
        }
        guard let text = members["pair"], let pair = pair(text.value, node["pair"] ?? node, &reader) else {
            if members["pair"] == nil {
                reader.add(.incompleteWaiver("pair", help: "name it under 'pair', as in 'text on surface'", at: node))
            }
            return nil
        }
        guard let reason = members["reason"]?.value, reason.contains(where: \.isInk) else {
            reader.add(.incompleteWaiver("reason", help: "say under 'reason' why the finding is allowed", at: node))
            return nil
        }
        var waiver = Waiver(foreground: pair.foreground, background: pair.background, reason: reason)
        waiver.mode = members["mode"]?.value
        waiver.theme = members["theme"]?.value
        if let rule = node["rule"] {
            guard let choice: Located<WaivableRule> = reader.choice(rule, "'rule'") else { return nil }
            waiver.rule = RuleID(rawValue: choice.value.rawValue)
        }
        waiver.location = node.location
        if let expires = node["expires"] {
            guard let date = members["expires"].flatMap({ CalendarDate(parsing: $0.value) }) else {
                reader.wrongType(expires, "'expires'", expected: "a date such as 2027-01-01")
                return nil
            }
            waiver.expires = date
        }
        return waiver
    }
}

extension Finding {
    fileprivate static func incompleteWaiver(_ missing: String, help: String, at node: SourceNode) -> Finding {
        Finding(.wrongType, .error, "this waiver has no \(missing)", help: help, at: node.location)
    }
}

extension Character {
    /// Whether something is seen of it: neither white space nor a character that is shown as nothing.
    fileprivate var isInk: Bool {
        !isWhitespace
            && unicodeScalars.contains { scalar in
                !scalar.properties.isDefaultIgnorableCodePoint
                    && ![.control, .format, .unassigned].contains(scalar.properties.generalCategory)
            }
    }
}
