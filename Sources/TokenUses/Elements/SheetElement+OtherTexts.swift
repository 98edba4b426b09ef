import Findings
import SourceText
import ThemeModel

// Texts that rules give an element although its own selector does not say so.
extension SheetElement {
    /// The texts that other sheets may give an element around, which this one has on its own ground.
    func otherTexts(_ reading: inout Reading) -> [PairUse] {
        guard let text, text.index < last else { return [] }
        let place = text.declaration.location
        return texts(at: text.index, place: place, &reading) { entry in
            .rules(.place(rule: entry.title, file: entry.file))
        }
    }

    /// The texts that rules for elements of any name, such as `.list > *`, may give this one on its own ground.
    func textsOfAny(_ reading: inout Reading) -> [PairUse] {
        guard let ground = cascade.winner(of: .ground, in: styles[last])?.declaration,
            ground.paint != .clear
        else { return [] }
        return texts(at: last, place: ground.location, &reading) { entry in
            guard entry.isUniversal, isPossible(entry, at: last) else { return nil }
            return .ground(.otherElement(rule: entry.title))
        }
    }

    /// A text of a rule that may be for the element, with the reason that nobody knows it.
    private struct PossibleText {
        let layer: PairUse.Layer
        let paint: SheetPaint
        let reason: UnjudgedReason
    }

    /// The texts of rules that may be for the element at an index.
    ///
    /// On a ground that is known, only one that does not pass is a question. Rules for which `reason` is nil are left out.
    private func texts(
        at index: Int,
        place: SourceLocation,
        _ reading: inout Reading,
        reason: (PossibleRules.Entry) -> UnjudgedReason?
    ) -> [PairUse] {
        let entries = others.found(for: selector.compounds[index]).list
        let texts = entries.compactMap { entry -> PossibleText? in
            guard !entry.isGenerated, let reason = reason(entry), mayWin(entry, .text, at: index),
                let paint = entry.rule.paint(of: .text), case .reference(let layer, _) = paint
            else { return nil }
            return PossibleText(layer: layer, paint: paint, reason: reason)
        }
        if texts.isEmpty { return [] }
        let ground = certainGround(&reading)
        return texts.compactMap { text in
            guard let ground, names.isToken(text.layer.name),
                case .layer(let front) = color(text.paint, at: last, &reading)
            else {
                return PairUse(
                    text.layer,
                    on: .unknown(text.reason),
                    as: textUse,
                    in: scheme,
                    at: place
                )
            }
            var pair = pair(front, on: ground, as: smallTextUse, at: place)
            pair?.doubt = text.reason
            return pair
        }
    }

    /// The ground that the element has whatever other rules are for it; nil where that is not known.
    private func certainGround(_ reading: inout Reading) -> SheetGround? {
        let ground = ground(from: last, &reading)
        guard ground.value.isKnown, doubt(above: reading.bottom) == nil else { return nil }
        return ground
    }

    /// The use of a text whose size another rule may set.
    private var smallTextUse: ContrastUse { textUse == .largeText ? .text : textUse }
}
