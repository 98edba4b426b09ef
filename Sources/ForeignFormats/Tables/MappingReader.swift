import ColorScience
import Findings
import SourceTrees
import ThemeFormats
import ThemeModel

/// A reader of the tables of formats.
enum MappingReader {
    static let keys = [
        "title", "kind", "ending", "container", "separator", "repeated",
        "recognise", "unless", "each", "root",
        "name", "author", "license", "scheme", "inherits", "builtOn", "bases", "includes",
        "lookup", "joined", "within", "dimmed", "ignored", "terminal", "mistakes", "presets",
        "others", "digits", "codes", "modes", "vocabulary", "written", "slots", "names",
        "pairs", "code", "passing", "optional", "beneath", "unjudged",
    ]

    /// The roles that a file of `vocabulary` and `roles` gives to slots; nil for any other file.
    static func vocabulary(_ root: SourceNode, _ reader: inout NodeReader) -> Vocabulary? {
        guard let roles = root["roles"], let name = root["vocabulary"]?.text else { return nil }
        func table(_ node: SourceNode?, _ what: String) -> Table<[String]> {
            guard let node else { return [:] }
            return reader.entries(of: node, what).reduce(into: [:]) {
                $0[$1.key.value] = texts($1.value)
            }
        }
        return Vocabulary(
            name: name,
            roles: table(roles, "'roles'"),
            sources: table(root["sources"], "'sources'")
        )
    }

    static func mapping(
        _ root: SourceNode,
        name: String,
        vocabularies: [String: Vocabulary],
        _ reader: inout NodeReader
    ) -> Mapping? {
        guard isTable(root, &reader) else { return nil }
        let vocabulary = vocabulary(of: root, among: vocabularies, &reader)
        var kind: Located<ThemeKind>?
        if let node = root["kind"] { kind = reader.choice(node, "'kind'") }
        let slots = slots(root["slots"], &reader)
        let page = slots[Role.background.rawValue]?.first?.keys.joined(separator: "/")
        return Mapping(
            name: name,
            title: root["title"]?.text ?? name,
            kind: kind?.value ?? .tokens,
            endings: root["ending"]?.texts ?? [],
            container: root["container"]?.text ?? "yaml",
            separator: root["separator"]?.text ?? "=",
            repeated: root["repeated"]?.text,
            recognise: texts(root["recognise"]).map(MappingPath.alternatives),
            unless: ColorPlaces(texts(root["unless"])),
            each: path(root["each"]),
            root: path(root["root"]),
            nameKeys: root["name"]?.text.map(MappingPath.alternatives) ?? [],
            author: path(root["author"]),
            license: path(root["license"]),
            scheme: path(root["scheme"]),
            inherits: path(root["inherits"]),
            bases: bases(root["bases"], &reader),
            builtOn: path(root["builtOn"]),
            includes: root["includes"]?.text.map(MappingPath.alternatives) ?? [],
            lookup: path(root["lookup"]),
            joined: root["joined"].map { Set($0.texts) },
            within: texts(root["within"]),
            dimmed: root["dimmed"]?.text,
            ignored: Set(texts(root["ignored"])),
            terminalColors: Set(texts(root["terminal"])),
            mistakes: mistakes(root["mistakes"], &reader),
            presets: presets(root["presets"], &reader),
            others: texts(root["others"]),
            syntax: syntax(root, &reader),
            modes: modes(root["modes"], &reader),
            slots: slots,
            keys: keys(root, of: name, on: page, &reader),
            stylePlaces: stylePlaces(root, &reader),
            vocabulary: vocabulary,
            isWritten: root["written"]?.text != "false"
        )
    }

    /// Reports unknown keys; false where one that each table needs is missing.
    private static func isTable(_ root: SourceNode, _ reader: inout NodeReader) -> Bool {
        for (key, _) in reader.entries(of: root, "a format") where !keys.contains(key.value) {
            reader.unknownKey(key, in: "a format", keys: keys)
        }
        for key in ["recognise", "slots"] where root[key] == nil {
            reader.wrongType(
                root,
                "a format without '\(key)'",
                expected: "a mapping with 'recognise' and 'slots'"
            )
            return false
        }
        return true
    }

