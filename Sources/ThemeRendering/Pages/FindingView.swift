import ColorScience
import Findings

/// One finding, with what would fix it.
enum FindingView {
    static func view(_ finding: Finding) -> View {
        let fixes = finding.waiver == nil ? finding.suggestions.map { fix($0, for: finding) } : []
        return [
            .severity: .text(finding.standing),
            .rule: .text(finding.rule.rawValue), .message: .text(finding.message),
            .help: .text(ifAny: fixes.isEmpty ? finding.help : nil), .mode: .text(ifAny: finding.mode),
            .place: .text(finding.location?.description ?? ""), .waiver: .text(ifAny: finding.waiver),
            .fixes: .list(fixes), .hasColors: .flag(finding.colors != nil),
            .foreground: .text(finding.colors?.foreground ?? ""),
            .background: .text(finding.colors?.background ?? ""),
        ]
    }

    /// A suggestion with the two colours that would then lie on each other.
    private static func fix(_ suggestion: Suggestion, for finding: Finding) -> View {
        let isForeground = suggestion.token == finding.pair?.foreground
        return [
            .token: .text(suggestion.token), .value: .text(suggestion.value),
            .ratio: .text(Contrast.display(suggestion.ratio)),
            .foreground: .text(isForeground ? suggestion.value : finding.colors?.foreground ?? ""),
            .background: .text(isForeground ? finding.colors?.background ?? "" : suggestion.value),
        ]
    }
}
