import ColorScience
import Findings

extension PairVerdict {
    var cell: View {
        [
            .kind: .text(verdict.rawValue),
            .word: .text(word),
            .ratio: .text(measured.map(Contrast.display) ?? "–"),
            .foreground: .text(colors?.foreground ?? ""),
            .background: .text(colors?.background ?? ""),
            .required: .text(required.map(CSSNumber.text) ?? ""),
        ]
    }

    private var word: String {
        switch verdict {
        case .pass: "✓"
        case .fail: "fails"
        case .exempt: "exempt"
        case .unknown: "unknown"
        case .waived: "waived"
        }
    }
}

extension View {
    /// A cell of the heat map that has no pair, but every name: a template would take a missing one from the row.
    static let emptyHeat: View = [
        .kind: .text(""),
        .word: .text(""),
        .ratio: .text(""),
        .foreground: .text(""),
        .background: .text(""),
        .required: .text(""),
        .isEmpty: .flag(true),
        .isPass: .flag(false),
        .hasOwnForeground: .flag(false),
        .hasOwnBackground: .flag(false),
        .level: .text(""),
        .after: .flag(false),
        .nearest: .flag(false),
    ]
}

extension PairVerdict {
    /// The strictest level of WCAG that the ratio reaches; nil where it reaches none, is unknown or does not matter.
    ///
    /// Text has three, what is no text has one: success criterion 1.4.11.
    var reachedLevel: String? {
        guard let measured, verdict != .exempt else { return nil }
        let levels =
            pair.use == .nonText ? [(3.0, "AA")] : [(7.0, "AAA"), (4.5, "AA"), (3.0, "AA large")]
        return levels.first { measured >= $0.0 }?.1
    }
}
