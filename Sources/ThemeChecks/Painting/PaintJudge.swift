import ColorScience
import Findings
import ThemeModel

/// Judges what a rule of a theme's own CSS paints in a mode, where it can be read.
struct PaintJudge {
    let rule: StyleHook.Rule
    let elements: StyledElements
    let mode: Mode
    let level: ContrastLevel
    /// The ratio that is asked for above the others.
    let margin: Double
    /// The pairs of the theme in this mode.
    let measured: [PairMeasurement]

    func judgement(of properties: [String]) -> PaintedRule.Judgement {
        let painted = properties.map { property in
            property.hasPrefix("text-decoration") ? "underline" : property
        }
        switch Set(painted) {
        case ["underline"]: return links
        case ["color", "background"]: return fill("background")
        case ["color", "background-color"]: return fill("background-color")
        case ["color"]: return words
        case ["border-color"]: return edge
        default: return .unknown(doubt: nil)
        }
    }

    /// Only colour tells a link without its underline from the text around it (WCAG 2.2, 1.4.1).
    private var links: PaintedRule.Judgement {
        guard elements.haveLinks,
            let link = mode[.link]?.opaque,
            let visited = mode[.linkVisited]?.opaque,
            let text = mode[.text]?.opaque
        else { return .unknown(doubt: nil) }
        func pair(_ role: String, _ color: SRGB8) -> PaintedRule.Pair {
            self.pair("'\(role)' without underline in 'text'", color, text, 3 + margin)
        }
        if link == visited { return .measured([pair("link", link)]) }
        return .measured([pair("link", link), pair("link-visited", visited)])
    }

    /// Words in a colour on a background: what else can stand there must be readable, too.
    private func fill(_ property: String) -> PaintedRule.Judgement {
        guard let front = themeColor("color")?.opaque,
            let ground = themeColor(property),
            let back = ground.opaque
        else { return .unknown(doubt: nil) }
        guard let required else { return .measured([]) }
        let own = pair("'color' on 'background'", front, back, required)
        if own.passes, let doubt = doubt(on: ground) { return .unknown(doubt: doubt) }
        return .measured([own])
    }

    /// A colour on the page; one that can be read there may lie on a component, and is not known.
    private var words: PaintedRule.Judgement {
        guard let color = themeColor("color")?.opaque else { return .unknown(doubt: nil) }
        guard let required else { return .measured([]) }
        let pairs = Mode.surfaces.compactMap { surface in
            mode.colors[surface]?.opaque.map { ground in
                pair("'color' on '\(surface)'", color, ground, required)
            }
        }
        return pairs.allSatisfy(\.passes) ? .unknown(doubt: nil) : .measured(pairs)
    }

    /// The edge of a control; where a border does not stand out, its fill may.
    private var edge: PaintedRule.Judgement {
        guard let color = themeColor("border-color")?.opaque,
            let ground = mode[.background]?.opaque,
            pair("", color, ground, 3 + margin).passes
        else { return .unknown(doubt: nil) }
        return .measured([])
    }

    /// The ratio that the words need; nil for those of an inactive control.
    private var required: Double? {
        if elements.areDisabled { return nil }
        let styles = elements.headings
        let use = styles.isEmpty ? ContrastUse.text : mode.use(.text(styles: styles))
        return use.requiredRatio(at: level).map { $0 + margin }
    }

    private func pair(
        _ names: String,
        _ front: SRGB8,
        _ back: SRGB8,
        _ required: Double
    ) -> PaintedRule.Pair {
        PaintedRule.Pair(
            names: names,
            mode: mode.name,
            foreground: front,
            background: back,
            required: required
        )
    }

    /// The colour of a property: a plain one, or one of the theme's custom properties.
    private func themeColor(_ property: String) -> ThemeColor? {
        guard let value = rule.declarations[property] else { return nil }
        guard value.hasPrefix("var(--"), value.hasSuffix(")") else {
            guard let color = try? Color(parsing: value) else { return nil }
            return ThemeColor(color)
        }
        let name = String(value.dropFirst("var(".count).dropLast())
        if let prefix = name.firstRange(of: "color-") {
            return mode.color(named: String(name[prefix.upperBound...]))
        }
        guard let part = StyleHook.Rule.componentColor(in: name) else { return nil }
        return mode.color(named: part)
    }
}

extension PaintJudge {
    /// The first role that may stand on a ground and falls short there, with its ratio.
    private func doubt(on ground: ThemeColor) -> String? {
        for measurement in measured {
            guard let required = measurement.required,
                let stack = stack(of: measurement, on: ground),
                let worst = Composite.worst(of: [stack]),
                worst.ratio < required
            else { continue }
            return "'\(measurement.pair.foreground)' has \(Contrast.display(worst.ratio)):1"
        }
        return nil
    }

    /// The colours that the theme's own rules draw on the page, drawn on a ground; nil for what cannot stand there.
    private func stack(of measurement: PairMeasurement, on ground: ThemeColor) -> PairStack? {
        guard let front = measurement.foreground, front.isKnown,
            let back = measurement.background, back.isKnown
        else { return nil }
        let pair = measurement.pair
        let isOnPage = Mode.surfaces.contains(pair.background)
        if elements.areFills {
            guard canStandOnFill(pair, back) else { return nil }
        } else if elements.areCode {
            let isCode = pair.background == "code-background" || pair.foreground == "focus"
            return isCode ? PairStack(layers: [front, ground], beneath: []) : nil
        }
        if !back.display.isOpaque {
            return PairStack(layers: [front, back, ground], beneath: [])
        }
        return isOnPage ? PairStack(layers: [front, ground], beneath: []) : nil
    }

    private func canStandOnFill(_ pair: PairName, _ background: ThemeColor) -> Bool {
        if pair.background == "selection" {
            return !background.display.isOpaque && !elements.areControls
        }
        guard Mode.surfaces.contains(pair.background) else { return false }
        switch pair.foreground {
        case "focus": return !elements.areControls
        case "placeholder", "text-muted": return elements.haveFields
        default: return false
        }
    }
}
