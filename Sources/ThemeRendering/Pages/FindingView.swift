import ColorScience
import Findings

/// One finding, with what would fix it.
enum FindingView {
    static func view(_ finding: Finding) -> [String: Any] {
        let fixes = finding.counts ? finding.suggestions.map { fix($0, for: finding) } : []
        return [
            "severity": finding.counts ? finding.severity.rawValue : "waived", "rule": finding.rule.rawValue,
            "message": finding.message, "help": fixes.isEmpty ? finding.help.orNothing : false,
            "mode": finding.mode.orNothing, "place": finding.location?.description ?? "",
            "waiver": finding.waiver.orNothing, "fixes": fixes, "hasColors": finding.colors != nil,
            "foreground": finding.colors?.foreground ?? "", "background": finding.colors?.background ?? "",
        ]
    }

    /// A suggestion with the two colours that would then lie on each other.
    private static func fix(_ suggestion: Suggestion, for finding: Finding) -> [String: Any] {
        let isForeground = suggestion.token == finding.pair?.foreground
        return [
            "token": suggestion.token, "value": suggestion.value, "ratio": Contrast.display(suggestion.ratio),
            "foreground": isForeground ? suggestion.value : finding.colors?.foreground ?? "",
            "background": isForeground ? finding.colors?.background ?? "" : suggestion.value,
        ]
    }
}
