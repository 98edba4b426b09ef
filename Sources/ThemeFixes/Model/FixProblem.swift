import ColorScience

/// The index of a token in ``FixProblem/tokens``.
typealias TokenIndex = Int
/// The index of a colour in ``FixProblem/nodes``.
typealias NodeIndex = Int
/// The index of a check in ``FixProblem/checks``.
typealias CheckIndex = Int

/// Themes that share values, compiled to numbers: what may change, what follows from it, what must hold.
///
/// A class, since every trial of a search refers to it. Lists are flat, so that a trial allocates nothing.
final class FixProblem: Sendable {
    let tokens: [FixToken]
    /// A colour comes after those that it depends on.
    let nodes: [ColorNode]
    /// The tokens that replace colours, node by node.
    let overrides: [TokenIndex]
    /// The renditions of each node with the values in the files; one with fewer repeats its last.
    let shades: [Shade]
    /// The colour of each node outside sRGB on a P3 display; empty where there is none.
    let wides: [WideColor?]
    /// The number of values that displays may show for one colour, at most.
    let renditions: Int
    let checks: [FixCheck]
    /// The pairs of each check: equal colours with an equal requirement are measured once.
    let pairs: [[PairInMode]]
    /// Colours of stacks, each stack from the foreground down.
    let layers: [Int]
    let stacks: [Range<Int>]
    let tokensOfNode: [[TokenIndex]]
    let nodesOfToken: [[NodeIndex]]
    let tokensOfCheck: [[TokenIndex]]
    let checksOfToken: [[CheckIndex]]
    /// The free tokens that share a check with a token, in their order.
    let neighbours: [[TokenIndex]]
    let aliases: AliasTable
    /// Kept, since a search asks for each candidate.
    let hasAliases: Bool
    private let scenes: ColorScenes
    let tiers: TextTiers
    /// The tokens of colours that lie on others, and the aliases among them.
    let fronts: Set<TokenIndex>
    let frontAliases: Set<TokenIndex>
    /// The nodes that no check measures are there to be named, as the colours of a palette.
    private let isMeasured: [Bool]
    /// Tokens that are moved together with their neighbours: others lie on them, or they make a theme recognisable.
    let isHub: [Bool]
    /// The free tokens: text, then what lies on surfaces, then what is only a surface, then roles to be written.
    let order: [TokenIndex]
    /// The same ones from the surfaces up, then roles to be written.
    let pivots: [TokenIndex]

    init(_ compiled: ProblemCompiler) {
        nodes = compiled.nodes
        overrides = compiled.overrides
        checks = compiled.checks
        pairs = compiled.pairs
        layers = compiled.layers
        stacks = compiled.stacks
        let renditions = compiled.present.map(\.count).max() ?? 1
        self.renditions = renditions
        shades = compiled.present.flatMap { colors in
            (0..<renditions).map { rendition in
                Shade(colors[min(rendition, colors.count - 1)])
            }
        }
        let hasWide = compiled.wides.contains { $0 != nil }
        wides = hasWide ? compiled.wides : []

        tokensOfNode = compiled.tokensOfNode
        nodesOfToken = Self.users(of: compiled.tokens.count, in: tokensOfNode)
        tokensOfCheck = checks.map(compiled.tokens(of:))
        checksOfToken = Self.users(of: compiled.tokens.count, in: tokensOfCheck)
        var tokens = compiled.tokens
        for token in tokens.indices where !checksOfToken[token].isEmpty {
            tokens[token].isUsed = true
        }
        for token in compiled.surfaces { tokens[token].isSurface = true }
        self.tokens = tokens
        aliases = compiled.aliases
        hasAliases = !compiled.aliases.isEmpty

        scenes = ColorScenes(checks, compiled)
        tiers = TextTiers(compiled)
        let fronts = compiled.foregrounds
        self.fronts = fronts
        frontAliases = fronts.filter { compiled.tokens[$0].kind == .alias }
        var isMeasured = [Bool](repeating: false, count: nodes.count)
        for node in layers { isMeasured[node] = true }
        self.isMeasured = isMeasured
        isHub = compiled.hubs
        let order = compiled.order
        self.order = order
        let roles = order.filter { compiled.tokens[$0].kind == .role }
        pivots = order.reversed().filter { compiled.tokens[$0].kind != .role } + roles
        neighbours = Self.neighbours(in: order, tokensOfCheck, checksOfToken)
    }

