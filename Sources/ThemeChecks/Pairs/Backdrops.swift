import ColorScience
import ThemeModel

/// What lies beneath a translucent colour: every stack of colours that it can lie on, down to an opaque one.
struct Backdrops {
    let mode: Mode

    /// The stacks beneath a colour, nearest first, by name: one empty stack for an opaque colour.
    ///
    /// Nil where one of them has no opaque end: of what could lie there, nothing is known.
    func stacks(beneath name: String) -> [[String]]? {
        guard let color = mode.color(named: name) else { return nil }
        if color.display.isOpaque { return [[]] }
        let underlays = Self.underlays(of: name)
        var result: [[String]] = []
        for underlay in underlays {
            guard let stacks = stacks(beneath: underlay) else { return nil }
            result += stacks.map { [underlay] + $0 }
        }
        return underlays.isEmpty ? nil : result
    }

    /// The surfaces that a colour can lie on; each lies above those it names, so that the stacks are finite.
    private static func underlays(of name: String) -> [String] {
        switch name {
        case "background": []
        case "surface": ["background"]
        case "surface-raised": ["background", "surface"]
        default: ["background", "surface", "surface-raised"]
        }
    }
}
