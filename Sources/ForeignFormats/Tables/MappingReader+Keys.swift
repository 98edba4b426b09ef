import Findings
import SourceTrees
import ThemeFormats
import ThemeModel

extension MappingReader {
    /// The keys in `pairs`, by use and ground, the styles of `code`, the pairs that are `optional`, what translucent grounds
    /// lie on in `beneath`, and the keys that are `unjudged`.
    static func keys(
        _ root: SourceNode,
        of format: String,
        on page: String?,
        _ reader: inout NodeReader
    ) -> KeyTable? {
        guard let node = root["pairs"] else { return nil }
        let names = PathNames(root, &reader)
        var rows: [KeyTable.Row] = []
        for (key, value) in reader.entries(of: node, "'pairs'") {
            guard let use = ContrastUse(rawValue: key.value) else {
                let uses = ContrastUse.allCases.map(\.rawValue)
                reader.unknownKey(key, in: "'pairs'", keys: uses)
                continue
            }
            rows += reader.entries(of: value, "'pairs'").map { ground, foregrounds in
                KeyTable.Row(
                    use: use,
                    ground: names.paths(in: ground.value),
                    foregrounds: Self.foregrounds(in: foregrounds).map(names.paths)
                )
            }
        }
        return KeyTable(
            of: format,
            rows,
            code: code(root, names, &reader),
            optional: optional(root, names, &reader),
            beneath: beneath(root, names, &reader),
            unjudged: unjudged(root, &reader),
            page: page ?? "background"
        )
    }

    /// The names of a list, in which one that two grounds share may be an alias.
    private static func foregrounds(in node: SourceNode) -> [String] {
        node.isList ? node.items.flatMap(\.texts) : node.texts
    }

    /// The roles and keys among the colours of words.
    private static func code(
        _ root: SourceNode,
        _ names: PathNames,
        _ reader: inout NodeReader
    ) -> KeyTable.Code {
        let passing = root["passing"]?.texts ?? []
        var code = KeyTable.Code(passing: passing.map(names.paths))
        let styles = texts(in: "code", of: root, &reader)
        if styles.isEmpty { return code }
        code.styles = styles.names.filter { !isPlace($0) }
        for style in code.styles {
            let ground = styles[style] ?? ""
            if !ground.isEmpty { code.grounds[style] = ground }
        }
        return code
    }

    /// The pairs that not every user sees, by their grounds.
    private static func optional(
        _ root: SourceNode,
        _ names: PathNames,
        _ reader: inout NodeReader
    ) -> [KeyTable.Pair] {
        guard let node = root["optional"] else { return [] }
        return reader.entries(of: node, "'optional'").flatMap { ground, foregrounds in
            Self.foregrounds(in: foregrounds).map { foreground in
                KeyTable.Pair(
                    foreground: names.paths(in: foreground),
                    ground: names.paths(in: ground.value)
                )
            }
        }
    }

    private static func beneath(
        _ root: SourceNode,
        _ names: PathNames,
        _ reader: inout NodeReader
    ) -> Table<String> {
        var beneath: Table<String> = [:]
        for (ground, others) in texts(in: "beneath", of: root, &reader) {
            beneath[names.paths(in: ground)] = names.paths(in: others)
        }
        return beneath
    }

    /// The keys that need no pair, as coverage names them, each with the reason.
    private static func unjudged(
        _ root: SourceNode,
        _ reader: inout NodeReader
    ) -> Table<String> {
        let keys = texts(in: "unjudged", of: root, &reader)
        if let node = root["unjudged"], keys.contains(where: \.value.isEmpty) {
            reader.wrongType(node, "a key of 'unjudged'", expected: "a reason")
        }
        return keys
    }

    /// The paths among the colours of words that have a `*`, and those that these leave out.
    static func stylePlaces(_ root: SourceNode, _ reader: inout NodeReader) -> StylePlaces {
        let styles = texts(in: "code", of: root, &reader)
        return StylePlaces(
            styles.filter { isPlace($0.name) }.map { ($0.name, $0.value) }
        )
    }

    private static func isPlace(_ path: String) -> Bool {
        !path.hasPrefix("colors.") && path.contains { "!*".contains($0) }
    }

    /// The texts of a mapping by their keys; an empty one for a key without a text.
    private static func texts(
        in key: String,
        of root: SourceNode,
        _ reader: inout NodeReader
    ) -> Table<String> {
        guard let node = root[key] else { return [:] }
        var texts: Table<String> = [:]
        for (name, value) in reader.entries(of: node, "'\(key)'") {
            texts[name.value] = value.isNull ? "" : value.text ?? ""
        }
        return texts
    }
}
