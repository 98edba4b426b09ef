import ColorScience
import ThemeModel

/// What lies beneath a translucent colour: every stack of colours that it can lie on, down to an opaque one.
struct Backdrops {
    let colors: ModeColors

    /// The stacks beneath a colour, nearest first, by name; one empty stack for an opaque colour, none where unknown.
    func stacks(beneath name: String) -> [[String]] {
        guard let color = colors[name] else { return [] }
        if color.display.isOpaque { return [[]] }
        return Self.underlays(of: name).flatMap { underlay in stacks(beneath: underlay).map { [underlay] + $0 } }
    }

    /// The surfaces that a colour can lie on; each lies above those it names, so that the stacks are finite.
    private static func underlays(of name: String) -> [String] {
        switch name {
        case "background": []
        case "surface", "highlight", "selection": ["background"]
        case "surface-raised": ["background", "surface"]
        default: ["background", "surface", "surface-raised"]
        }
    }
}
