import ColorScience
import ThemeModel

/// Themes that share values, compiled to numbers: what may change, what follows from it, what must hold.
///
/// A class, since every trial of a search refers to it. Lists are flat, so that a trial allocates nothing.
final class FixProblem: Sendable {
    let tokens: [FixToken]
    /// A colour comes after those that it depends on.
    let nodes: [ColorNode]
    /// The renditions of each node with the values in the files; one with fewer repeats its last.
    let shades: [Shade]
    /// What a P3 display shows of each node that is outside sRGB; empty where none is.
    let wides: [WideColor?]
    /// How many values a display may show for one colour, at most.
    let renditions: Int
    let checks: [FixCheck]
    /// The pairs behind each check: equal colours with an equal requirement are measured once.
    let rows: [[PairInMode]]
    /// Colours of stacks, each stack from the foreground down.
    let layers: [Int]
    let stacks: [Range<Int>]
    let tokensOfNode: [[Int]]
    let nodesOfToken: [[Int]]
    let tokensOfCheck: [[Int]]
    let checksOfToken: [[Int]]
    /// The free tokens that share a check with a token, in their order.
    let neighbours: [[Int]]
    /// Whether others lie on a token, or it makes a theme recognisable: it is moved together with its neighbours.
    let isHub: [Bool]
    /// The free tokens: text, then what lies on surfaces, then what is only a surface, then roles to be written.
    let order: [Int]
    /// The same ones from the surfaces up, then roles to be written.
    var pivots: [Int] {
        order.reversed().filter { tokens[$0].kind != .role }
            + order.filter { tokens[$0].kind == .role }
    }

    init(_ compiler: ProblemCompiler) {
        tokens = compiler.tokens
        nodes = compiler.nodes
        tokensOfNode = compiler.tokensOfNode
        checks = compiler.checks
        rows = compiler.rows
        layers = compiler.layers
        stacks = compiler.stacks
        let renditions = compiler.present.map(\.count).max() ?? 1
        self.renditions = renditions
        shades = compiler.present.flatMap { present in
            (0..<renditions).map { Shade(present[min($0, present.count - 1)]) }
        }
        wides = compiler.wides.contains { $0 != nil } ? compiler.wides : []
        nodesOfToken = Self.users(of: tokens.count, tokensOfNode)
        tokensOfCheck = checks.map { [stacks, layers, tokensOfNode] check in
            var tokens: [Int] = []
            for stack in check.stacks {
                for layer in stacks[stack] {
                    for token in tokensOfNode[layers[layer]] where !tokens.contains(token) {
                        tokens.append(token)
                    }
                }
            }
            return tokens
        }
        checksOfToken = Self.users(of: tokens.count, tokensOfCheck)
        let order: [Int]
        (isHub, order) = Self.ranks(tokens, tokensOfNode, checks, stacks, layers)
        var places = Array(repeating: Int.max, count: tokens.count)
        for (place, token) in order.enumerated() { places[token] = place }
        self.order = order
        neighbours = tokens.indices.map { [tokens, checksOfToken, tokensOfCheck] token in
            Set(checksOfToken[token].flatMap { tokensOfCheck[$0] }).subtracting([token])
                .filter { tokens[$0].isFree }.sorted { places[$0] < places[$1] }
        }
    }

    private static func ranks(
        _ tokens: [FixToken],
        _ tokensOfNode: [[Int]],
        _ checks: [FixCheck],
        _ stacks: [Range<Int>],
        _ layers: [Int]
    ) -> (isHub: [Bool], order: [Int]) {
        var isHub = tokens.map { $0.weight > 1 || $0.kind == .role }
        var isFront = tokens.map { _ in false }
        for check in checks where check.kind == .contrast {
            let start = stacks[check.stacks.lowerBound].lowerBound
            for token in tokensOfNode[layers[start]] { isFront[token] = true }
            if !check.isChosen {
                for token in tokensOfNode[layers[start + 1]] { isHub[token] = true }
            }
        }
        let rank = tokens.indices.map { index in
            tokens[index].isText
                ? 0
                : tokens[index].kind == .role
                    ? 4 : tokens[index].isBackground ? 3 : isFront[index] ? 1 : 2
        }
        let free = tokens.indices.filter { tokens[$0].isFree }
        return (isHub, free.sorted { (rank[$0], $0) < (rank[$1], $1) })
    }

