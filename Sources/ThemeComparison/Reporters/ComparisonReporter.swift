import ColorScience
import Findings

/// A way to write a comparison: a pure function from its value to a text.
package protocol ComparisonReporter: Sendable {
    /// The comparison as a text, with a line break at the end.
    func text(for comparison: Comparison) -> String
}

extension PairChange.Kind {
    var label: String {
        switch self {
        case .newlyFailing: "newly failing"
        case .newlyUnknown: "newly unknown"
        case .newlyAllowed: "newly allowed"
        case .worse: "worse"
        case .newlyPassing: "newly passing"
        case .better: "better"
        case .appeared: "new"
        case .disappeared: "gone"
        }
    }
}

/// What became of a pair, in words.
struct PairWords {
    /// The ratio it had, `4.61:1`; nil where it was not there.
    let old: String?
    /// The ratio it has; nil where it is there no more.
    let new: String?
    /// `4.5`, or `4.5, was 3` where the required ratio changed.
    let required: String
    /// What allows the pair to fail, or allowed it where it fails now; nil where nothing does or did.
    let allowance: String?

    init(_ change: PairChange) {
        if let before = change.old?.measured, let now = change.new?.measured {
            let texts = Decimals.texts(of: before, and: now)
            (old, new) = ("\(texts.first):1", "\(texts.second):1")
        } else {
            (old, new) = (change.old.map(Self.ratio), change.new.map(Self.ratio))
        }
        let state = change.new ?? change.old
        let now = state.map { CSSNumber.text(of: $0.required) } ?? ""
        let before = change.old.map { CSSNumber.text(of: $0.required) } ?? now
        required = before == now ? now : "\(now), was \(before)"
        let lost = change.kind.isFailure ? change.old.flatMap(Self.allowance) : nil
        allowance = change.new.flatMap(Self.allowance) ?? lost.map { "no longer \($0)" }
    }

    private static func ratio(_ state: PairState) -> String {
        state.measured.map { "\(Decimals.text(of: $0)):1" } ?? "unknown"
    }

    private static func allowance(_ state: PairState) -> String? {
        if state.verdict == .waived { return "waived" }
        return state.isBaselined ? "in the baseline" : nil
    }
}

extension PairName {
    /// `heading on surface`, with the use where it is not text.
    var phraseWithUse: String { use == .text ? phrase : "\(phrase) (\(use.label))" }
}

/// Tokens reported in one group: they have the same change, or changed with the same other tokens.
struct TokenGroup {
    private(set) var names: [String] = []
    /// The change of the first, which stands for all.
    let change: TokenChange

    /// Tokens that were changed, those with equal values in one group, in the order of the theme.
    static func changed(_ changes: [TokenChange]) -> [TokenGroup] {
        groups(changes.filter(\.follows.isEmpty)) { [$0.old?.text, $0.new?.text, $0.old?.wideText, $0.new?.wideText] }
    }

    /// Tokens that changed with others, by those others.
    static func following(_ changes: [TokenChange]) -> [TokenGroup] {
        groups(changes.filter { !$0.follows.isEmpty }) { $0.follows }
    }

    private static func groups(_ changes: [TokenChange], by key: (TokenChange) -> [String?]) -> [TokenGroup] {
        var groups: [TokenGroup] = []
        var indices: [[[String?]]: Int] = [:]
        for change in changes {
            let key = [key(change), change.modes]
            if let index = indices[key] {
                groups[index].names.append(change.name)
            } else {
                indices[key] = groups.count
                groups.append(TokenGroup(names: [change.name], change: change))
            }
        }
        return groups
    }

    /// The first names, and how many more there are.
    func list(atMost limit: Int) -> String {
        let shown = names.prefix(limit).joined(separator: ", ")
        return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
    }
}

extension TokenValue {
    /// The value on one line, cut where it is long.
    var line: String {
        let cut = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").excerpt
        return wideText.map { "\(cut) (\($0))" } ?? cut
    }
}