    private static func vocabulary(
        of root: SourceNode,
        among vocabularies: [String: Vocabulary],
        _ reader: inout NodeReader
    ) -> Vocabulary? {
        guard let node = root["vocabulary"], let name = node.text else { return nil }
        if let vocabulary = vocabularies[name] { return vocabulary }
        let names = vocabularies.keys.sorted().joined(separator: ", ")
        reader.wrongType(node, "'vocabulary'", expected: "one of \(names)")
        return nil
    }

    private static func mistakes(
        _ node: SourceNode?,
        _ reader: inout NodeReader
    ) -> [String: String] {
        guard let node else { return [:] }
        return reader.entries(of: node, "'mistakes'").reduce(into: [:]) { mistakes, entry in
            mistakes[entry.key.value] = entry.value.text
        }
    }

    private static func syntax(_ root: SourceNode, _ reader: inout NodeReader) -> ColorSyntax {
        var digits: Located<ColorDigits>?
        if let node = root["digits"] { digits = reader.choice(node, "'digits'") }
        return ColorSyntax(digits?.value ?? .hex, root["codes"].map { HexCodes($0.texts) })
    }

    private static func path(_ node: SourceNode?) -> MappingPath? {
        node?.text.map(MappingPath.init)
    }

    private static func texts(_ node: SourceNode?) -> [String] { node?.texts ?? [] }

    private static func presets(
        _ node: SourceNode?,
        _ reader: inout NodeReader
    ) -> [String: SRGB8] {
        guard let node else { return [:] }
        return reader.entries(of: node, "'presets'").reduce(into: [:]) { presets, entry in
            presets[entry.key.value] = entry.value.text.flatMap { SRGB8(hex: $0) }
        }
    }

    private static func bases(
        _ node: SourceNode?,
        _ reader: inout NodeReader
    ) -> [String: [String: SRGB8]] {
        guard let node else { return [:] }
        return reader.entries(of: node, "'bases'").reduce(into: [:]) { bases, entry in
            bases[entry.key.value] = presets(entry.value, &reader)
        }
    }

    private static func modes(_ node: SourceNode?, _ reader: inout NodeReader) -> [Mapping.Mode] {
        guard let node else { return [] }
        return reader.entries(of: node, "'modes'").map { name, value in
            Mapping.Mode(
                name: name.value,
                root: path(value["root"]),
                formerly: value["formerly"]?.text,
                suffix: value["suffix"]?.text ?? "",
                scheme: value["scheme"]?.text.flatMap(Scheme.init),
                contrast: value["contrast"]?.text.flatMap(ContrastPreference.init)
            )
        }
    }

    private static func slots(_ node: SourceNode?, _ reader: inout NodeReader) -> Table<
        [MappingPath]
    > {
        guard let node else { return [:] }
        var slots: Table<[MappingPath]> = [:]
        for (key, value) in reader.entries(of: node, "'slots'") {
            guard let (prefix, range) = range(in: key.value) else {
                slots[key.value] = texts(value).map(MappingPath.init)
                continue
            }
            for number in range {
                slots["\(prefix)\(number)"] = texts(value).map { MappingPath(numbered($0, number)) }
            }
        }
        return slots
    }

    /// The numbers of `ansi.{0-15}`, and what is before them.
    private static func range(in key: String) -> (prefix: String, ClosedRange<Int>)? {
        guard key.hasSuffix("}"), let opening = key.lastIndex(of: "{") else { return nil }
        let bounds = key[opening...].dropFirst().dropLast().split(
            separator: "-",
            omittingEmptySubsequences: false
        )
        // Three digits bound what a table of a project may ask for.
        let numbers = bounds.compactMap { $0.count <= 3 ? UInt16($0).map(Int.init) : nil }
        guard bounds.count == 2, numbers.count == 2, numbers[0] <= numbers[1] else { return nil }
        return (String(key[..<opening]), numbers[0]...numbers[1])
    }

    /// A path with `{n}`, `{n-8}`, which counts again from 0, and `{nn}`, two digits that count from 1.
    private static func numbered(_ path: String, _ number: Int) -> String {
        path.replacing("{n}", with: "\(number)").replacing("{n-8}", with: "\(number - 8)")
            .replacing("{nn}", with: number < 9 ? "0\(number + 1)" : "\(number + 1)")
    }
}
