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
        all(of: stacks)?.min { $0.ratio < $1.ratio }
    }

    /// The highest ratio on any stack and any display; nil where one of them cannot be known.
    static func loudest(of stacks: [PairStack]) -> Composite? {
        all(of: stacks)?.max { $0.ratio < $1.ratio }
    }

    /// The lowest ratio on everything between the grounds of the stacks; nil where one of them cannot be known.
    ///
    /// A foreground that is lighter than one ground and darker than another is as light as something between them.
    static func worst(between stacks: [PairStack]) -> Composite? {
        guard let all = all(of: stacks) else { return nil }
        let darkest = all.min { $0.side < $1.side }
        let lightest = all.max { $0.side < $1.side }
        guard let darkest, let lightest, darkest.side <= 0, lightest.side >= 0 else {
            return worst(of: stacks)
        }
        return Composite(foreground: darkest.foreground, background: darkest.foreground)
    }

    /// Positive where the foreground is the lighter colour, negative where it is the darker one.
    private var side: Double { foreground.relativeLuminance - background.relativeLuminance }

    /// The colours on every stack and every display; nil where some cannot be known.
    static func all(of stacks: [PairStack]) -> [Composite]? {
        var composites: [Composite] = []
        for stack in stacks {
            for layers in stack.layers.map(\.renditions).together {
                guard let composite = Composite(layers, beneath: stack.beneath) else { return nil }
                composites.append(composite)
            }
            if let wide = Composite(wide: stack) {
                composites.append(wide)
            }
        }
        return composites
    }
}
