import ColorScience
import Findings
import ThemeModel

/// A foreground and a background, flattened on what lies beneath.
struct Composite: Sendable {
    let foreground: SRGB8
    let background: SRGB8
    let ratio: Double
    let beneath: [String]
    /// The two colours on a P3 display, where the ratio is that of such a display.
    var wide: ComparedColors?

    var colors: ComparedColors {
        wide ?? ComparedColors(foreground: foreground.hex, background: background.hex)
    }
}

extension Composite {
    init(foreground: SRGB8, background: SRGB8, beneath: [String] = []) {
        self.init(
            foreground: foreground,
            background: background,
            ratio: Contrast.ratio(of: foreground, on: background),
            beneath: beneath
        )
    }

    /// The first two layers on all below them; nil where the last one is not opaque.
    private init?(_ layers: [DisplayColor], beneath: [String]) {
        guard let foreground = layers[0].composited(over: layers[1...]),
            let background = layers[1].composited(over: layers[2...])
        else { return nil }
        self.init(foreground: foreground, background: background, beneath: beneath)
    }

    /// The stack on a P3 display; nil where every layer is within sRGB.
    private init?(wide stack: PairStack) {
        guard let wide = stack.wide,
            let mapped = Composite(stack.layers.map(\.display), beneath: stack.beneath)
        else { return nil }
        self.init(
            foreground: mapped.foreground,
            background: mapped.background,
            ratio: Contrast.ratio(
                ofLuminance: wide.foreground.relativeLuminance,
                on: wide.background.relativeLuminance
            ),
            beneath: stack.beneath,
            wide: ComparedColors(
                foreground: wide.foreground.css,
                background: wide.background.css
            )
        )
    }

    /// The lowest ratio on any stack and any display; nil where one of them cannot be known.
    static func worst(of stacks: [PairStack]) -> Composite? {
        var worst: Composite?
        for stack in stacks {
            for layers in stack.layers.map(\.renditions).together {
                guard let composite = Composite(layers, beneath: stack.beneath) else { return nil }
                if composite.ratio < worst?.ratio ?? .infinity {
                    worst = composite
                }
            }
            if let wide = Composite(wide: stack), wide.ratio < worst?.ratio ?? .infinity {
                worst = wide
            }
        }
        return worst
    }
}
