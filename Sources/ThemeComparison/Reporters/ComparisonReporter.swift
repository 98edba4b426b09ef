import ColorScience
package import Findings

/// Writes a comparison as text, in one of the forms that `diff` has.
public protocol ComparisonReporter: Sendable {
    /// The comparison as text.
    func text(for comparison: Comparison) -> String
}

extension PairChange.Kind {
    package var label: String {
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

package struct PairWords {
    /// The old ratio, `4.61:1`; nil for a new pair.
    package let old: String?
    package let new: String?
    /// `4.5`, or `4.5, was 3` where the required ratio changed.
    package let required: String
    /// What allows the pair to fail, `waived`, or no longer does, `no longer waived`.
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

extension PairChange {
    package var words: PairWords { PairWords(self) }
}

extension PairName {
    package var phraseWithUse: String { use == .text ? phrase : "\(phrase) (\(use.label))" }
}

/// Tokens reported together: those with the same change, or those that follow the same tokens.
struct TokenGroup {
    private(set) var names: [String] = []
    let change: TokenChange

    /// Tokens that changed themselves, grouped by old and new value, in the order of the theme.
    static func changed(_ changes: [TokenChange]) -> [TokenGroup] {
        groups(changes.filter(\.follows.isEmpty)) { [$0.old?.text, $0.new?.text, $0.old?.wideText, $0.new?.wideText] }
    }

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

    func list(atMost limit: Int) -> String {
        let shown = names.prefix(limit).joined(separator: ", ")
        return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
    }
}

extension TokenValue {
    /// The value in one line.
    package var line: String {
        let cut = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").excerpt
        return wideText.map { "\(cut) (\($0))" } ?? cut
    }
}
