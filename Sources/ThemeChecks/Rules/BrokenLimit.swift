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
    var severity = Severity.error
    /// The written value that has to change, where that is not the foreground's.
    var cause: TokenPlace?
}

extension CheckedTheme {
    /// A finding about a pair beyond a limit, at the place of its foreground.
    func finding(
        _ rule: RuleID,
        about measurement: PairMeasurement,
        _ broken: BrokenLimit
    ) -> Finding {
        let pair = measurement.pair
        let mode = mode(of: measurement)
        // The layers that the pair names itself are said already.
        let named = LayeredName.names(in: pair.background).count - 1
        let names = [pair.background] + broken.composite.beneath.dropFirst(named)
        let grounds = names.map { "'\(mode.keyName(of: $0))'" }
        var message = """
            '\(mode.keyName(of: pair.foreground))' on \(grounds.joined(separator: " over ")) has a \
            contrast ratio of \(broken.comparison)
            """
        if let spot = broken.spot {
            message += ", \(spot.phrase)"
        }
        if let uses = measurement.requirement.uses {
            message += ", used in \(uses.phrase)"
        }
        var finding = finding(
            rule,
            broken.severity,
            message,
            help: broken.help,
            mode: measurement.mode,
            at: broken.cause?.location ?? measurement.location(in: theme.location?.file)
        )
        finding.detail = ContrastDetail(
            pair: pair,
            measured: broken.composite.ratio,
            required: broken.limit,
            colors: broken.composite.colors
        )
        let cause = broken.cause ?? measurement.cause
        finding.setCause(cause, in: theme)
        finding.further = broken.spot?.places ?? []
        finding.further += (cause?.copies ?? []).map { FurtherPlace("the same colour", at: $0) }
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
