import ColorScience
import Findings
import ThemeModel

/// Themes that share values, compiled to numbers: what may change, what follows from it, what must hold.
///
/// A class, since every trial of a search refers to it. Lists are flat, so that a trial allocates nothing.
final class FixProblem: Sendable {
    let tokens: [FixToken]
    /// A colour comes after those that it depends on.
    let nodes: [ColorNode]
    let checks: [FixCheck]
    /// The pairs behind each check: equal colours with an equal requirement are measured once.
    let rows: [[PairInMode]]
    /// Colours of stacks, each stack from the foreground down.
    let layers: [Int]
    let stacks: [Range<Int>]
    let nodesOfToken: [[Int]]
    let checksOfToken: [[Int]]
    let tokensOfCheck: [[Int]]
    /// How many values a display may show for one colour, at most.
    let renditions: Int

    init(_ compiler: ProblemCompiler) {
        (tokens, nodes, checks, rows) = (compiler.tokens, compiler.nodes, compiler.checks, compiler.rows)
        (layers, stacks) = (compiler.layers, compiler.stacks)
        renditions = nodes.map(\.present.count).max() ?? 1
        var nodesOfToken = Array(repeating: [Int](), count: tokens.count)
        for (index, node) in nodes.enumerated() {
            for token in node.tokens { nodesOfToken[token].append(index) }
        }
        self.nodesOfToken = nodesOfToken
        tokensOfCheck = checks.map { [stacks, layers, nodes] check in
            let own = stacks[check.stacks].flatMap { layers[$0] }
            return Set(own.flatMap { nodes[$0].tokens }).sorted()
        }
        var checksOfToken = Array(repeating: [Int](), count: tokens.count)
        for (index, tokens) in tokensOfCheck.enumerated() {
            for token in tokens { checksOfToken[token].append(index) }
        }
        self.checksOfToken = checksOfToken
    }
}

/// A value in a file that a fix may change.
struct FixToken: Sendable {
    enum Kind: Hashable, Sendable {
        case color
        /// The alpha of a colour or an alias.
        case alpha
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
    /// The renditions with the values in the files.
    let present: [DisplayColor]
    /// The token whose alpha replaces the source's own, and the factor of a derived role.
    let alpha: (token: Int?, factor: Double)?
    let tokens: [Int]
    let isOpaque: Bool
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
}

/// A new value of a token.
enum FixValue: Hashable, Sendable {
    case color(SRGB8)
    case alpha(Double)
}
