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
        var pairs: [Located<RequiredPair>] = []
        for item in reader.items(of: node, "'pairs'") {
            let count = item.pairCount
            guard count == 1 || count <= ContrastRequirements.listedPairLimit - pairs.count else {
                reader.refuseExcess(of: item)
                break
            }
            pairs += Self.pairs(of: item, allowsThemes: allowsThemes, &reader)
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
    ///
    /// A mapping with several colours on a side stands for each of one side on each of the other.
    private static func pairs(
        of node: SourceNode,
        allowsThemes: Bool,
        _ reader: inout NodeReader
    ) -> [Located<RequiredPair>] {
        if let text = node.text {
            guard let name = name(text, node, &reader) else { return [] }
            return [Located(RequiredPair(name).onLiteralGround, at: node.location)]
        }
        var parts: [String: [String]] = [:]
        var use = ContrastUse.text
        var result = RequiredPair(PairName("", on: ""))
        let keys =
            [
                "pair", "foreground", "background", "use", "ratio", "reason", "modes", "between",
                "except", "enough",
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
            case "pair", "enough": break
            default: parts[key] = reader.names(value, "'\(key)'")
            }
        }
        let names = names(parts, node, &reader)
        if node["between"] != nil, result.extremes.isEmpty { return [] }
        if !names.isEmpty, use == .exempt, result.ratio != nil {
            reader.wrongUse(node)
            return []
        }
        if let enough = node["enough"] {
            return reader.alternatives(names, result, use, in: node, enough)
        }
        return names.map { name in
            var pair = result
            pair.name = PairName(name.value.foreground, on: name.value.background, use: use)
            return Located(pair.onLiteralGround, at: name.location)
        }
    }

    /// The names of a mapping: `pair`, or `foreground` and `background`.
    private static func names(
        _ parts: [String: [String]],
        _ node: SourceNode,
        _ reader: inout NodeReader
    ) -> [Located<PairName>] {
        let foreground = parts["foreground"]
        let background = parts["background"]
        if let phrases = node["pair"] {
            guard foreground == nil, background == nil else {
                reader.refuse(
                    "this pair is named twice, by 'pair' and by its colours",
                    help: "leave out 'foreground' and 'background'",
                    at: node.location
                )
                return []
            }
            return names(in: phrases, of: node, &reader)
        }
        // A name of several words would be another pair once it is written as a phrase.
        if let foreground, let background {
            let phrases = foreground.flatMap { front in
                background.map { "\(front) on \($0)" }
            }
            return phrases.compactMap { phrase in
                Self.name(phrase, node, &reader).map { Located($0, at: node.location) }
            }
        }
        if case .mapping = node.content {
            reader.refuse(
                "this pair has no '\(foreground == nil ? "foreground" : "background")'",
                help: "write both 'foreground' and 'background'",
                at: node.location
            )
        }
        return []
    }

    /// One phrase, or a list of them, each with its place.
    private static func names(
        in phrases: SourceNode,
        of pair: SourceNode,
        _ reader: inout NodeReader
    ) -> [Located<PairName>] {
        let isList = !phrases.items.isEmpty
        let items = isList ? phrases.items : [phrases]
        return items.compactMap { item in
            guard let text = reader.text(item, "'pair'")?.value,
                let name = Self.name(text, item, &reader)
            else { return nil }
            return Located(name, at: isList ? item.location : pair.location)
        }
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

    fileprivate mutating func refuseExcess(of pair: SourceNode) {
        let limit = ContrastRequirements.listedPairLimit
        refuse(
            "from here on lists of colours stand for more than \(limit) pairs",
            help:
                "name the colours that lie on each other, or write a pattern such as 'text-* on surface-*'",
            at: pair.location
        )
    }

    fileprivate mutating func wrongUse(_ node: SourceNode) {
        refuse(
            "this pair is exempt, and yet has a 'ratio'",
            help: "leave out 'use: exempt' or the ratio",
            at: node["ratio"]?.location ?? node.location
        )
    }
}

extension SourceNode {
    /// The number of pairs that a mapping with a list of colours on each side stands for.
    fileprivate var pairCount: Int {
        let sides = [self["foreground"], self["background"]].map { side in
            max(side?.items.count ?? 1, 1)
        }
        return sides[0] * sides[1]
    }
}
