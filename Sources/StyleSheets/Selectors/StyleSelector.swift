/// A selector as it is matched with pages: compounds from the outermost to the subject.
///
/// Source: Selectors 4.
package struct StyleSelector: Sendable {
    package enum Combinator: Sendable {
        case descendant
        case child
        /// The element directly before, as in `a + b`.
        case next
        case sibling
    }

    package indirect enum Part: Sendable {
        case universal
        case element(String)
        case qualifier(StyleQualifier.Test)
        case root
        /// The root of an `@scope`, which the part before it names.
        case scope
        /// `:host`, or `:host(…)` with what it asks of the host.
        case host([StyleSelector])
        /// `:host-context(…)`.
        case around([StyleSelector])
        /// `:is(…)` or `&`, or `:where(…)`, which has no weight.
        case any([StyleSelector], isWeightless: Bool)
        case not([StyleSelector])
        /// The name of `::before` and all others that are no elements.
        case pseudoElement(String)
    }

    package struct Compound: Sendable {
        /// The relation to the compound before.
        package let combinator: Combinator
        package var parts: [Part]

        package init(combinator: Combinator, parts: [Part]) {
            self.combinator = combinator
            self.parts = parts
        }
    }

    package var compounds: [Compound]

    package init(compounds: [Compound]) { self.compounds = compounds }

    /// The number of parts with those of all that it is made of: nested rules repeat their parents.
    var size: Int {
        compounds.reduce(0) { $0 + $1.parts.reduce(1) { $0 + $1.size } }
    }

    package var specificity: Specificity {
        compounds.flatMap(\.parts).reduce(Specificity()) { $0 + $1.specificity }
    }

    /// `:root`, for declarations without a selector.
    package static let root = StyleSelector(
        compounds: [Compound(combinator: .descendant, parts: [.root])]
    )
}

extension StyleSelector.Part {
    fileprivate var inner: [StyleSelector] {
        switch self {
        case .host(let list), .around(let list), .any(let list, _), .not(let list): list
        default: []
        }
    }

    fileprivate var size: Int { inner.reduce(1) { $0 + $1.size } }

    fileprivate var specificity: Specificity {
        let strongest = inner.map(\.specificity).max() ?? Specificity()
        switch self {
        case .universal, .any(_, isWeightless: true): return Specificity()
        case .any, .not: return strongest
        case .host, .around: return strongest + Specificity(classes: 1)
        case .element, .pseudoElement: return Specificity(elements: 1)
        case .root, .scope: return Specificity(classes: 1)
        case .qualifier(let test): return test.specificity
        }
    }

    /// The part says that its element is `html`, `body` or the host of a component.
    package var isOfPage: Bool {
        switch self {
        case .element, .root, .host: true
        case .any(let list, _):
            list.contains { $0.compounds.last?.isOfPage ?? false }
        default: false
        }
    }
}

extension StyleSelector.Compound {
    package var isOfPage: Bool { parts.contains(where: \.isOfPage) }
}
