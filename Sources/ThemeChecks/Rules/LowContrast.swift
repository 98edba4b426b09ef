import ColorScience
import Findings
import ThemeModel

struct LowContrast: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        var nearest = NearestColors()
        var findings: [Finding] = []
        for measurement in subject.measurements where measurement.verdict == .fail {
            guard let worst = measurement.worst, let required = measurement.required else { continue }
            let suggestions = suggestions(for: measurement, in: subject, worst, required, &nearest)
            var finding = subject.finding(
                Self.id, .error, message(measurement, worst, required), help: help(worst, suggestions),
                mode: measurement.mode,
                at: measurement.location(in: subject.theme.location?.file))
            finding.pair = measurement.pair
            finding.measured = worst.ratio
            finding.required = required
            finding.colors = worst.colors
            finding.suggestions = suggestions
            findings.append(finding)
        }
        return findings
    }

    private func suggestions(
        for measurement: PairMeasurement, in subject: CheckedTheme, _ worst: PairMeasurement.Composite,
        _ required: Double, _ nearest: inout NearestColors
    ) -> [Suggestion] {
        let pair = measurement.pair
        if pair.foreground == pair.background || worst.wide != nil { return [] }
        let (foreground, background) =
            measurement.isSeenAsItIs
            ? (
                nearest.color(to: worst.foreground, against: worst.background, atLeast: required),
                nearest.color(to: worst.background, against: worst.foreground, atLeast: required)
            )
            : (
                NearestPassingColor.foreground(
                    worst.foreground, on: measurement.backdrops(in: subject.mode(of: measurement)), atLeast: required),
                NearestPassingColor.background(
                    worst.background, under: measurement.foreground?.renditions ?? [], atLeast: required)
            )
        let locations = measurement.valueLocations
        let candidates = [
            (pair.foreground, foreground, locations.foreground, 0),
            (pair.background, background, locations.background, 1),
        ].compactMap { token, nearest, location, layer -> Suggestion? in
            guard let nearest else { return nil }
            let mode = subject.mode(of: measurement)
            let ratio = min(nearest.ratio, measurement.ratioOnP3(in: mode, layer: layer, as: nearest.color))
            if ratio < required { return nil }
            return Suggestion(
                token: token, value: nearest.color.css, ratio: ratio, deltaE: nearest.deltaE, at: location)
        }
        return candidates.sorted { $0.deltaE < $1.deltaE }
    }

    private func message(_ measurement: PairMeasurement, _ worst: PairMeasurement.Composite, _ required: Double)
        -> String
    {
        let pair = measurement.pair
        let beneath = worst.beneath.map { " over '\($0)'" }.joined()
        let ratio = Contrast.display(worst.ratio)
        let limit = required == required.rounded() ? String(Int(required)) : String(required)
        let level = pair.use == .nonText ? "AA" : measurement.level.rawValue
        return """
            '\(pair.foreground)' on '\(pair.background)'\(beneath) has a contrast ratio of \(ratio):1, \
            below the \(limit):1 required for \(pair.use.label) (\(level))\
            \(worst.wide == nil ? "" : ", on displays with the gamut of P3")\
            \(measurement.failsOnRepeatedLayersAlone ? ", only where translucent colours lie on each other" : "")
            """
    }

    private func help(_ worst: PairMeasurement.Composite, _ suggestions: [Suggestion]) -> String {
        if worst.wide != nil { return "move the two apart, or into sRGB, where every display shows the same" }
        if suggestions.isEmpty { return "no colour reaches it here: change both colours" }
        let options = suggestions.map { "'\($0.token)' \($0.value) (\(Contrast.display($0.ratio)):1)" }
        return "the nearest that passes: " + options.joined(separator: ", or ")
    }

    /// Caches nearest passing colours, because roles share colours.
    private struct NearestColors {
        private struct Question: Hashable {
            let color, other: SRGB8
            let required: Double
        }

        private var answers: [Question: NearestPassingColor?] = [:]

        /// The colour nearest to `color` that passes against `other`, which may be in front or behind.
        mutating func color(
            to color: SRGB8, against other: SRGB8, atLeast required: Double
        ) -> NearestPassingColor? {
            let question = Question(color: color, other: other, required: required)
            if let answer = answers[question] { return answer }
            let answer = NearestPassingColor.foreground(color, on: [other], atLeast: required)
            answers[question] = .some(answer)
            return answer
        }
    }

    static let guide = RuleGuide(
        .lowContrast, .error, "A foreground stands out from every background it lies on.",
        reason: """
            Text needs 4.5:1 at AA and 7:1 at AAA, large text 3:1 and 4.5:1, parts of controls 3:1 (WCAG 2.2, 1.4.3, 1.4.6,
            1.4.11). Translucent colours are laid over everything they can lie on, and the worst counts. Ratios are never
            rounded up. The finding names the nearest colours that pass.
            """,
        passing: """
            colors: { background: white, text: "#404040" }

            """,
        failing: """
            colors: { background: white, text: "#777777" }

            """)
}
