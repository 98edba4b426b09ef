import Findings

extension ThemeVerdict {
    /// The names that a verdict gives a template.
    var view: View {
        [
            .kind: .text(kind.rawValue), .label: .text(label), .checked: .number(checked), .failed: .number(failed),
            .waived: .number(waived), .unknown: .number(unknown), .warnings: .number(warnings),
            .baselined: .number(baselined),
        ]
    }
}
