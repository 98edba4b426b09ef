/// The meaning of a component, by which a missing one is carried into another space.
///
/// Source: CSS Color 4, §12.2 "Interpolating with Missing Components", analogous components.
enum ComponentMeaning: Sendable {
    case red
    case green
    case blue
    case lightness
    case colorfulness
    case hue
    /// An axis of Lab and OKLab, between two opponent colours.
    case greenToRed
    case blueToYellow
    case whiteness
    case blackness

    static let chromaticity: Set<ComponentMeaning> = [.colorfulness, .hue]
    static let opponents: Set<ComponentMeaning> = [.greenToRed, .blueToYellow]
}

extension ColorSpace {
    /// The meanings of the three components.
    var meanings: [ComponentMeaning] {
        switch self {
        case .lab, .oklab: [.lightness, .greenToRed, .blueToYellow]
        case .lch, .oklch: [.lightness, .colorfulness, .hue]
        case .hsl: [.hue, .colorfulness, .lightness]
        case .hwb: [.hue, .whiteness, .blackness]
        default: [.red, .green, .blue]
        }
    }

    var isPolar: Bool { coordinates.hueIndex != nil }

    /// The components of this space that stay missing when a colour of `source` is converted.
    ///
    /// If all are missing, or both that make the hue and the strength of a colour, so are all that they become.
    func carried(_ missing: MissingComponents, from source: ColorSpace) -> MissingComponents {
        let wanted = source.meanings.indices.filter { missing.contains(.component($0)) }
        var absent = Set(wanted.map { source.meanings[$0] })
        if wanted.count == 3 {
            return [.first, .second, .third]
        }
        if absent.isSuperset(of: ComponentMeaning.chromaticity) {
            absent.formUnion(ComponentMeaning.opponents)
        } else if absent.isSuperset(of: ComponentMeaning.opponents) {
            absent.formUnion(ComponentMeaning.chromaticity)
        }
        return meanings.indices.reduce(into: MissingComponents()) { result, index in
            if absent.contains(meanings[index]) {
                result.insert(.component(index))
            }
        }
    }
}
