import Findings
import SourceText

// Texts in a colour that is written out: a token under them changes with its mode, and they do not.
extension SheetElement {
    /// The question about a written colour on a token; nil on any other ground, and where a comment says a pair.
    func written(_ color: String, of text: Text, _ reading: inout Reading) -> PairUse? {
        if cascade.sheet.rules[text.rule].statedText != nil { return nil }
        return written(color, .otherColor(.foreground), at: text.declaration.location, &reading)
    }

    /// The question about a written colour that the element has from one around it.
    func inherited(
        _ color: String,
        at place: SourceLocation,
        _ reading: inout Reading
    ) -> PairUse? {
        written(color, stylesText ? .otherColor(.foreground) : Self.doubt, at: place, &reading)
    }

    private func written(
        _ color: String,
        _ reason: UnjudgedReason,
        at place: SourceLocation,
        _ reading: inout Reading
    ) -> PairUse? {
        let ground = ground(from: last, &reading)
        guard ground.opacity > 0, ground.layers.contains(where: { names.isToken($0.name) })
        else { return nil }
        return PairUse(.init(color), on: .unknown(reason), as: textUse, in: scheme, at: place)
    }
}