    /// For each token, the indices of the lists that contain it.
    private static func users(of count: Int, in lists: [[Int]]) -> [[Int]] {
        var users = Array(repeating: [Int](), count: count)
        for (index, tokens) in lists.enumerated() {
            for token in tokens {
                users[token].append(index)
            }
        }
        return users
    }

    private static func neighbours(
        in order: [Int],
        _ tokensOfCheck: [[Int]],
        _ checksOfToken: [[Int]]
    ) -> [[Int]] {
        var places: [Int: Int] = [:]
        for (place, token) in order.enumerated() {
            places[token] = place
        }
        return checksOfToken.indices.map { token in
            var near = Set(checksOfToken[token].flatMap { tokensOfCheck[$0] })
            near.remove(token)
            return near.compactMap { places[$0] }.sorted().map { order[$0] }
        }
    }
}

extension FixProblem {
    /// The tokens whose colours are seen together with that of one, and itself.
    func seen(with token: TokenIndex) -> Set<TokenIndex> {
        scenes.tokens(seenWith: token)
    }

    /// The nodes with a token that checks measure.
    func measuredNodes(of token: TokenIndex) -> [NodeIndex] {
        nodesOfToken[token].filter { isMeasured[$0] }
    }

    /// The value that is named by an alias with a value of its own.
    func target(of value: FixValue?) -> TokenIndex? {
        guard case .alias(let target, _)? = value else { return nil }
        return aliases.targets[target].token
    }

    /// The change with which an alias names another colour; nil where it cannot be written.
    func change(of alias: TokenIndex, to target: Int) -> AliasChange? {
        aliases.change(of: alias, at: tokens[alias].place, to: target)
    }

    /// The free tokens that make one colour with a token: its alphas, or the colour of an alpha.
    func partners(of token: TokenIndex) -> [TokenIndex] {
        var partners: Set<Int> = []
        for node in nodesOfToken[token] {
            guard let alpha = nodes[node].alpha else { continue }
            if alpha == token {
                partners.formUnion(tokensOfNode[node])
            } else {
                partners.insert(alpha)
            }
        }
        partners.remove(token)
        return partners.filter { tokens[$0].isFree }.sorted()
    }

    /// A value outside sRGB, which displays show differently.
    func isWide(_ token: TokenIndex) -> Bool {
        if renditions > 1 { return true }
        return nodesOfToken[token].contains { !wides.isEmpty && wides[$0] != nil }
    }

    /// The two colours that a check compares, on its first stack: the same one twice where it looks at one alone.
    func ends(of check: CheckIndex) -> (front: NodeIndex, ground: NodeIndex) {
        let stack = stacks[checks[check].stacks.lowerBound]
        let second = min(stack.lowerBound + 1, stack.upperBound - 1)
        return (layers[stack.lowerBound], layers[second])
    }

    /// The first of the tokens that replace the colour of a node for which a condition holds.
    func override(of node: NodeIndex, where holds: (TokenIndex) -> Bool) -> TokenIndex? {
        for index in nodes[node].overrides where holds(overrides[index]) {
            return overrides[index]
        }
        return nil
    }

    /// The colour of a node is that of a token and of nothing else.
    func isOwn(_ node: NodeIndex, _ token: TokenIndex) -> Bool {
        nodes[node].source == .token(token)
    }

    /// The colour of a node does not depend on a token.
    func isFixed(_ node: NodeIndex, _ token: TokenIndex) -> Bool {
        !tokensOfNode[node].contains(token)
    }
}
