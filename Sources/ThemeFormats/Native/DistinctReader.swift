import Findings
import SourceTrees
import ThemeModel

/// Reads `distinct`: groups of colours that must differ from each other.
enum DistinctReader {
    static func groups(
        _ node: SourceNode,
        _ reader: inout NodeReader
    ) -> [Located<[String]>] {
        let items = reader.items(of: node, "'distinct'")
        let names = items.compactMap(\.text)
        if names.isEmpty || names.count < items.count {
            return items.compactMap { group($0, &reader) }
        }
        let meant = names.count > 1 ? names.prefix(8) : ["success", "danger"]
        reader.refuse(
            "'distinct' lists names, and not groups of names",
            help: "write [[\(meant.joined(separator: ", "))]]",
            at: node.location
        )
        return []
    }

    private static func group(
        _ node: SourceNode,
        _ reader: inout NodeReader
    ) -> Located<[String]>? {
        let items = reader.items(of: node, "a group")
        let names = items.compactMap { reader.text($0, "a role")?.value }
        let limit = ContrastRequirements.groupLimit
        if node.isList, items.count < 2 {
            reader.refuse(
                "this 'distinct' group has fewer than two colours",
                help: "name two or more, as in [success, danger]",
                at: node.location
            )
            return nil
        }
        if names.count > limit {
            reader.refuse(
                "this 'distinct' group has \(names.count) colours, above the limit of \(limit)",
                help: "group only those that are seen together: every two of a group are compared",
                at: node.location
            )
            return nil
        }
        return Located(names, at: node.location)
    }
}
