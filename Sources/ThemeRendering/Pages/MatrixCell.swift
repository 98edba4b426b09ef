import ColorScience
import Findings

/// One verdict as a cell of a table.
enum MatrixCell {
    static var empty: [String: Any] {
        ["kind": "", "word": "", "ratio": "", "foreground": "", "background": "", "required": "", "isEmpty": true]
    }

    static func view(_ row: PairVerdict) -> [String: Any] {
        [
            "kind": row.verdict.rawValue, "word": word(row.verdict),
            "ratio": row.measured.map(Contrast.display) ?? "–", "foreground": row.colors?.foreground ?? "",
            "background": row.colors?.background ?? "", "required": row.required.map(CSSNumber.text) ?? "",
            "isEmpty": false,
        ]
    }

    private static func word(_ verdict: Verdict) -> String {
        switch verdict {
        case .pass: "✓"
        case .fail: "fails"
        case .exempt: "exempt"
        case .unknown: "unknown"
        case .waived: "waived"
        }
    }
}
