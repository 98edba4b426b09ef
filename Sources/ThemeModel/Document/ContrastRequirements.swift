public import Findings

/// Requirements on a theme's contrast beyond the default pairs.
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

    /// These requirements with the project's added; the theme's own level and waivers come first.
    package func adding(_ project: ContrastRequirements) -> ContrastRequirements {
        var result = extending(project)
        result.waivers += project.waivers
        return result
    }
}

/// One finding that is allowed, with the reason.
public struct Waiver: Hashable, Sendable {
    /// The rule whose finding is allowed.
    public var rule: RuleID
    /// The id of the theme; nil for every theme the waiver is handed to.
    public var theme: String?
    /// The mode; nil for every mode.
    public var mode: String?
    /// The foreground's name.
    public var foreground: String
    /// The background's name.
    public var background: String
    /// Why it is allowed.
    public var reason: String
    /// The first day on which the waiver no longer applies.
    public var expires: CalendarDate?
    /// Where it was written.
    public var location: SourceLocation?

    /// Makes a waiver for low contrast.
    public init(foreground: String, background: String, reason: String) {
        rule = .lowContrast
        self.foreground = foreground
        self.background = background
        self.reason = reason
    }
}

/// The rules that can be waived: a weak pair may be intended, an unreadable file never is.
package enum WaivableRule: String, CaseIterable {
    case lowContrast = "contrast/low-contrast"
    case indistinctPair = "color/indistinct-pair"
}
