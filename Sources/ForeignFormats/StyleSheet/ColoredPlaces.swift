import SourceTrees
import ThemeModel

/// The places of a theme that have a colour or a gradient in one of its modes.
///
/// A mode that writes no colour there does not have the colour of the usual one: browsers drop its value.
struct ColoredPlaces {
    private let names: StyleNames
    private var places: Set<String> = []
    private var gradients: Set<String> = []

    init(_ names: StyleNames) { self.names = names }

    mutating func add(_ variants: StyleVariants) {
        for variant in [variants.usual] + variants.others {
            places.formUnion(variant.appearance.palette.names.map { "palette.\($0)" })
            places.formUnion(variant.appearance.colors.names.map { "colors.\($0)" })
            gradients.formUnion(variant.appearance.gradients.names)
        }
    }

    /// The appearance of a variant, unknown where it writes no colour for one of the places.
    func appearance(of variant: StyleVariants.Variant) -> Appearance {
        var appearance = variant.appearance
        for (property, node) in variant.state.properties {
            guard let place = names.places[property], appearance.color(at: place) == nil,
                appearance.gradients[place] == nil
            else { continue }
            if places.contains(place), !ColorDecoder.stands(forNoColor: node.text ?? "") {
                let unknown = ColorExpression(.unreadable)
                appearance.set(place, to: Located(unknown, at: node.location))
            } else if gradients.contains(place) {
                let unknown = GradientExpression(unreadable: "in this mode it is no gradient")
                appearance.gradients[place] = Located(unknown, at: node.location)
            }
        }
        return appearance
    }
}
