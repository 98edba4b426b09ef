import ColorScience
import Findings
import ThemeChecks

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
        for node in problem.nodes.indices { update(node) }
    }

    /// Whether a node has a colour of its own instead of its source's.
    func isReplaced(_ node: Int) -> Bool {
        problem.nodes[node].role.map { values[$0] != nil } ?? false
    }

    func luminance(of node: Int, _ rendition: Int) -> Double {
        shades[node * problem.renditions + rendition].luminance
    }

    mutating func set(_ token: Int, to value: FixValue?) {
        values[token] = value
        for node in problem.nodesOfToken[token] { update(node) }
    }

    func color(of token: Int) -> SRGB8 {
        if case .color(let color) = values[token] {
            color
        } else {
            problem.tokens[token].present.rgb
        }
    }

    func alpha(of token: Int) -> Double {
        if case .alpha(let alpha) = values[token] {
            alpha
        } else {
            problem.tokens[token].present.alpha
        }
    }

    private mutating func update(_ index: Int) {
        paint(index)
        if !wides.isEmpty {
            wides[index] = wide(index)?.with(alpha: shades[index * problem.renditions].color.alpha)
        }
    }

    /// A new value is within sRGB, so that a P3 display shows it as others do.
    private func wide(_ index: Int) -> WideColor? {
        if isReplaced(index) { return nil }
        switch problem.nodes[index].source {
        case .fixed: return problem.wides[index]
        case .token(let token): return values[token] == nil ? problem.wides[index] : nil
        case .better(let first, let second, on: let fill, over: let backdrop):
            return wides[prefersFirst(first, second, fill, backdrop) ? first : second]
        }
    }

    private mutating func paint(_ index: Int) {
        let node = problem.nodes[index]
        let count = problem.renditions
        let start = index * count
        if let role = node.role, case .color(let color) = values[role] {
            let shade = Shade(DisplayColor(rgb: color))
            for place in start..<start + count { shades[place] = shade }
            return
        }
        switch node.source {
        case .fixed: return
        case .token(let token):
            if case .color(let color) = values[token] {
                let shade = Shade(DisplayColor(rgb: color, alpha: node.present))
                for place in start..<start + count { shades[place] = shade }
            } else {
                for place in start..<start + count { shades[place] = problem.shades[place] }
            }
        case .better(let first, let second, on: let fill, over: let backdrop):
            let chosen = prefersFirst(first, second, fill, backdrop) ? first : second
            for place in 0..<count { shades[start + place] = shades[chosen * count + place] }
        }
        guard node.hasAlpha else { return }
        var alpha = node.present
        if let token = node.alpha, case .alpha(let own) = values[token] {
            alpha = own * node.factor
        }
        for place in start..<start + count { shades[place].color.alpha = alpha }
    }

    private func prefersFirst(_ first: Int, _ second: Int, _ fill: Int, _ backdrop: Int) -> Bool {
        let count = problem.renditions
        let one = shades[first * count]
        let other = shades[second * count]
        let ground = shades[fill * count]
        if one.color.isOpaque, other.color.isOpaque, ground.color.isOpaque {
            return Contrast.ratio(ofLuminance: one.luminance, on: ground.luminance)
                >= Contrast.ratio(ofLuminance: other.luminance, on: ground.luminance)
        }
        return Contrast.prefersFirst(
            one.color,
            to: other.color,
            on: ground.color,
            over: shades[backdrop * count].color
        )
    }
}

extension FixShades {
    /// The ratio of a check, negative where the foreground is the darker one, or its difference.
    func measure(_ index: Int) -> Double {
        let check = problem.checks[index]
        switch check.kind {
        case .contrast:
            var worst = 22.0
            for stack in check.stacks {
                let layers = problem.stacks[stack]
                for rendition in 0..<problem.renditions {
                    let ratio = ratio(of: layers, rendition)
                    if abs(ratio) < abs(worst) { worst = ratio }
                }
                if let wide = wide(layers), abs(wide.ratio) < abs(worst) { worst = wide.ratio }
            }
            return worst
        case .distinct: return distance(problem.stacks[check.stacks.lowerBound].lowerBound)
        case .dark, .light:
            let ground = shade(problem.stacks[check.stacks.lowerBound].lowerBound, 0).color.rgb
            return (Contrast.lightness(of: ground) < 50) == (check.kind == .dark) ? 1 : 0
        }
    }

    /// The two opaque colours that a check of contrast measures on its worst stack; nil for other checks.
    func compared(_ index: Int) -> ComparedColors? {
        let check = problem.checks[index]
        guard check.kind == .contrast else { return nil }
        let shown = check.stacks.flatMap { stack in
            (0..<problem.renditions).map { (layers: problem.stacks[stack], rendition: $0) }
        }
        let worst = shown.min {
            abs(ratio(of: $0.layers, $0.rendition)) < abs(ratio(of: $1.layers, $1.rendition))
        }
        let wides = check.stacks.compactMap { wide(problem.stacks[$0]) }
        if let wide = wides.min(by: { abs($0.ratio) < abs($1.ratio) }),
            abs(wide.ratio) < worst.map({ abs(ratio(of: $0.layers, $0.rendition)) }) ?? .infinity
        {
            return ComparedColors(foreground: wide.front.css, background: wide.ground.css)
        }
        guard
            let colors = worst.map({ worst in worst.layers.map { shade($0, worst.rendition).color }
            }),
            let front = colors[0].composited(over: colors[1...]),
            let ground = colors[1].composited(over: colors[2...])
        else { return nil }
        return ComparedColors(foreground: front.hex, background: ground.hex)
    }

    private func shade(_ layer: Int, _ rendition: Int) -> Shade {
        shades[problem.layers[layer] * problem.renditions + rendition]
    }

    private func ratio(of layers: Range<Int>, _ rendition: Int) -> Double {
        let front = shade(layers.lowerBound, rendition)
        let ground = shade(layers.lowerBound + 1, rendition)
        var first = front.luminance
        var second = ground.luminance
        if !front.color.isOpaque || !ground.color.isOpaque {
            let colors = layers.map { shade($0, rendition).color }
            guard let front = colors[0].composited(over: colors[1...]),
                let ground = colors[1].composited(over: colors[2...])
            else { return 0 }
            first = front.relativeLuminance
            second = ground.relativeLuminance
        }
        let ratio = Contrast.ratio(ofLuminance: first, on: second)
        return first < second ? -ratio : ratio
    }

    /// A stack on a P3 display; nil where every layer is within sRGB.
    private func wide(_ layers: Range<Int>) -> (ratio: Double, front: WideColor, ground: WideColor)?
    {
        if wides.isEmpty || layers.allSatisfy({ wides[problem.layers[$0]] == nil }) { return nil }
        let colors = layers.map { wides[problem.layers[$0]] ?? WideColor(shade($0, 0).color) }
        guard let front = colors[0].composited(over: colors[1...]),
            let ground = colors[1].composited(over: colors[2...])
        else { return nil }
        let first = front.relativeLuminance
        let second = ground.relativeLuminance
        let ratio = Contrast.ratio(ofLuminance: first, on: second)
        return (first < second ? -ratio : ratio, front, ground)
    }

    private func distance(_ layer: Int) -> Double {
        let ground = [shade(layer + 2, 0).color]
        guard let first = shade(layer, 0).color.composited(over: ground),
            let second = shade(layer + 1, 0).color.composited(over: ground)
        else { return 1 }
        return Distinctness.closest(first, second).difference
    }
}
