import Findings
import SourceText
import SourceTrees

/// A section with the name that it had once, in a file that has it by its new name, too.
struct FormerSection {
    let old: String
    let new: String
    let title: String
    let location: SourceLocation

    var finding: Finding {
        Finding(
            .unknownKey,
            .note,
            "'[\(old)]' is the old name of '[\(new)]', and both are in the file (\(title))",
            help: "move its values to '[\(new)]': they are read as if they were there",
            at: location
        )
    }
}

extension Mapping {
    /// The file with the values of former sections in those of the new names, of two of one key the later one, and the
    /// first former section.
    func mergingFormerSections(
        of node: SourceNode
    ) -> (node: SourceNode, first: FormerSection?) {
        var node = node
        var first: FormerSection?
        for mode in modes {
            guard let old = mode.formerly, let new = mode.root?.keys.first,
                let former = node[old],
                let current = node[new]
            else { continue }
            // A search for a key finds the first of its values.
            let members = (former.pairs + current.pairs)
                .sorted { $0.key.location > $1.key.location }
            let merged = SourceNode(pairs: members, at: current)
            let others = node.pairs.filter { $0.key.text != old }
            let pairs = others.map { key, value in
                (key: key, value: key.text == new ? merged : value)
            }
            node = SourceNode(pairs: pairs, at: node)
            first =
                first
                ?? FormerSection(old: old, new: new, title: title, location: former.location)
        }
        return (node, first)
    }
}
