import Findings
import SourceText
package import SourceTrees
package import ThemeModel

/// Reads the pairs that a theme, a project or a profile asks for.
package enum PairReader {
    /// Reads a list of pairs; only a project's may name themes.
    package static func pairs(
        _ node: SourceNode,
        allowsThemes: Bool,
        _ reader: inout NodeReader
    ) -> [Located<RequiredPair>] {
        let pairs = reader.items(of: node, "'pairs'").compactMap {
            pair($0, allowsThemes: allowsThemes, &reader)
        }
        let patterns = pairs.indices.filter { pairs[$0].value.isPattern }.dropFirst(
            ContrastRequirements.patternLimit
        )
        guard let first = patterns.first else { return pairs }
        let limit = ContrastRequirements.patternLimit
        reader.refuse(
            "from here on there are more than \(limit) pairs with a '*' or a '{name}'",
            help: "join some of them: 'syntax-*' stands for all roles of code",
            at: pairs[first].location
        )
        return pairs.filter { !$0.value.isPattern }
    }

    /// `text-muted on surface`, or a mapping that also names the use, a ratio, and what it is for.
    private static func pair(
        _ node: SourceNode,
        allowsThemes: Bool,
        _ reader: inout NodeReader
    ) -> Located<RequiredPair>? {
        if let text = node.text {
            return name(text, node, &reader).map { Located($0, at: node.location) }
        }
        var parts: [String: Located<String>] = [:]
        var use = ContrastUse.text
        var result = RequiredPair(PairName("", on: ""))
        let keys =
            [
                "pair", "foreground", "background", "use", "ratio", "reason", "modes", "between",
                "except",
            ]
            + (allowsThemes ? ["themes"] : [])
        reader.readMapping(node, "a pair", keys: keys) { reader, key, value in
            switch key {
            case "use": use = reader.choice(value, "'use'")?.value ?? .text
            case "ratio": reader.readRatio(value, into: &result)
            case "between": result.extremes = reader.extremes(value)
            case "except": result.exceptions = ExceptionReader.exceptions(value, &reader)
            case "reason": result.reason = reader.reason(value)
            case "modes": result.modes = reader.names(value, "'modes'")
            case "themes": result.themes = reader.names(value, "'themes'")
            default: parts[key] = reader.text(value, "'\(key)'")
            }
        }
        guard let name = name(parts, node, &reader) else { return nil }
        if node["between"] != nil, result.extremes.isEmpty { return nil }
        if use == .exempt, result.ratio != nil {
            reader.wrongUse(node)
            return nil
        }
        result.name = PairName(name.foreground, on: name.background, use: use)
        return Located(result, at: node.location)
    }

    /// The names of a mapping: `pair`, or `foreground` and `background`.
    private static func name(
        _ parts: [String: Located<String>],
        _ node: SourceNode,
        _ reader: inout NodeReader
    ) -> PairName? {
        let foreground = parts["foreground"]?.value
        let background = parts["background"]?.value
        if let phrase = parts["pair"] {
            guard foreground == nil, background == nil else {
                reader.refuse(
                    "this pair is named twice, by 'pair' and by its colours",
                    help: "leave out 'foreground' and 'background'",
                    at: node.location
                )
                return nil
            }
            return name(phrase.value, node["pair"] ?? node, &reader)
        }
        // A name of several words would be another pair once it is written as a phrase.
        if let foreground, let background {
            return name("\(foreground) on \(background)", node, &reader)
        }
        if case .mapping = node.content {
            reader.refuse(
                "this pair has no '\(foreground == nil ? "foreground" : "background")'",
                help: "write both 'foreground' and 'background'",
                at: node.location
            )
        }
        return nil
    }

    static func name(_ text: String, _ node: SourceNode, _ reader: inout NodeReader) -> PairName? {
        guard let pair = PairName(phrase: text) else {
            reader.wrongType(node, "a pair", expected: "'FOREGROUND on BACKGROUND'")
            return nil
        }
        if [pair.foreground, pair.background].contains(where: NameTemplate.hasStrayBrace) {
            reader.refuse(
                "the pair '\(text.excerpt)' has a brace that belongs to no capture",
                help: "a capture is a word in braces, such as {variant}",
                at: node.location
            )
            return nil
        }
        return pair
    }
}

extension NodeReader {
    /// Reads one name or pattern, or a list of them.
    package mutating func names(_ node: SourceNode, _ what: String) -> [String] {
        let items = node.text == nil ? items(of: node, what) : [node]
        if case .sequence(let items) = node.content, items.isEmpty {
            // An empty list stands for everything, which nobody means who writes one.
            wrongType(node, what, expected: "a name, or a list of names")
        }
        return items.compactMap { text($0, what, limit: TextLimits.name)?.value }
    }

    fileprivate mutating func wrongUse(_ node: SourceNode) {
        refuse(
            "this pair is exempt, and yet has a 'ratio'",
            help: "leave out 'use: exempt' or the ratio",
            at: node["ratio"]?.location ?? node.location
        )
    }
}