    /// For each token, the places in a list of tokens that have it.
    private static func users(of count: Int, _ lists: [[Int]]) -> [[Int]] {
        var users = Array(repeating: [Int](), count: count)
        for (index, tokens) in lists.enumerated() {
            for token in tokens { users[token].append(index) }
        }
        return users
    }

    /// The free tokens that make one colour with a token: its alphas, or what an alpha is of.
    func partners(of token: Int) -> [Int] {
        let nodes = nodesOfToken[token].filter { self.nodes[$0].alpha != nil }
        let partners = Set(
            nodes.flatMap { node in
                self.nodes[node].alpha == token
                    ? tokensOfNode[node] : [self.nodes[node].alpha ?? token]
            }
        )
        return partners.subtracting([token]).filter { tokens[$0].isFree }.sorted()
    }

    /// Whether a value is outside sRGB, so that displays show it differently.
    func isWide(_ token: Int) -> Bool {
        renditions > 1 || nodesOfToken[token].contains { !wides.isEmpty && wides[$0] != nil }
    }

    /// The two colours that a check compares, on its first stack: the same one twice where it looks at one alone.
    func ends(of check: Int) -> (front: Int, ground: Int) {
        let stack = stacks[checks[check].stacks.lowerBound]
        return (layers[stack.lowerBound], layers[min(stack.lowerBound + 1, stack.upperBound - 1)])
    }
}

/// A value in a file that a fix may change.
struct FixToken: Sendable {
    enum Kind: Hashable, Sendable {
        case color
        /// The alpha of a colour or an alias.
        case alpha
        /// The colour of a role that the theme leaves out, such as `on-primary`: to be written after another value.
        case role
    }

    let kind: Kind
    let place: TokenPlace
    /// The value in the file.
    let present: DisplayColor
    let isFree: Bool
    /// What the alpha of a token lies on, to tell what is seen of a change.
    let ground: SRGB8
    /// How much a change of it counts: see ``FixObjective``.
    var weight = 1.0
    /// What it costs to change it at all.
    var edit = FixObjective.edit
    var isText = false
    var isBackground = false
    /// A bit for each mode that shows it; modes beyond the 64th share bits.
    var modes: UInt64 = 0
}

/// A colour of a theme as a function of tokens; it repeats how resolution handles aliases and derived roles.
struct ColorNode: Sendable {
    enum Source: Hashable, Sendable {
        case fixed
        case token(Int)
        /// Whichever of two colours has the higher contrast on a fill over a backdrop.
        case better(Int, Int, on: Int, over: Int)
    }

    let source: Source
    /// Whether an alpha replaces the source's own, the token that it is written at, and the factor of a derived role.
    var hasAlpha = false
    var alpha: Int?
    var factor = 1.0
    /// The token that replaces all of this where it has a value: a role that can be written.
    var role: Int?
    /// The alpha with the values in the files.
    let present: Double
    let isOpaque: Bool
}

/// A colour as it is shown, with its luminance.
struct Shade {
    var color: DisplayColor
    var luminance: Double

    init(_ color: DisplayColor) {
        self.color = color
        luminance = color.rgb.relativeLuminance
    }
}

/// A requirement, as numbers.
struct FixCheck: Sendable {
    enum Kind: Sendable {
        /// The least ratio of all stacks, each from the foreground down.
        case contrast
        /// Two colours on a backdrop in the worst kind of vision, as the layers of one stack.
        case distinct
        /// A dark background stays dark, a light one light: the mode may have its name from it.
        case dark, light
    }

    let kind: Kind
    let stacks: Range<Int>
    let required: Double
    /// Whether to fix a failure; otherwise it only must not get worse.
    let isTarget: Bool
    /// Whether the foreground is the better of two colours.
    let isChosen: Bool
    /// Whether light on dark must stay that; what is chosen for a fill, or made for it, has no side of its own.
    let hasSide: Bool
    /// How many pairs it stands for.
    var count = 1.0
}

/// A new value of a token.
enum FixValue: Hashable, Sendable {
    case color(SRGB8)
    case alpha(Double)
}
