import Findings
import SourceText
import SourceTrees
import ThemeFormats
import ThemeModel

extension NodeReader {
    /// One pattern of paths or a list of them.
    mutating func pathPatterns(_ node: SourceNode, _ what: String) -> [Located<PathPattern>] {
        let items = node.text == nil ? items(of: node, what) : [node]
        return items.compactMap { pathPattern($0, what) }
    }

    /// Colours for texts whose ground is in another file, such as `card` and `scrim/40 on page`.
    mutating func groundNames(_ node: SourceNode) -> [Located<LayeredName>] {
        let items = node.text == nil ? items(of: node, "'grounds'") : [node]
        return items.compactMap { item in
            guard let name = text(item, "'grounds'") else { return nil }
            let layers = LayeredName(name.value) ?? LayeredName([.init(name.value)])
            return Located(layers, at: name.location)
        }
    }

    /// Lists of at least two files, which are copies of each other.
    mutating func mirrors(_ node: SourceNode) -> [[Located<PathPattern>]] {
        let groups = items(of: node, "'mirrors'")
        return groups.compactMap { group in
            let copies = items(of: group, "an entry of 'mirrors'").compactMap {
                pathPattern($0, "'mirrors'")
            }
            if copies.count > 1 { return copies }
            if case .sequence(let items) = group.content, items.count < 2 {
                wrongType(
                    group,
                    "an entry of 'mirrors'",
                    expected: "a list of at least two files"
                )
            }
            return nil
        }
    }

    private mutating func pathPattern(
        _ node: SourceNode,
        _ what: String
    ) -> Located<PathPattern>? {
        guard let path = text(node, what) else { return nil }
        guard let pattern = PathPattern(path.value) else {
            wrongType(
                node,
                what,
                expected: "a path within the project",
                help: "write it relative to themepreview.yml, without a way out of its folder"
            )
            return nil
        }
        return Located(pattern, at: path.location)
    }
}
