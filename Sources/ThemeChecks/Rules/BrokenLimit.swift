import Findings
import SourceText
import ThemeModel

/// The lower or upper limit of a pair's contrast, where the pair is beyond it.
struct BrokenLimit {
    let composite: Composite
    /// The place on a gradient where the ratio was measured.
    let spot: GradientSpot?
    let limit: Double
    /// The ratio and the limit: "3.55:1, above the 2:1 allowed for this pair".
    let comparison: String
    let help: String?
}

extension CheckedTheme {
    /// A finding about a pair beyond a limit, at the place of its foreground.
    func finding(
        _ rule: RuleID,
        about measurement: PairMeasurement,
        _ broken: BrokenLimit
    ) -> Finding {
        let pair = measurement.pair
        // The layers that the pair names itself are said already.
        let named = LayeredName.names(in: pair.background).count - 1
        let unnamed = broken.composite.beneath.dropFirst(named)
        let beneath = unnamed.map { " over '\($0)'" }.joined()
        var message = """
            '\(pair.foreground)' on '\(pair.background)'\(beneath) has a contrast ratio of \
            \(broken.comparison)
            """
        if let spot = broken.spot {
            message += ", \(spot.phrase)"
        }
        if let uses = measurement.requirement.uses {
            message += ", used in \(uses.phrase)"
        }
        var finding = finding(
            rule,
            .error,
            message,
            help: broken.help,
            mode: measurement.mode,
            at: measurement.location(in: theme.location?.file)
        )
        finding.detail = ContrastDetail(
            pair: pair,
            measured: broken.composite.ratio,
            required: broken.limit,
            colors: broken.composite.colors
        )
        finding.setCause(measurement.cause, in: theme)
        finding.further = broken.spot?.places ?? []
        if let uses = measurement.requirement.uses {
            finding.further.append(FurtherPlace("used here", at: uses.first))
        }
        return finding
    }
}

extension PlacesOfUse {
    /// `src/card.css:12 and 3 further places`.
    fileprivate var phrase: String {
        let more = count > 1 ? " and \((count - 1).of("further place"))" : ""
        return "\(first.file):\(first.line)\(more)"
    }
}
