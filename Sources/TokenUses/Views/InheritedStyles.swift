import Findings

/// The styles that views have from those around them.
struct InheritedStyles {
    private let nodes: [ViewNode]
    /// For each view the one whose style it has.
    private var sources: [Int?] = []
    /// A ground lies between a view and the style.
    private var hasGround: [Bool] = []

    /// Complexity: O(n); a view comes after the one around it.
    init(_ nodes: [ViewNode]) {
        self.nodes = nodes
        for (index, node) in nodes.enumerated() {
            let outer = node.parent.flatMap { nodes[$0].isPlain ? $0 : nil }
            if node.style != nil {
                sources.append(index)
                hasGround.append(false)
            } else {
                sources.append(outer.flatMap { sources[$0] })
                hasGround.append(!node.grounds.isEmpty || outer.map { hasGround[$0] } ?? false)
            }
        }
    }

    /// The style of a text that has it from outside of its ground.
    func text(of index: Int) -> ViewNode.Text? {
        guard hasGround[index], let source = sources[index], source != index else { return nil }
        return nodes[source].style
    }
}

extension ViewNode {
    /// The style of its text; a tint is none.
    fileprivate var style: Text? { texts.first { $0.use != .nonText } }
}
