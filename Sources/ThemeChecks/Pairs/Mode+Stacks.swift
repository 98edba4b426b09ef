package import ColorScience
import Findings
import ThemeModel

/// The colours of a pair on one of the stacks that its background can lie on.
struct PairStack {
    /// From the foreground down to something opaque.
    let layers: [ThemeColor]
    /// The names of what lies beneath the background, nearest first.
    let beneath: [String]

    /// The foreground and the background as a P3 display shows them; nil where every layer is within sRGB.
    var wide: (foreground: WideColor, background: WideColor)? {
        guard layers.contains(where: { $0.wide != nil }) else { return nil }
        let layers = layers.map { $0.wide ?? WideColor($0.display) }
        guard let foreground = layers[0].composited(over: layers[1...]),
            let background = layers[1].composited(over: layers[2...])
        else { return nil }
        return (foreground, background)
    }

    /// Whether a translucent ground lies on another; one that is not there lies on none.
    var isRepeated: Bool {
        layers.dropFirst().count { !$0.display.isOpaque && $0.display.alpha > 0 } > 1
    }
}

extension Mode {
    /// A pair on everything that it can lie on; nil where a colour is unknown, or a stack has no opaque end.
    func stacks(of pair: PairName) -> [PairStack]? {
        guard let backdrops = stacks(beneath: pair.background) else { return nil }
        var stacks: [PairStack] = []
        for beneath in backdrops {
            let layers = ([pair.foreground, pair.background] + beneath).compactMap {
                color(named: $0)
            }
            guard layers.count == beneath.count + 2, layers.allSatisfy(\.isKnown) else {
                return nil
            }
            stacks.append(PairStack(layers: layers, beneath: beneath))
        }
        return stacks
    }

    /// The stacks of names that can lie beneath a colour, nearest first: one empty stack for an opaque colour.
    ///
    /// Nil where one of them has no opaque end: what would shine through is not known.
    func stacks(beneath name: String) -> [[String]]? {
        guard let color = color(named: name) else { return nil }
        if color.display.isOpaque { return [[]] }
        let underlays = underlays(of: name)
        var result: [[String]] = []
        for underlay in underlays {
            guard let stacks = stacks(beneath: underlay) else { return nil }
            result += stacks.map { [underlay] + $0 }
        }
        return underlays.isEmpty ? nil : result
    }

    /// The roles that pages lie on.
    static let surfaces = ["background", "surface", "surface-raised"]

    /// The surfaces that a colour can lie on; acyclic, so stacks are finite.
    private func underlays(of name: String) -> [String] {
        switch name {
        case "background": return []
        case "surface": return ["background"]
        case "surface-raised": return ["background", "surface"]
        case "selection", "highlight":
            return Self.surfaces + ["code-background"] + fills(of: .field, .card, .cell)
        default: return Self.surfaces + frames(around: name)
        }
    }

    /// The fills of cards and rows that a component, or a fill with an `on-` role, can lie on.
    private func frames(around name: String) -> [String] {
        guard let component = Component.parts[name]?.component else {
            return colors.contains("on-" + name) ? fills(of: .card, .cell) : []
        }
        switch component {
        case .card: return []
        case .cell: return fills(of: .card)
        // In a row that is selected, it takes the row's colour.
        case .label: return fills(of: .card, .cell)
        default:
            return fills(of: .card, .cell) + [Component.cell.name(of: .background, in: .selected)]
        }
    }

    /// The backgrounds of components, normal and hovered over, if the theme styles them.
    func fills(of components: Component...) -> [String] {
        components.flatMap { component in
            [ComponentState.normal, .hover].map { component.name(of: .background, in: $0) }
        }.filter { !(color(named: $0)?.isDefault ?? true) }
    }
}

extension [[DisplayColor]] {
    /// The layers as each display shows them, given the renditions of each layer: all first ones, all second ones, and
    /// so on.
    ///
    /// A layer with fewer renditions repeats its last one.
    package var together: [[DisplayColor]] {
        (0..<(map(\.count).max() ?? 0)).map { index in map { $0[Swift.min(index, $0.count - 1)] } }
    }
}
