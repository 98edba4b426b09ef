package import Findings
import SourceText
import SourceTrees
import ThemeFormats

/// An edit of `themepreview.yml` that adds pairs before those that are there, which therefore still count more.
package struct PairInsertion {
    /// The pairs of one reason, as YAML without indentation.
    package struct Group {
        let comment: String
        /// Each of one line or several.
        let items: [String]

        package init(_ comment: String, items: [String]) {
            self.comment = comment
            self.items = items
        }
    }

    /// The themes and modes that a pair is for; empty for all.
    package struct Scope: Hashable {
        let themes: [String]
        let modes: [String]

        package init(themes: [String] = [], modes: [String] = []) {
            self.themes = themes
            self.modes = modes
        }

        package var isAll: Bool { themes.isEmpty && modes.isEmpty }

        fileprivate var members: [String] {
            let names = [("themes", themes), ("modes", modes)].filter { !$0.1.isEmpty }
            return names.map { key, values in
                let list = values.map(YAMLWriter.scalar).joined(separator: ", ")
                return "\(key): [\(list)]"
            }
        }
    }

    /// A pair as an item of a list in YAML.
    package static func item(_ pair: PairName, in scope: Scope = Scope()) -> String {
        let phrase = YAMLWriter.scalar(pair.phrase)
        var members = ["pair: \(phrase)"]
        if pair.use != .text { members.append("use: \(pair.use.rawValue)") }
        members += scope.members
        return members.count == 1 ? phrase : "{ \(members.joined(separator: ", ")) }"
    }

    /// Pairs of one use for the same themes and modes, which are named once.
    package static func item(_ pairs: [PairName], in scope: Scope) -> String {
        if pairs.count == 1 { return item(pairs[0], in: scope) }
        var lines = scope.members
        if pairs[0].use != .text { lines.append("use: \(pairs[0].use.rawValue)") }
        lines.append("pair:")
        lines += pairs.map { "  - \(YAMLWriter.scalar($0.phrase))" }
        return lines.joined(separator: "\n  ")
    }

    private let lines: [String]
    private let root: SourceNode?
    private let isUsable: Bool

    package init(_ text: String) {
        // Of the line end CR LF, which is one character, each line keeps the CR.
        let scalars = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        lines = scalars.map { String($0) }
        do {
            root = try YAMLParser.parse(text, file: ProjectFolder.configurationName)
            isUsable = true
        } catch {
            root = nil
            isUsable = false
        }
    }

    /// The text with the pairs; nil where its form leaves no place for them, such as `pairs: [...]`.
    package func text(adding groups: [Group]) -> String? {
        guard isUsable, let place = place else { return nil }
        var added = place.lead
        for group in groups {
            added.append("\(place.indentation)# \(group.comment)")
            for item in group.items {
                let lines = "- \(item)".split(separator: "\n")
                added += lines.map { place.indentation + $0 }
            }
        }
        var result = lines
        if let keyLine = place.emptiedLine {
            result[place.line - 1] = keyLine
        }
        let end = lines[0].unicodeScalars.last == "\r" ? "\r" : ""
        result.insert(contentsOf: added.map { $0 + end }, at: place.line)
        let text = result.joined(separator: "\n")
        return keepsAll(text, besides: groups) ? text : nil
    }

    /// The new text has the keys and pairs that were there, and each new pair as it reads alone.
    private func keepsAll(_ text: String, besides groups: [Group]) -> Bool {
        let other = PairInsertion(text)
        guard other.isUsable, let new = other.root else { return false }
        let old = root?.pairs.compactMap(\.key.text) ?? []
        let keys = new.pairs.compactMap(\.key.text)
        let added = groups.flatMap(\.items).map { item in
            PairInsertion("- " + item).root?.words
        }
        let pairs = added + (root?.pairItems ?? []).map(\.words)
        return new.pairItems.map(\.words) == pairs && old.allSatisfy(keys.contains)
    }
}

extension PairInsertion {
    private struct Place {
        /// The number of lines before the new ones.
        let line: Int
        let indentation: String
        /// The keys that are missing.
        var lead: [String] = []
        /// The line before, without the `~`, `[]` or `{}` that stands for nothing; nil where there is none.
        var emptiedLine: String?
    }

    private var place: Place? {
        guard let root, let contrast = root["contrast"] else {
            let isEmpty = root.map(\.isMapping) ?? true
            guard isEmpty else { return nil }
            let end = lines.last == "" ? lines.count - 1 : lines.count
            return Place(line: end, indentation: "    ", lead: ["contrast:", "  pairs:"])
        }
        if contrast.isEmpty { return place(below: "contrast", of: root, lead: "  pairs:") }
        guard let pairs = contrast["pairs"] else { return placeOfKey(in: contrast) }
        if pairs.isEmpty { return place(below: "pairs", of: contrast) }
        guard let first = pairs.items.first else { return nil }
        let number = first.location.line - 1
        guard lines.indices.contains(number), let indentation = indentation(of: lines[number]),
            lines[number].dropFirst(indentation.count).hasPrefix("- ")
        else { return nil }
        var line = number
        // A comment above the first pair stays with it.
        while line > 0, lines[line - 1].hasPrefix(indentation + "#") { line -= 1 }
        return Place(line: line, indentation: indentation)
    }

    /// The place below a key without a value.
    private func place(below name: String, of node: SourceNode, lead: String? = nil) -> Place? {
        guard let (key, value) = node.pairs.first(where: { $0.key.text == name }) else {
            return nil
        }
        let depth = key.location.column - 1 + (lead == nil ? 2 : 4)
        let isOnLine = value.location.line == key.location.line
        return Place(
            line: key.location.line,
            indentation: String(repeating: " ", count: depth),
            lead: [lead].compactMap(\.self),
            emptiedLine: isOnLine ? lineWithoutValue(at: value.location) : nil
        )
    }

    /// The line of a value that stands for nothing, without it; nil where nothing is written.
    private func lineWithoutValue(at location: SourceLocation) -> String? {
        guard lines.indices.contains(location.line - 1) else { return nil }
        let line = lines[location.line - 1].unicodeScalars
        let start = line.prefix(location.column - 1)
        let rest = line.dropFirst(location.column - 1)
        let words = ["~", "null", "Null", "NULL", "[]", "{}"]
        guard let word = words.first(where: { rest.starts(with: $0.unicodeScalars) }) else {
            return nil
        }
        return String(start) + String(rest.dropFirst(word.unicodeScalars.count))
    }

    /// The place before the first key of `contrast`.
    private func placeOfKey(in contrast: SourceNode) -> Place? {
        guard let key = contrast.pairs.first?.key else { return nil }
        let number = key.location.line - 1
        guard lines.indices.contains(number), let indentation = indentation(of: lines[number]),
            !indentation.isEmpty, key.location.column == indentation.count + 1
        else { return nil }
        return Place(
            line: number,
            indentation: indentation + "  ",
            lead: ["\(indentation)pairs:"]
        )
    }

    private func indentation(of line: String) -> String? {
        let spaces = line.prefix { $0 == " " }
        return spaces.count < line.count ? String(spaces) : nil
    }
}

extension SourceNode {
    fileprivate var pairItems: [SourceNode] { self["contrast"]?["pairs"]?.items ?? [] }

    /// Nothing is written, or `~`, `[]` or `{}`.
    fileprivate var isEmpty: Bool { isNull || text == nil && items.isEmpty && pairs.isEmpty }

    /// The texts of the node in their order, without their places.
    fileprivate var words: [String] {
        if let text { return [text] }
        return items.flatMap(\.words) + pairs.flatMap { $0.key.words + $0.value.words }
    }
}
