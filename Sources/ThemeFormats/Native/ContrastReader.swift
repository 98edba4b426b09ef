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
        let keys = keys + otherKeys
        reader.readMapping(node, "'contrast'", keys: keys) { reader, key, value in
            switch key {
            case "level": requirements.level = reader.choice(value, "'level'")?.value
            case "pairs":
                requirements.pairs = PairReader.pairs(
                    value,
                    allowsThemes: !otherKeys.isEmpty,
                    &reader
                )
            case "distinct": requirements.distinct = DistinctReader.groups(value, &reader)
            case "order": requirements.orders = SequenceReader.orders(value, &reader)
            case "ladder": requirements.ladders = SequenceReader.ladders(value, &reader)
            case "margin":
                let margin = reader.number(value, "'margin'", in: 0...10)
                requirements.margin = margin?.value ?? 0
            case "waivers":
                let allowsThemes = !otherKeys.isEmpty
                requirements.waivers = reader.items(of: value, "'waivers'").compactMap { node in
                    WaiverReader.waiver(node, allowsThemes: allowsThemes, &reader)
                }
            default: break
            }
        }
        return requirements
    }
}
