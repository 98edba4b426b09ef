import ColorScience
import Findings
import SourceText
import ThemeModel

struct LowContrast: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        let weak = subject.measurements.filter(\.isTooWeak)
        let weakOnPages = Set(weak.filter { $0.requirement.mark == nil }.map(\.colorInMode))
        return weak.compactMap { measurement in
            guard let worst = measurement.worst, let required = measurement.required else {
                return nil
            }
            var cause: TokenPlace?
            if measurement.requirement.mark != nil, !weakOnPages.contains(measurement.colorInMode) {
                cause = measurement.causeBelow
            }
            let broken = BrokenLimit(
                composite: worst,
                spot: measurement.spots?.worst,
                limit: required,
                comparison: comparison(measurement, worst, required, in: subject),
                help: help(measurement, worst, cause ?? measurement.cause, in: subject.theme),
                severity: Self.severity(of: measurement, in: subject),
                cause: cause
            )
            return subject.finding(Self.id, about: measurement, broken)
        }
    }

    /// A mark that comes and goes hides no code for long: plain text alone has to be read there.
    ///
    /// Few users see an optional pair.
    static func severity(
        of measurement: PairMeasurement,
        in subject: CheckedTheme
    ) -> Severity {
        if measurement.mayBeGround(in: subject.theme) { return .warning }
        if subject.profile?.defaults == .all { return .error }
        if measurement.requirement.isOptional { return .warning }
        guard measurement.requirement.mark == .passing else { return .error }
        return measurement.pair.foreground.isPlainText ? .error : .warning
    }

    private func comparison(
        _ measurement: PairMeasurement,
        _ worst: Composite,
        _ required: Double,
        in subject: CheckedTheme
    ) -> String {
        var comparison = """
            \(Contrast.display(worst.ratio)):1, below the \(required.compact):1 required \
            \(purpose(of: measurement, in: subject.theme))
            """
        let mark = ColorInMode(mode: measurement.mode, name: measurement.pair.background)
        if measurement.isCodeOnMark, let count = subject.weakColorsOnMarks[mark], count > 1 {
            comparison += ", like \((count - 1).of("more colour")) of code"
        }
        if measurement.requirement.margin > 0 {
            comparison += ", with a margin of \(measurement.requirement.margin.compact)"
        }
        if Set(measurement.requirement.extremes.map(\.display)).count > 1 {
            let ground = measurement.pair.background
            comparison += ", somewhere between the two colours of '\(ground)'"
        }
        if !measurement.requirement.alternatives.isEmpty {
            comparison += ", which is the most of the pairs of which one is enough"
        }
        if worst.wide != nil {
            comparison += ", on displays with the gamut of P3"
        }
        if measurement.failsOnRepeatedLayersAlone {
            comparison += ", only where translucent colours lie on each other"
        }
        return comparison
    }

    private func purpose(of measurement: PairMeasurement, in theme: Theme) -> String {
        if measurement.requirement.ratio != nil { return "of this pair" }
        let use = measurement.pair.use
        // Nothing is large there: the program keeps line numbers, hints and the like dim.
        if use == .largeText, [.editor, .terminal].contains(theme.kind) {
            return "of secondary text (\(measurement.level.rawValue))"
        }
        let level = use == .nonText ? "AA" : measurement.level.rawValue
        return "for \(use.label) (\(level))"
    }

    /// Nil for a theme in code, which 'fix' cannot change.
    private func help(
        _ measurement: PairMeasurement,
        _ worst: Composite,
        _ cause: TokenPlace?,
        in theme: Theme
    ) -> String? {
        if worst.wide != nil {
            return "move the two apart, or into sRGB, where every display shows the same"
        }
        guard let cause, cause.location != nil else { return nil }
        let name = theme.tokenName(of: cause.path)
        if measurement.mayBeGround(in: theme) {
            return "programs may write in it: allow the pair if '\(name)' is meant as a ground"
        }
        if measurement.isCodeOnMark {
            return "give '\(name)' more contrast; 'fix' leaves code on marks as it is"
        }
        var help = "'themepreview fix' looks for a value of '\(name)' that passes everywhere"
        if measurement.gradient != nil {
            help += "; it changes no stop that the gradient writes itself"
        }
        if measurement.requirement.isUnseen {
            help += "; no use has the pair: if nothing shows it, list it under 'contrast.except'"
        }
        return help
    }

    static let guide = RuleGuide(
        .lowContrast,
        .error,
        "A foreground stands out from every background it lies on.",
        reason: """
            Text needs 4.5:1 at AA and 7:1 at AAA, large text 3:1 and 4.5:1, parts of controls 3:1 (WCAG 2.2, 1.4.3, 1.4.6,
            1.4.11). Translucent colours are laid over everything they can lie on, and the worst counts. Ratios are never
            rounded up. All that one written value causes is reported together, with a value that passes everywhere.
            """,
        passing: """
            colors: { background: white, text: "#404040" }

            """,
        failing: """
            colors: { background: white, text: "#777777" }

            """
    )
}
