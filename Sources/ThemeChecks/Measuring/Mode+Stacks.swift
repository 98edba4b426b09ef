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

    /// A translucent ground lies on another; one that is not there lies on none.
    var isRepeated: Bool {
        let translucent = layers.dropFirst().filter { layer in
            !layer.display.isOpaque && layer.display.alpha > 0
        }
        return translucent.count > 1
    }
}

extension Mode {
    /// The roles that pages lie on.
    static let surfaces = ["background", "surface", "surface-raised"]

    /// A pair on everything that it can lie on; nil where a colour is unknown, or a stack has no opaque end.
    ///
    /// With `extremes` the foreground lies on each of these instead.
    func stacks(of pair: PairName, between extremes: [ThemeColor] = []) -> [PairStack]? {
        guard extremes.isEmpty else {
            guard let front = color(named: pair.foreground), front.isKnown else { return nil }
            return extremes.map { PairStack(layers: [front, $0], beneath: []) }
        }
        if let gradient = gradient(named: pair.background) {
            guard let front = color(named: pair.foreground) else { return nil }
            return GradientGround(gradient).stacks(under: front, in: self)
        }
        guard let backdrops = stacks(beneath: pair.background) else { return nil }
        var stacks: [PairStack] = []
        for beneath in backdrops {
            let names = [pair.foreground, pair.background] + beneath
            let layers = names.compactMap { color(named: $0) }
            guard layers.count == names.count, layers.allSatisfy(\.isKnown) else { return nil }
            stacks.append(PairStack(layers: layers, beneath: beneath))
        }
        return stacks
    }

    /// The stacks of names that can lie beneath a colour, nearest first: one empty stack for an opaque colour.
    ///
    /// Nil where one of them has no opaque end: what would shine through is not known.
    func stacks(beneath name: String) -> [[String]]? {
        stacks(beneath: name, surfacesAbove: 0)
    }

    /// A surface lies on another one or on itself, but pages nest no third one.
    private func stacks(beneath name: String, surfacesAbove count: Int) -> [[String]]? {
        guard let color = color(named: name) else { return nil }
        if color.display.isOpaque { return [[]] }
        if let layered = LayeredName(name) {
            return stacks(beneath: layered, surfacesAbove: count)
        }
        return stacks(beneathPlain: name, surfacesAbove: count)
    }

    /// The layers that a name has itself come before all that its last one can lie on.
    private func stacks(beneath name: LayeredName, surfacesAbove count: Int) -> [[String]]? {
        guard let beneath = name.beneath else {
            return stacks(beneathPlain: name.layers[0].name, surfacesAbove: count)
        }
        return stacks(on: [beneath.layers[0].phrase]) { _ in
            stacks(beneath: beneath.phrase, surfacesAbove: count)
        }
    }

    private func stacks(beneathPlain name: String, surfacesAbove count: Int) -> [[String]]? {
        if let painted {
            return stacks(beneath: name, by: painted, depth: count)
        }
        let isSurface = name == "surface" || name == "surface-raised"
        let surfaces = isSurface ? count + 1 : count
        let underlays = surfaces > 1 ? ["background"] : underlays(of: name)
        if underlays.isEmpty { return nil }
        let below = stacks(on: underlays) { underlay in
            stacks(beneath: underlay, surfacesAbove: surfaces)
        }
        let carried = stacks(on: carriers(of: name), beneath: stacksOnPage)
        guard let below, let carried else { return nil }
        return below + carried
    }

    /// The only stack beneath a ground of a format's own keys; nil where nothing opaque is at its end.
    private func stacks(
        beneath name: String,
        by painted: PaintedPairs,
        depth: Int
    ) -> [[String]]? {
        // A project's own table may go in circles.
        guard depth < Self.deepestStack else { return nil }
        let underlay = painted.names(beneath: name).first { name in
            color(named: name).map { !$0.isDefault } ?? false
        }
        guard let underlay else { return nil }
        return stacks(on: [underlay]) { underlay in
            stacks(beneath: underlay, surfacesAbove: depth + 1)
        }
    }

    private static let deepestStack = 8

    /// The stacks of names of all that pages lie on; nil where one has no opaque end, or is unknown.
    var stacksOnSurfaces: [[String]]? {
        let all = stacks(on: Self.surfaces) { stacks(beneath: $0) }
        let areKnown = all?.joined().allSatisfy { color(named: $0)?.isKnown ?? false }
        return areKnown == true ? all : nil
    }

    /// The stacks beneath a row or an entry that carries a fill: it lies on the page alone.
    private func stacksOnPage(beneath name: String) -> [[String]]? {
        guard let color = color(named: name) else { return nil }
        if color.display.isOpaque { return [[]] }
        return stacks(on: Self.surfaces) { stacks(beneath: $0) }
    }

    private func stacks(
        on underlays: [String],
        beneath: (String) -> [[String]]?
    ) -> [[String]]? {
        var result: [[String]] = []
        for underlay in underlays {
            guard let stacks = beneath(underlay) else { return nil }
            result += stacks.map { [underlay] + $0 }
        }
        return result
    }

    /// The names of what a colour can lie on; acyclic but for surfaces.
    private func underlays(of name: String) -> [String] {
        switch name {
        case "background":
            return []
        case "surface", "surface-raised":
            return Self.surfaces
        case "selection", "highlight":
            return Self.surfaces + ["code-background"] + fills(of: .field, .card, .cell)
        default:
            return Self.surfaces + frames(around: name)
        }
    }

    /// The fills that another one with words lies on: a tone in a selected row, a count on the current entry.
    private func carriers(of name: String) -> [String] {
        guard colors.contains("on-" + name), !["selection", "highlight"].contains(name) else {
            return []
        }
        return ["selection"] + (name == "accent" ? ["primary"] : [])
    }

    /// The fills of cards and rows that a component, or a fill with an `on-` role, can lie on.
    private func frames(around name: String) -> [String] {
        guard let component = Component.parts[name]?.component else {
            return colors.contains("on-" + name) ? fills(of: .card, .cell) : []
        }
        switch component {
        case .card:
            return []
        case .cell:
            return fills(of: .card)
        case .label:
            // In a row that is selected, it takes the row's colour.
            return fills(of: .card, .cell)
        default:
            let selectedRow = Component.cell.name(of: .background, in: .selected)
            return fills(of: .card, .cell) + [selectedRow]
        }
    }

    /// The backgrounds of components, normal and hovered over, if the theme styles them.
    func fills(of components: Component...) -> [String] {
        let names = components.flatMap { component in
            [ComponentState.normal, .hover].map { state in
                component.name(of: .background, in: state)
            }
        }
        return names.filter { name in
            guard let color = color(named: name) else { return false }
            return !color.isDefault
        }
    }
}

extension [[DisplayColor]] {
    /// The layers as each display shows them, given the renditions of each layer: all first ones, all second ones, and
    /// so on.
    ///
    /// A layer with fewer renditions repeats its last one.
    package var together: [[DisplayColor]] {
        let count = map(\.count).max() ?? 0
        return (0..<count).map { index in
            map { renditions in
                renditions[Swift.min(index, renditions.count - 1)]
            }
        }
    }
}
