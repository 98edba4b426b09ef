public import Findings
public import SourceText

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

    /// How many colours a group may have: every two of them are compared in every mode.
    package static let groupLimit = 64
    /// How many pairs with a `*` may be listed: each is compared with all colours.
    package static let patternLimit = 100
    /// How many pairs those may stand for in a mode.
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

/// Findings that are allowed, with the reason.
public struct Waiver: Hashable, Sendable {
    /// The rule whose finding is allowed.
    public var rule: RuleID
    /// The ids of the themes, with `*` for any characters; empty for every theme the waiver is handed to.
    public var themes: [String] = []
    /// The modes, likewise; empty for every mode.
    public var modes: [String] = []
    /// The foreground's name, in which each `*` stands for any characters.
    public var foreground: String
    /// The background's name, likewise.
    public var background: String
    /// The selector of a rule of the theme's own CSS, likewise; nil for a pair of two names.
    public var css: String?
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

    /// Makes a waiver for the low contrast of a rule in the theme's own CSS.
    public init(css selector: String, reason: String) {
        self.init(foreground: "", background: "", reason: reason)
        css = selector
    }
}

extension Waiver {
    /// The id of the one theme that it is for; nil for several and for all.
    public var theme: String? {
        get { themes.count == 1 && !themes[0].isPattern ? themes[0] : nil }
        set { themes = newValue.map { [$0] } ?? [] }
    }

    /// The one mode that it is for, if it names one.
    public var mode: String? {
        get { modes.count == 1 ? modes[0] : nil }
        set { modes = newValue.map { [$0] } ?? [] }
    }
}

/// The rules that can be waived: a weak pair may be intended, an unreadable file never is.
package enum WaivableRule: String, CaseIterable {
    case lowContrast = "contrast/low-contrast"
    case indistinctPair = "color/indistinct-pair"
}
