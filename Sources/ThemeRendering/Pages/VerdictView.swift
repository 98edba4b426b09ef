import Findings

extension ThemeVerdict {
    /// The names that a verdict gives a template.
    var view: [String: Any] {
        [
            "kind": kind, "label": label, "checked": checked, "failed": failed, "waived": waived, "unknown": unknown,
            "warnings": warnings,
        ]
    }
}
