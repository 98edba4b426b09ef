import Findings
import SourceTrees
import ThemeFormats
import ThemeModel

extension MappingReader {
    /// The keys in `pairs`, by use and ground, the styles of `code`, and what translucent grounds lie on in `beneath`.
    static func keys(
        _ root: SourceNode,
        of format: String,
        on page: String?,
        _ reader: inout NodeReader
    ) -> KeyTable? {
        guard let node = root["pairs"] else { return nil }
        var rows: [KeyTable.Row] = []
        for (key, value) in reader.entries(of: node, "'pairs'") {
            guard let use = ContrastUse(rawValue: key.value) else {
                let uses = ContrastUse.allCases.map(\.rawValue)
                reader.unknownKey(key, in: "'pairs'", keys: uses)
                continue
            }
            rows += reader.entries(of: value, "'pairs'").map { ground, foregrounds in
                KeyTable.Row(use: use, ground: ground.value, foregrounds: foregrounds.texts)
            }
        }
        var code = KeyTable.Code(passing: root["passing"]?.texts ?? [])
        if root["code"] != nil { code.styles = texts(in: "code", of: root, &reader) }
        return KeyTable(
            of: format,
            rows,
            code: code,
            beneath: texts(in: "beneath", of: root, &reader),
            page: page ?? "background"
        )
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
