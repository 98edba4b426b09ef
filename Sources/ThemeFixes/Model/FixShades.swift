import ColorScience

/// The colours of a theme under some values of its tokens.
struct FixShades {
    let problem: FixProblem
    private(set) var values: [FixValue?]
    /// The renditions of each node; one with fewer repeats its last.
    private var shades: [Shade]
    /// As in the problem.
    private var wides: [WideColor?]

    init(_ problem: FixProblem, _ values: [FixValue?]) {
        self.problem = problem
        self.values = values
        shades = problem.shades
        wides = problem.wides
        for node in problem.nodes.indices {
            update(node)
        }
    }

    mutating func set(_ token: TokenIndex, to value: FixValue?) {
        values[token] = value
        for node in problem.nodesOfToken[token] {
            update(node)
        }
    }

    func color(of token: TokenIndex) -> SRGB8 {
        values[token]?.color ?? problem.tokens[token].present.rgb
    }

    func alpha(of token: TokenIndex) -> Double {
        if case .alpha(let alpha) = values[token] { return alpha }
        return problem.tokens[token].present.alpha
    }

    func shade(of node: NodeIndex, _ rendition: Int) -> Shade {
        shades[node * problem.renditions + rendition]
    }

    /// The colour of a node on a P3 display; nil where it is within sRGB.
    func wide(of node: NodeIndex) -> WideColor? {
        wides.isEmpty ? nil : wides[node]
    }

    var hasWideColors: Bool { !wides.isEmpty }

    /// A colour of the check comes from a token, which no alias with another name and no written role hides.
    func depends(_ check: CheckIndex, on token: TokenIndex) -> Bool {
        problem.checks[check].stacks.contains { stack in
            problem.layers[problem.stacks[stack]].contains { shows($0, token) }
        }
    }

    private func shows(_ index: NodeIndex, _ token: TokenIndex) -> Bool {
        let node = problem.nodes[index]
        if let deciding = override(of: index) { return [deciding, node.alpha].contains(token) }
        guard case .better(let first, let second, on: let fill, over: let backdrop) = node.source
        else { return problem.tokensOfNode[index].contains(token) }
        return node.alpha == token
            || [first, second, fill, backdrop].contains { shows($0, token) }
    }

    /// The first token with a value among those that give a node a colour of its own, instead of its source's.
    func override(of node: NodeIndex) -> TokenIndex? {
        problem.override(of: node) { values[$0] != nil }
    }
}

extension FixShades {
    private mutating func update(_ node: NodeIndex) {
        paint(node)
        guard hasWideColors else { return }
        let alpha = shades[node * problem.renditions].color.alpha
        wides[node] = newWide(of: node)?.with(alpha: alpha)
    }

    /// A new value is within sRGB, so that a P3 display shows it as others do.
    private func newWide(of node: NodeIndex) -> WideColor? {
        if override(of: node) != nil { return nil }
        switch problem.nodes[node].source {
        case .fixed:
            return problem.wides[node]
        case .token(let token):
            return values[token] == nil ? problem.wides[node] : nil
        case .better(let first, let second, on: let fill, over: let backdrop):
            let isFirst = prefersFirst(first, second, fill, backdrop)
            return wides[isFirst ? first : second]
        }
    }

    private mutating func paint(_ index: Int) {
        let node = problem.nodes[index]
        if let token = override(of: index), let color = values[token]?.color {
            let isRole = problem.tokens[token].kind == .role
            let alpha = isRole ? 1 : node.present
            fill(index, with: Shade(DisplayColor(rgb: color, alpha: alpha)))
            if node.hasAlpha, !isRole { setAlpha(of: index, node) }
            return
        }
        switch node.source {
        case .fixed:
            return
        case .token(let token):
            if case .color(let color) = values[token] {
                fill(index, with: Shade(DisplayColor(rgb: color, alpha: node.present)))
            } else {
                for place in places(of: index) {
                    shades[place] = problem.shades[place]
                }
            }
        case .better(let first, let second, on: let fill, over: let backdrop):
            let isFirst = prefersFirst(first, second, fill, backdrop)
            copy(isFirst ? first : second, to: index)
        }
        if node.hasAlpha {
            setAlpha(of: index, node)
        }
    }

    private func places(of node: NodeIndex) -> Range<Int> {
        let start = node * problem.renditions
        return start..<start + problem.renditions
    }

    private mutating func fill(_ node: NodeIndex, with shade: Shade) {
        for place in places(of: node) {
            shades[place] = shade
        }
    }

    private mutating func copy(_ source: Int, to node: NodeIndex) {
        let offset = (source - node) * problem.renditions
        for place in places(of: node) {
            shades[place] = shades[place + offset]
        }
    }

    private mutating func setAlpha(of index: Int, _ node: ColorNode) {
        var alpha = node.present
        if let token = node.alpha, case .alpha(let own) = values[token] {
            alpha = own * node.factor
        }
        for place in places(of: index) {
            shades[place].color.alpha = alpha
        }
    }

    private func prefersFirst(_ first: Int, _ second: Int, _ fill: Int, _ backdrop: Int) -> Bool {
        let one = shade(of: first, 0)
        let other = shade(of: second, 0)
        let ground = shade(of: fill, 0)
        guard one.color.isOpaque, other.color.isOpaque, ground.color.isOpaque else {
            return Contrast.prefersFirst(
                one.color,
                to: other.color,
                on: ground.color,
                over: shade(of: backdrop, 0).color
            )
        }
        // The luminances are known, so that most searches compute none again.
        let firstRatio = Contrast.ratio(ofLuminance: one.luminance, on: ground.luminance)
        let secondRatio = Contrast.ratio(ofLuminance: other.luminance, on: ground.luminance)
        return firstRatio >= secondRatio
    }
}
