import Findings
import SourceTrees
import ThemeModel

/// Reads `order` and `ladder`.
enum SequenceReader {
    /// Reads lists of names, or of pairs such as `text-muted on surface`; a name alone lies on `background`.
    static func orders(
        _ node: SourceNode,
        _ reader: inout NodeReader
    ) -> [Located<[PairName]>] {
        lists(node, "'order'", example: "[[text, text-muted]]", &reader).compactMap { list in
            let members = members(of: list, "'order'", &reader)
            let pairs = members?.map { name in
                PairName(phrase: name) ?? PairName(name, on: "background")
            }
            return pairs.map { Located($0, at: list.location) }
        }
    }

    /// Reads lists of names, or mappings with such a list under `ladder` and a `step`.
    static func ladders(
        _ node: SourceNode,
        _ reader: inout NodeReader
    ) -> [Located<ColorLadder>] {
        lists(node, "'ladder'", example: "[[background, surface]]", &reader).compactMap { item in
            guard case .mapping = item.content else {
                let names = members(of: item, "'ladder'", &reader)
                return names.map { Located(ColorLadder($0), at: item.location) }
            }
            var names: [String]?
            var step = ColorLadder.leastStep
            reader.readMapping(item, "a ladder", keys: ["ladder", "step"]) { reader, key, value in
                switch key {
                case "step": step = reader.number(value, "'step'", in: 0...1)?.value ?? step
                default: names = members(of: value, "'ladder'", &reader)
                }
            }
            if item["ladder"] == nil {
                reader.wrongType(item, "a ladder", expected: "a list of names under 'ladder'")
            }
            return names.map { Located(ColorLadder($0, step: step), at: item.location) }
        }
    }

    private static func lists(
        _ node: SourceNode,
        _ what: String,
        example: String,
        _ reader: inout NodeReader
    ) -> [SourceNode] {
        let items = reader.items(of: node, what)
        guard items.contains(where: { $0.text != nil }) else { return items }
        reader.refuse(
            "\(what) lists names, and not lists of names",
            help: "write \(example)",
            at: node.location
        )
        return []
    }

    /// Nil for fewer than two names, and for more than are compared.
    private static func members(
        of node: SourceNode,
        _ what: String,
        _ reader: inout NodeReader
    ) -> [String]? {
        let items = reader.items(of: node, "a list of \(what)")
        let names = items.compactMap { reader.text($0, "a colour", limit: TextLimits.name)?.value }
        if names.count < items.count { return nil }
        let limit = ContrastRequirements.groupLimit
        if (2...limit).contains(names.count) { return names }
        if case .sequence = node.content {
            reader.refuse(
                "this list of \(what) has \(names.count) colours, and not 2 to \(limit)",
                help: "name those that are seen beside each other, in their order",
                at: node.location
            )
        }
        return nil
    }
}
