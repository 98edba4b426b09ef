import CodeConstants
import Findings
import SourceText

/// The views of a file, with the pairs that they put together.
struct ViewTree {
    /// More views around one are not followed.
    private static let depthLimit = 64
    private static let layerLimit = 8
    /// With more conditions nothing tells the colours.
    private static let conditionLimit = 3
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
            let texts = [text, tint].compactMap(\.self)
            for var pair in texts.flatMap({ self.pairs(of: $0, in: index, file) })
            where pairs.count < Self.limit {
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
            guard nodes[index].isTextual, let text = styles.text(of: index) else { continue }
            for pair in self.pairs(of: text, in: index, file)
            where known.insert(pair).inserted {
                pairs.append(pair)
                doubts += doubt(about: pair, in: index)
            }
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

    /// The pair in each state of the conditions that its colours depend on.
    private func pairs(of text: ViewNode.Text, in index: Int, _ file: String) -> [PairUse] {
        let conditions = conditions(of: text, in: index)
        if conditions.count > Self.conditionLimit {
            return [pair(of: text, in: index, where: nil, file)].compactMap(\.self)
        }
        var states: [Set<String>] = [[]]
        for condition in conditions { states += states.map { $0.union([condition]) } }
        var known: Set<PairUse> = []
        return states.reversed().compactMap { state in
            var pair = pair(of: text, in: index, where: state, file)
            pair?.scheme = ViewChoice.scheme(of: conditions, where: state)
            return pair
        }.filter { known.insert($0).inserted }
    }

    /// The conditions of the text, and of the grounds around it.
    private func conditions(of text: ViewNode.Text, in index: Int) -> [String] {
        var found = text.color.conditions
        var current: Int? = index
        for _ in 0..<Self.depthLimit {
            guard let next = current else { break }
            for ground in nodes[next].grounds { found.formUnion(ground.conditions) }
            current = nodes[next].parent
        }
        return found.sorted()
    }

    /// The pair where some conditions hold; nil for none that is known.
    private func pair(
        of text: ViewNode.Text,
        in index: Int,
        where holding: Set<String>?,
        _ file: String
    ) -> PairUse? {
        var (ground, opacity, isToken) = ground(of: index, where: holding)
        let color = holding.map(text.color.chosen) ?? text.color
        if nodes[index].isCovered { ground = .unknown(Self.cover) }
        let layer: PairUse.Layer
        switch color {
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
        case .choice(let condition, _, _):
            layer = PairUse.Layer(condition)
            ground = .unknown(color.doubt)
            isToken = isToken || color.isOfToken
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
    private func ground(
        of index: Int,
        where holding: Set<String>?
    ) -> (PairUse.Ground, opacity: Double, isToken: Bool) {
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
            for written in node.grounds {
                let ground = holding.map(written.chosen) ?? written
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
