import SourceText

/// The part of a plan that is about one failing pair.
package struct Advice: Sendable {
    package let theme: String
    package let mode: String
    package let pair: PairName
    /// The values with which the pair passes; empty where the plan leaves it.
    package var suggestions: [Suggestion]
    /// For a pair that is left: requirements that no value was found for; empty where there is none to name, and nil where
    /// no value is to change.
    package var conflict: [String]?
    /// The change of a use that helps instead of a value.
    package var help: String?
    /// The opaque colours of the pair with the suggested values.
    package var colors: ComparedColors?

    package init(
        theme: String,
        mode: String,
        pair: PairName,
        suggestions: [Suggestion] = [],
        conflict: [String]? = [],
        help: String? = nil,
        colors: ComparedColors? = nil
    ) {
        self.theme = theme
        self.mode = mode
        self.pair = pair
        self.suggestions = suggestions
        self.conflict = conflict
        self.help = help
        self.colors = colors
    }
}

extension Report {
    /// The same report with what plans do about its low contrast.
    ///
    /// A finding's cause is the value that is changed for it: its own token, or else the first one that is. It stays the
    /// finding's own token where nothing is.
    package func advised(by advice: [Advice]) -> Report {
        let byPair = Dictionary(keepingFirst: advice.map { (PairKey($0), $0) })
        var report = self
        for index in findings.indices where findings[index].rule == .lowContrast {
            if let advice = byPair[PairKey(findings[index])] { report.findings[index].take(advice) }
        }
        return report
    }

    /// The causes of low contrast that count, and those that a plan fixes; nil where nothing was planned.
    var fixedCauses: (fixed: Int, all: Int)? {
        let found = findings.filter { $0.rule == .lowContrast && $0.counts }
        guard found.contains(where: \.isPlanned) else { return nil }
        let causes = Cause.causes(of: found)
        return (causes.count(where: \.isMended), causes.count)
    }
}

extension Finding {
    var isPlanned: Bool { !suggestions.isEmpty || detail?.conflict != nil }

    fileprivate mutating func take(_ advice: Advice) {
        let own = advice.suggestions.filter { $0.location != nil && $0.location == tokenLocation }
        let planned = own + advice.suggestions.filter { !own.contains($0) }
        detail?.suggestions = planned
        detail?.conflict = planned.isEmpty ? advice.conflict : nil
        if let help = advice.help { self.help = help }
        detail?.plannedColors = planned.isEmpty ? nil : advice.colors
        guard let first = planned.first else { return }
        if own.isEmpty {
            token = first.token
            tokenLocation = first.location
        }
        if own.isEmpty || written == nil {
            written = first.written
            writtenHex = first.writtenHex
        }
    }
}
