public import Findings

/// What is asked of a theme's contrast beyond the default pairs.
public struct ContrastRequirements: Hashable, Sendable {
    /// The level for modes of standard contrast.
    public var level: ContrastLevel?
    /// Pairs to check as well.
    public var pairs: [Located<PairName>] = []
    /// Groups of colours that must stay apart; one that is read has at most ``groupLimit``.
    public var distinct: [Located<[String]>] = []
    /// Findings that are allowed, with reasons.
    public var waivers: [Waiver] = []

    /// How many colours a group may have: every two of them are compared in every mode.
    package static let groupLimit = 64

    /// Makes requirements that ask nothing more.
    public init() {}

    /// These requirements with a base theme's under them; waivers speak of one theme and are not inherited.
    func extending(_ parent: ContrastRequirements) -> ContrastRequirements {
        var result = self
        result.level = level ?? parent.level
        result.pairs = parent.pairs + pairs
        result.distinct = parent.distinct + distinct
        return result
    }

    /// These requirements with the project's added; the theme's own level and waivers come first.
    package func adding(_ project: ContrastRequirements) -> ContrastRequirements {
        var result = extending(project)
        result.waivers += project.waivers
        return result
    }
}
