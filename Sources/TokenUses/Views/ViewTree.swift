import Findings
import SourceText

/// The views of a file, with the pairs that they put together.
struct ViewTree {
    /// More views around one are not followed.
    private static let depthLimit = 64
    private static let layerLimit = 8
    /// The most pairs of a file.
    private static let limit = 20_000

    private static let cover = UnjudgedReason.effect(.laterView)

    var nodes: [ViewNode] = []
    var covers: [ViewCover] = []

    func pairs(in file: String) -> [PairUse] {
        var pairs: [PairUse] = []
        var doubts: [PairUse] = []
        for (index, node) in nodes.enumerated() {
            // The innermost style is the one that counts, but a tint is not text.
            let text = node.texts.first { $0.use != .nonText }
            let tint = node.texts.first { $0.use == .nonText }
            for text in [text, tint].compactMap(\.self) where pairs.count < Self.limit {
                guard var pair = pair(of: text, in: index, file) else { continue }
                if pairs.count == Self.limit - 1 {
                    pair.ground = .unknown(.size(.uses))
                }
                pairs.append(pair)
                doubts += doubt(about: pair, in: index)
            }
        }
        var known = Set(pairs)
        let styles = InheritedStyles(nodes)
        for index in nodes.indices where pairs.count < Self.limit {
            guard nodes[index].isTextual, let text = styles.text(of: index),
                let pair = pair(of: text, in: index, file), known.insert(pair).inserted
            else { continue }
            pairs.append(pair)
            doubts += doubt(about: pair, in: index)
        }
        pairs += doubts.prefix(Self.limit - pairs.count)
        return pairs.sorted { $0.location < $1.location }
    }

    /// A text is seen as it is, and in another state beneath a view on it.
    private func doubt(about pair: PairUse, in index: Int) -> [PairUse] {
        guard nodes[index].mayBeCovered, !pair.ground.layers.isEmpty else { return [] }
        var doubt = pair
        doubt.ground = .unknown(Self.cover)
        return [doubt]
    }

    private func pair(of text: ViewNode.Text, in index: Int, _ file: String) -> PairUse? {
        var (ground, opacity, isToken) = ground(of: index)
        if nodes[index].isCovered { ground = .unknown(Self.cover) }
        let layer: PairUse.Layer
        switch text.color {
        case .token(let name, let alpha):
            layer = PairUse.Layer(name, alpha: alpha * opacity)
            isToken = true
        case .literal(let name, let alpha):
            layer = PairUse.Layer(name, alpha: alpha * opacity)
        case .other(let name):
            layer = PairUse.Layer(name)
            ground = .unknown(.otherColor(.name(name)))
        case .hidden:
            return nil
        case .unknown(let name, let reason):
            layer = PairUse.Layer(name)
            ground = .unknown(reason)
            isToken = true
        }
        guard isToken else { return nil }
        var use = text.use
        if use == .text {
            let font = nodes[index].font
            use = ContrastUse.text(size: font.size * scale(of: index), weight: font.weight)
        }
        if nodes[index].isDrawing { use = .nonText }
        // A shape in the colour of its ground is a part of the ground.
        if nodes[index].isShape, ground.layers.first == layer {
            use = .exempt
        }
        if nodes[index].isDisabled { use = .exempt }
        let token = text.token
        let place = SourceLocation(file: file, line: token.line, column: token.column)
        return PairUse(layer, on: ground, as: use, at: place)
    }

    /// The product of the factors of a view and of those around it.
    private func scale(of index: Int) -> Double {
        var scale = 1.0
        var current: Int? = index
        for _ in 0..<Self.depthLimit {
            guard let next = current else { return scale }
            scale *= nodes[next].scale
            current = nodes[next].parent
        }
        return 0
    }

    /// The colours beneath a view, the factor of opacities up to them, and whether the first is a token.
    private func ground(of index: Int) -> (PairUse.Ground, opacity: Double, isToken: Bool) {
        var layers: [PairUse.Layer] = []
        var opacity = 1.0
        var isToken = false
        var reason: UnjudgedReason?
        var current: Int? = index
        var depth = 0
        walk: while let next = current, layers.count < Self.layerLimit {
            let node = nodes[next]
            if !node.isPlain, next != index || node.grounds.isEmpty {
                reason = .component(.view(node.name))
                break
            }
            guard let factor = node.opacity else {
                return (.unknown(.effect(.filterOrOverlay)), 1, isToken)
            }
            guard factor == 1 || layers.isEmpty && node.grounds.isEmpty else {
                return (.unknown(.effect(.opacityOfView)), 1, isToken)
            }
            opacity *= factor
            for ground in node.grounds {
                if layers.isEmpty, ground.isOfToken { isToken = true }
                guard let layer = ground.layer else {
                    reason = ground.doubt
                    break walk
                }
                layers.append(layer)
            }
            depth += 1
            current = node.parent
            if depth == Self.depthLimit {
                reason = .size(.nesting)
                break
            }
        }
        guard let last = layers.last, last.alpha == 1 else {
            return (reason.map(PairUse.Ground.unknown) ?? .open(layers), opacity, isToken)
        }
        // The token may be translucent, and nothing tells what is beneath it.
        return (.layers(layers + [PairUse.Layer("")]), opacity, isToken)
    }
}
