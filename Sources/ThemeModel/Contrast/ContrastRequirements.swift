public import Findings

/// Requirements on a theme's contrast beyond the default pairs.
public struct ContrastRequirements: Hashable, Sendable {
    /// The level for modes of standard contrast.
    public var level: ContrastLevel?
    /// Pairs to check as well.
    public var pairs: [Located<RequiredPair>] = []
    /// Groups of colours that must stay apart; one that is read has at most ``groupLimit``.
    public var distinct: [Located<[String]>] = []
    /// Findings that are allowed, with reasons.
    public var waivers: [Waiver] = []

    /// The most colours of a group: every two of them are compared in every mode.
    package static let groupLimit = 64
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
        return result
    }

    /// These requirements with the project's added, but for its pairs, which replace default ones; the theme's own level
    /// and waivers come first.
    package func adding(_ project: ContrastRequirements) -> ContrastRequirements {
        var result = extending(project)
        result.pairs = pairs
        result.waivers += project.waivers
        return result
    }
}
