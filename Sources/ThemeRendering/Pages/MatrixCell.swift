import ColorScience
import Findings

/// One verdict as a cell of a table.
enum MatrixCell {
    static let empty: View = [
        .kind: .text(""), .word: .text(""), .ratio: .text(""), .foreground: .text(""), .background: .text(""),
        .required: .text(""), .isEmpty: .flag(true),
    ]

    static func view(_ row: PairVerdict) -> View {
        [
            .kind: .text(row.verdict.rawValue), .word: .text(word(row.verdict)),
            .ratio: .text(row.measured.map(Contrast.display) ?? "–"), .foreground: .text(row.colors?.foreground ?? ""),
            .background: .text(row.colors?.background ?? ""),
            .required: .text(row.required.map(CSSNumber.text) ?? ""), .isEmpty: .flag(false),
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
