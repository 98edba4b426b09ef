import ColorScience
import Findings
import ThemeModel

/// Judges what a rule of a theme's own CSS paints in a mode, where it can be read.
struct PaintJudge {
    let rule: StyleHook.Rule
    let elements: StyledElements
    let mode: Mode
    let level: ContrastLevel
    /// The pairs of the theme in this mode.
    let measured: [PairMeasurement]

    func judgement(of properties: [String]) -> PaintedRule.Judgement {
        switch Set(properties.map { $0.hasPrefix("text-decoration") ? "underline" : $0 }) {
        case ["underline"]: links
        case ["color", "background"]: fill("background")
        case ["color", "background-color"]: fill("background-color")
        case ["color"]: words
        case ["border-color"]: edge
        default: .unknown(doubt: nil)
        }
    }

    /// Only colour tells a link without its underline from the text around it (WCAG 2.2, 1.4.1).
    private var links: PaintedRule.Judgement {
        let roles = [Role.link, .linkVisited].map { mode[$0]?.opaque }
        guard elements.haveLinks, let link = roles[0], let visited = roles[1],
            let text = mode[.text]?.opaque
        else {
            return .unknown(doubt: nil)
        }
        let names = link == visited ? ["link"] : ["link", "link-visited"]
        return .measured(
            zip(names, [link, visited]).map {
                pair("'\($0)' without underline in 'text'", $1, text, 3)
            }
        )
    }

    /// Words in a colour on a background: what else can stand there must be readable, too.
    private func fill(_ background: String) -> PaintedRule.Judgement {
        guard let front = color("color"), let ground = themeColor(background),
            let back = ground.opaque
        else {
            return .unknown(doubt: nil)
        }
        guard let required else { return .measured([]) }
        let own = pair("'color' on 'background'", front, back, required)
        if own.passes, let doubt = doubt(on: ground) { return .unknown(doubt: doubt) }
        return .measured([own])
    }

    /// A colour on the page; one that can be read there may lie on a component, and is not known.
    private var words: PaintedRule.Judgement {
        guard let color = color("color") else { return .unknown(doubt: nil) }
        guard let required else { return .measured([]) }
        let pairs = Mode.surfaces.compactMap { name in
            mode.colors[name]?.opaque.map { pair("'color' on '\(name)'", color, $0, required) }
        }
        return pairs.allSatisfy(\.passes) ? .unknown(doubt: nil) : .measured(pairs)
    }

    /// The edge of a control; where a border does not stand out, its fill may.
    private var edge: PaintedRule.Judgement {
        guard let color = color("border-color"), let ground = mode[.background]?.opaque,
            pair("", color, ground, 3).passes
        else { return .unknown(doubt: nil) }
        return .measured([])
    }

    /// The ratio that the words need; nil for those of an inactive control.
    private var required: Double? {
        if elements.areDisabled { return nil }
        let use =
            elements.headings.isEmpty
            ? ContrastUse.text : mode.use(.text(styles: elements.headings))
        return use.requiredRatio(at: level)
    }

    private func pair(_ names: String, _ front: SRGB8, _ back: SRGB8, _ required: Double)
        -> PaintedRule.Pair
    {
        PaintedRule.Pair(
            names: names,
            mode: mode.name,
            foreground: front,
            background: back,
            required: required
        )
    }
}

extension PaintJudge {
    /// The first role that may stand on a ground and falls short there, with its ratio.
    private func doubt(on ground: ThemeColor) -> String? {
        for measurement in measured {
            guard let required = measurement.required,
                let stack = stack(of: measurement, on: ground),
                let worst = PairMeasurement.worst(of: [stack]), worst.ratio < required
            else { continue }
            return "'\(measurement.pair.foreground)' has \(Contrast.display(worst.ratio)):1"
        }
        return nil
    }

    /// What the theme's own rules draw on the page, drawn on a ground; nil for what cannot stand there.
    private func stack(of measurement: PairMeasurement, on ground: ThemeColor) -> PairStack? {
        let pair = measurement.pair
        guard let front = measurement.foreground, let back = measurement.background, front.isKnown,
            back.isKnown
        else {
            return nil
        }
        let isOnPage = Mode.surfaces.contains(pair.background)
        if elements.areFills {
            let isMark =
                pair.background == "selection" && !back.display.isOpaque && !elements.areControls
            let isRing = pair.foreground == "focus" && isOnPage && !elements.areControls
            let isHint =
                ["placeholder", "text-muted"].contains(pair.foreground) && isOnPage
                && elements.haveFields
            guard isMark || isRing || isHint else { return nil }
        } else if elements.areCode {
            guard pair.background == "code-background" || pair.foreground == "focus" else {
                return nil
            }
            return PairStack(layers: [front, ground], beneath: [])
        }
        if !back.display.isOpaque { return PairStack(layers: [front, back, ground], beneath: []) }
        return isOnPage ? PairStack(layers: [front, ground], beneath: []) : nil
    }

    /// The opaque colour of a property: a plain one, or one of the theme's custom properties.
    private func color(_ property: String) -> SRGB8? { themeColor(property)?.opaque }

    private func themeColor(_ property: String) -> ThemeColor? {
        guard let value = rule.declarations[property] else { return nil }
        guard value.hasPrefix("var(--"), value.hasSuffix(")") else {
            return (try? Color(parsing: value)).map { ThemeColor($0) }
        }
        let name = String(value.dropFirst(4).dropLast())
        let role = name.firstRange(of: "color-").map { String(name[$0.upperBound...]) }
        return (role ?? StyleHook.Rule.componentColor(in: name)).flatMap { mode.color(named: $0) }
    }
}
