public import Findings

/// Requirements on a theme's contrast beyond the default pairs.
public struct ContrastRequirements: Hashable, Sendable {
    /// The level for modes of standard contrast.
    public var level: ContrastLevel?
    /// Pairs to check as well.
    public var pairs: [Located<RequiredPair>] = []
    /// Groups of colours that must stay apart; one that is read has at most ``groupLimit``.
    public var distinct: [Located<[String]>] = []
    /// Colours on their grounds, each weaker than the one before; a name alone lies on `background`.
    public var orders: [Located<[PairName]>] = []
    /// Grounds of which each is a step from the one before.
    public var ladders: [Located<ColorLadder>] = []
    /// The ratio that is asked for above every requirement, 0 or more.
    public var margin = 0.0
    /// The pairs of which a project asks nothing.
    public var exceptions: [PairException] = []
    /// The least number of pairs that a check of all themes judges; nil for none.
    public var expectedPairs: Located<Int>?
    /// Findings that are allowed, with reasons.
    public var waivers: [Waiver] = []

    /// The most colours of a group: every two of them are compared in every mode.
    package static let groupLimit = 64
    /// The most pairs that the entries of a list with several colours on a side stand for.
    package static let listedPairLimit = 10_000
    /// The most pairs with a `*` in a list: each is compared with all colours.
    package static let patternLimit = 100
    /// The most pairs that those may stand for in a mode.
    package static let patternedPairLimit = 10_000

    /// Makes requirements that add nothing.
    public init() {}

    /// These requirements over a base theme's; waivers are about one theme and are not inherited.
    func extending(_ parent: ContrastRequirements) -> ContrastRequirements {
        var result = self
        result.level = level ?? parent.level
        result.pairs = parent.pairs + pairs
        result.distinct = parent.distinct + distinct
        result.orders = parent.orders + orders
        result.ladders = parent.ladders + ladders
        result.margin = max(margin, parent.margin)
        return result
    }

    /// These requirements with the project's added, but for its pairs, which replace default ones; the theme's own level
    /// and waivers come first.
    package func adding(_ project: ContrastRequirements) -> ContrastRequirements {
        var result = extending(project)
        result.pairs = pairs
        result.waivers += project.waivers
        result.exceptions += project.exceptions
        return result
    }
}
