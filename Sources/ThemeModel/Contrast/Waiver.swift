public import Findings
public import SourceText

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
    /// The reason for it.
    public var reason: String
    /// The first day on which the waiver no longer applies.
    public var expires: CalendarDate?
    /// The place where it was written.
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
        get {
            guard themes.count == 1, !themes[0].isPattern else { return nil }
            return themes[0]
        }
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
    case highContrast = "contrast/high-contrast"
    case brokenOrder = "contrast/broken-order"
    case flatLadder = "contrast/flat-ladder"
    case indistinctPair = "color/indistinct-pair"
}
