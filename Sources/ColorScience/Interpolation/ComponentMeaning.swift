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

    /// Pairs of components that say the same in different spaces.
    static let analogousPairs: [(Set<ComponentMeaning>, Set<ComponentMeaning>)] = [
        ([.colorfulness, .hue], [.greenToRed, .blueToYellow]),
        ([.colorfulness, .lightness], [.whiteness, .blackness]),
    ]
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
    /// If all are missing, or both of a pair that says the same in this space, so are all that they become.
    func carried(_ missing: MissingComponents, from source: ColorSpace) -> MissingComponents {
        let wanted = source.meanings.indices.filter { missing.contains(.component($0)) }
        if wanted.count == 3 {
            return [.first, .second, .third]
        }
        let written = Set(wanted.map { source.meanings[$0] })
        var absent = written
        for (one, other) in ComponentMeaning.analogousPairs {
            if written.isSuperset(of: one) {
                absent.formUnion(other)
            } else if written.isSuperset(of: other), one.isSubset(of: meanings) {
                absent.formUnion(one)
            }
        }
        return meanings.indices.reduce(into: MissingComponents()) { result, index in
            if absent.contains(meanings[index]) {
                result.insert(.component(index))
            }
        }
    }
}
