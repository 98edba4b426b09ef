import Findings
import SourceText

extension SheetElement {
    /// The reason for which rules that are not read with the element's own may change its ground; nil for none.
    ///
    /// `bottom` is the index of the outermost element that is seen below its text.
    func doubt(above bottom: Int) -> UnjudgedReason? {
        for index in styles.indices.reversed() {
            if let reason = ownDoubt(at: index, above: bottom) { return reason }
            let found = others.found(for: selector.compounds[index])
            for entry in found.list {
                if let reason = change(by: entry, at: index, above: bottom) { return reason }
            }
            if found.hasMore { return .size(.rules) }
            if let reason = change(byNameAt: index, above: bottom) { return reason }
        }
        return changedSurroundings
    }

    /// A filter or an opacity of the page, or of elements that may lie around any other.
    private var changedSurroundings: UnjudgedReason? {
        let entry = names.possibleRules.anywhere.changingRule(
            for: cascade.sheet,
            where: isInScheme
        )
        return entry.map { .effect(.around(rule: $0.title)) }
    }

    /// The texts that other sheets may give an element around, which this one has on its own ground.
    var otherTexts: [PairUse] {
        guard let text, text.index < last else { return [] }
        return texts(at: text.index, place: text.declaration.location) { entry in
            .rules(.place(rule: entry.title, file: entry.file))
        }
    }

    /// The texts that rules for elements of any name, such as `.list > *`, may give this one on its own ground.
    var textsOfAny: [PairUse] {
        guard let ground = cascade.winner(of: .ground, in: styles[last])?.declaration,
            ground.paint != .clear
        else { return [] }
        return texts(at: last, place: ground.location) { entry in
            guard entry.isUniversal, isPossible(entry, at: last) else { return nil }
            return .ground(.otherElement(rule: entry.title))
        }
    }

    /// The texts of rules that may be for the element at an index, each with the reason that its ground is unknown.
    ///
    /// Rules for which `reason` is nil are left out.
    private func texts(
        at index: Int,
        place: SourceLocation,
        reason: (PossibleRules.Entry) -> UnjudgedReason?
    ) -> [PairUse] {
        others.found(for: selector.compounds[index]).list.compactMap { entry in
            guard !entry.isGenerated, let reason = reason(entry), mayWin(entry, .text, at: index),
                case .reference(let layer, _)? = entry.rule.paint(of: .text)
            else { return nil }
            return PairUse(
                layer,
                on: .unknown(reason),
                as: textUse,
                in: scheme,
                at: place
            )
        }
    }

    /// A mixin that is not read may change whatever its rule does not set, and of two scopes the one with the nearer root
    /// counts.
    private func ownDoubt(at index: Int, above bottom: Int) -> UnjudgedReason? {
        if cascade.hasRivalScopes(in: styles[index]) { return .rules(.rivalScopes) }
        guard index >= bottom else { return nil }
        return styles[index].rules.lazy.compactMap { cascade.sheet.rules[$0.rule].doubt }.first
    }
}
