import Findings
import SourceTrees
import ThemeFormats
import ThemeModel

extension MappingReader {
    /// The keys in `pairs`, by use and ground, and what translucent grounds lie on in `beneath`.
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
        var beneath: Table<String> = [:]
        if let node = root["beneath"] {
            for (ground, value) in reader.entries(of: node, "'beneath'") {
                beneath[ground.value] = value.text
            }
        }
        return KeyTable(of: format, rows, beneath: beneath, page: page ?? "background")
    }
}
