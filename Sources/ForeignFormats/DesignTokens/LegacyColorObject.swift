import SourceTrees

/// A colour of Style Dictionary in members: `{ "r": 37, "g": 37, "b": 37, "a": 0.2 }` or `{ "h": 205, "s": 0.85, "l": 0.28 }`.
enum LegacyColorObject {
    /// The colour as a function of CSS; the node itself where it is no such object.
    static func text(of node: SourceNode) -> SourceNode {
        for (names, function) in [(["r", "g", "b"], "rgb"), (["h", "s", "l"], "hsl")] {
            let parts = names.compactMap { name in
                component(node[name], isShare: name == "s" || name == "l")
            }
            guard parts.count == names.count else { continue }
            var text = parts.joined(separator: " ")
            if let alpha = node["a"] {
                guard let share = component(alpha, isShare: false) else { return node }
                text += " / \(share)"
            }
            return SourceNode(text: "\(function)(\(text))", at: node)
        }
        return node
    }

    /// A number or percentage; a saturation or lightness up to 1 is a share of 100 %.
    private static func component(_ node: SourceNode?, isShare: Bool) -> String? {
        guard let text = node?.text else { return nil }
        if text.hasSuffix("%"), Double(text.dropLast()) != nil { return text }
        guard let number = Double(text), number.isFinite else { return nil }
        guard isShare else { return text }
        return "\(number <= 1 ? number * 100 : number)%"
    }
}
