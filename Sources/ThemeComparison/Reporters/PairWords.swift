import ColorScience
import Findings

/// What became of a pair, in words.
struct PairWords {
    /// The ratio it had, `4.61:1`; nil where it was not there.
    let old: String?
    /// The ratio it has; nil where it is there no more.
    let new: String?
    /// `4.5`, or `4.5, was 3` where another ratio is asked for.
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
