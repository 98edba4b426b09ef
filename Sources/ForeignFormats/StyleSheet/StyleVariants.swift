import ColorScience
import SourceTrees
import ThemeModel

/// The appearances of one mode: where a page has several ways to it that differ, each is one.
struct StyleVariants {
    struct Variant {
        let state: StyleState
        let appearance: Appearance
    }

    let usual: Variant
    /// Each has a colour that none of those before it has.
    private(set) var others: [Variant] = []

    /// Nil without a colour.
    init?(_ all: [Variant]) {
        let colored = all.filter { $0.appearance.colorCount > 0 }
        let most = colored.map(\.appearance.colorCount).max()
        let usualOnes = colored.filter(\.state.isUsual)
        let first =
            usualOnes.first { $0.appearance.colorCount == most } ?? usualOnes.first
            ?? colored.first
        guard let first else { return nil }
        usual = first
        for variant in colored {
            let isKnown = ([usual] + others).contains { known in
                variant.appearance.firstColor(missingIn: known.appearance) == nil
            }
            if !isKnown { others.append(variant) }
        }
    }
}

extension Appearance {
    var colorCount: Int { palette.count + colors.count }

    /// The place of the first colour or gradient that another appearance has otherwise, or not at all.
    func firstColor(missingIn other: Appearance) -> String? {
        let places = palette.names.map { "palette.\($0)" } + colors.names.map { "colors.\($0)" }
        let first = places.first { place in
            let own = source(at: place)
            if case .reference? = own { return other.color(at: place) == nil }
            return own != other.source(at: place)
        }
        return first
            ?? gradients.names.first { path in
                gradients[path]?.value != other.gradients[path]?.value
            }
    }

    /// The colour at a place, by way of aliases; nil where there is none.
    private func source(at place: String) -> ColorExpression.Source? {
        var place = place
        for _ in 0..<16 {
            guard let color = color(at: place) else { return nil }
            guard case .reference(let target) = color.value.source else {
                return color.value.source
            }
            place = target
        }
        return nil
    }
}
