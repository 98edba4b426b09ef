import CodeConstants
import SourceText

/// A view of a `ZStack` that paints over those before it.
struct ViewCover {
    /// The views beneath it.
    let views: Range<Int>
    /// No condition decides whether it is there.
    let isAlways: Bool
}

extension ViewReader {
    /// More tokens of a view are not looked through.
    private static let coverReach = 200

    /// The view is a colour or a shape that is filled.
    func isCover(_ node: Int) -> Bool {
        let view = tree.nodes[node]
        let tokens = tokensOfView(node).prefix(Self.coverReach)
        guard view.isPaint else { return ViewColor(tokens, names)?.isKnown ?? false }
        return !tokens.contains { $0.text == "clear" || $0.text.hasPrefix("stroke") }
    }

    /// The tokens of a view that ends at the index.
    func tokensOfView(_ node: Int) -> ArraySlice<CodeScanner.Token> {
        let start = tree.nodes[node].start
        let isParted = kind(index - 1) == .sign(";")
        return tokens[start..<(isParted ? index - 1 : index)]
    }
}

extension ViewReader.Frame {
    /// More ranges are made one, with the views between them.
    private static let limit = 8

    /// The views that a view of the frame lies on, in its own `ZStack` and in those around.
    func viewsBeneath(_ node: Int) -> [Range<Int>] {
        var views = beneath
        if let stackStart, stackStart < node { views.append(stackStart..<node) }
        guard views.count > Self.limit, let first = views.first else { return views }
        return [first.lowerBound..<node]
    }
}

extension ViewNode {
    fileprivate var isPaint: Bool {
        if name == "Color" || name.hasSuffix("Gradient") { return true }
        return isShape && name != "Divider"
    }
}

extension ViewTree {
    /// Notes which views lie beneath others.
    mutating func noteCovers() {
        let always = beneath(covers.filter(\.isAlways))
        let sometimes = beneath(covers.filter { !$0.isAlways })
        for index in nodes.indices {
            nodes[index].isCovered = always[index]
            nodes[index].mayBeCovered = sometimes[index]
        }
    }

    private func beneath(_ covers: [ViewCover]) -> [Bool] {
        var changes = Array(repeating: 0, count: nodes.count + 1)
        for cover in covers {
            changes[cover.views.lowerBound] += 1
            changes[cover.views.upperBound] -= 1
        }
        var depth = 0
        return nodes.indices.map { index in
            depth += changes[index]
            return depth > 0
        }
    }
}
