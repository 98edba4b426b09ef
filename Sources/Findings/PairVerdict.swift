/// A foreground on a background, by name, with what the foreground is used for.
public struct PairName: Hashable, Sendable, Codable {
    /// The name of the colour in front: a role or a component's colour.
    public var foreground: String
    /// The name of the colour beneath it.
    public var background: String
    /// The use of the foreground, which decides the ratio that it must reach.
    public var use: ContrastUse

    /// Names a pair.
    public init(_ foreground: String, on background: String, use: ContrastUse = .text) {
        self.foreground = foreground
        self.background = background
        self.use = use
    }

    /// Hashes the names alone: two pairs seldom differ in use, whose raw value takes as long as a name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(foreground)
        hasher.combine(background)
    }

    /// `text-muted on surface`, as it is written in a theme file.
    public var phrase: String { foreground + " on " + background }

    /// Reads a phrase such as `text-muted on surface`, as a pair of text; nil for anything else.
    ///
    /// A background may have further layers: `text on primary/10 on surface`.
    package init?(phrase: String) {
        let words = phrase.split(separator: " ")
        guard words.count >= 3, !words.count.isMultiple(of: 2) else { return nil }
        for index in stride(from: 1, to: words.count, by: 2) where words[index] != "on" {
            return nil
        }
        self.init(String(words[0]), on: words[2...].joined(separator: " "))
    }
}

extension PairName: Comparable {
    /// The order of foregrounds, then backgrounds, then uses.
    public static func < (left: PairName, right: PairName) -> Bool {
        (left.foreground, left.background, left.use.rawValue)
            < (right.foreground, right.background, right.use.rawValue)
    }
}

/// The two opaque colours that a verdict compared, after mapping and compositing.
public struct ComparedColors: Hashable, Sendable {
    /// The colour in front, as `#rrggbb`.
    public var foreground: String
    /// The colour beneath it, as `#rrggbb`.
    public var background: String

    /// Names the two colours that were compared.
    public init(foreground: String, background: String) {
        self.foreground = foreground
        self.background = background
    }
}

/// The outcome for one pair; unknown is never a pass.
public enum Verdict: String, CaseIterable, Hashable, Sendable {
    /// The ratio is reached.
    case pass
    /// The ratio is not reached.
    case fail
    /// No ratio is required.
    case exempt
    /// The ratio cannot be known.
    case unknown
    /// The ratio is not reached, and a waiver allows that.
    case waived
}

/// The verdict on one pair in one mode of one theme.
public struct PairVerdict: Hashable, Sendable {
    /// The id of the theme.
    public var theme: String
    /// The mode.
    public var mode: String
    /// The pair.
    public var pair: PairName
    /// The opaque colours that were compared; nil when they are unknown.
    public var colors: ComparedColors?
    /// The ratio in full precision; nil when it is unknown.
    public var measured: Double?
    /// The least ratio that passes; nil when none is required.
    public var required: Double?
    /// The verdict.
    public var verdict: Verdict

    /// Records a verdict.
    public init(
        theme: String,
        mode: String,
        pair: PairName,
        colors: ComparedColors?,
        measured: Double?,
        required: Double?,
        verdict: Verdict
    ) {
        self.theme = theme
        self.mode = mode
        self.pair = pair
        self.colors = colors
        self.measured = measured
        self.required = required
        self.verdict = verdict
    }
}

extension PairVerdict {
    /// The pair fails by its upper end: it reaches the ratio that it needs.
    package var isTooLoud: Bool {
        guard verdict == .fail, let measured, let required else { return false }
        return measured >= required
    }
}

/// A pair in a mode of a theme, which identifies a verdict and the findings about it.
package struct PairKey: Hashable, Sendable {
    let theme: String?
    let mode: String?
    let pair: PairName?

    package init(theme: String?, mode: String?, pair: PairName?) {
        self.theme = theme
        self.mode = mode
        self.pair = pair
    }

    package init(_ row: PairVerdict) { self.init(theme: row.theme, mode: row.mode, pair: row.pair) }

    package init(_ finding: Finding) {
        self.init(theme: finding.theme, mode: finding.mode, pair: finding.pair)
    }

    init(_ advice: Advice) { self.init(theme: advice.theme, mode: advice.mode, pair: advice.pair) }
}
