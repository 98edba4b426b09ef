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

    /// A mixin that is not read may change whatever its rule does not set, and of two scopes the one with the nearer root
    /// counts.
    private func ownDoubt(at index: Int, above bottom: Int) -> UnjudgedReason? {
        if cascade.hasRivalScopes(in: styles[index]) { return .rules(.rivalScopes) }
        guard index >= bottom else { return nil }
        return styles[index].rules.lazy.compactMap { cascade.sheet.rules[$0.rule].doubt }.first
    }
}
