import Findings

extension ThemeVerdict {
    /// The names that a verdict gives a template.
    var view: View {
        [
            .kind: .text(kind.rawValue), .label: .text(label), .checked: .number(summary.checked),
            .failed: .number(summary.unlistedFailures), .waived: .number(summary.waivedPairs),
            .unknown: .number(summary.unlistedUnknowns), .warnings: .number(summary.warnings),
            .baselined: .number(summary.baselined),
        ]
    }
}
