import ColorScience
import Findings
import SourceText

extension PairChange.Kind {
    package var label: String {
        switch self {
        case .newlyFailing: "newly failing"
        case .newlyUnknown: "newly unknown"
        case .newlyAllowed: "newly allowed"
        case .noLongerJudged: "no longer judged"
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
    /// The reason why the pair may fail, `waived`, or no longer may, `no longer waived`.
    let allowance: String?

    init(_ change: PairChange) {
        if let before = change.old?.measured, let now = change.new?.measured {
            let texts = Decimals.texts(of: before, and: now)
            old = "\(texts.first):1"
            new = "\(texts.second):1"
        } else {
            old = change.old.map(Self.ratio)
            new = change.new.map(Self.ratio)
        }
        let state = change.new ?? change.old
        let now = state.map(Self.requirement) ?? ""
        let before = change.old.map(Self.requirement) ?? now
        required = before == now ? now : "\(now), was \(before)"
        let lost = change.kind.isFailure ? change.old.flatMap(Self.allowance) : nil
        let worse = change.new?.isWorseThanListed == true ? "worse than in the baseline" : nil
        let leftOut =
            change.kind == .noLongerJudged && change.new == nil ? "left out by the profile" : nil
        let current = worse ?? leftOut ?? change.new.flatMap(Self.allowance)
        allowance = current ?? lost.map { "no longer \($0)" }
    }

    private static func requirement(_ state: PairState) -> String {
        state.required.map(CSSNumber.text) ?? "nothing"
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
    /// The first place in the app, as the end of a sentence; empty for none.
    var place: String { uses.map { "; \($0.phrase)" } ?? "" }

    package var words: PairWords { PairWords(self) }
}

extension PairName {
    package var phraseWithUse: String {
        use == .text ? phrase : "\(phrase) (\(use.label))"
    }
}
