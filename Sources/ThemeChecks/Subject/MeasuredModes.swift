import Findings
import SourceText
import ThemeModel

/// The pairs of all modes of a theme, measured, and what their lists leave out.
struct MeasuredModes {
    private(set) var measurements: [PairMeasurement] = []
    /// The number of colours of code that are too weak, by mark.
    private(set) var weakColors: [ColorInMode: Int] = [:]
    private(set) var accepted: [AcceptedPair] = []
    private(set) var leftOut = 0
    private(set) var usedExceptions: Set<SourceLocation> = []
    private(set) var findings = FindingSet()

    init(of theme: Theme, _ options: CheckOptions) {
        let waivers = Waivers(theme.contrast.waivers, today: options.today, modes: theme.modes)
        for mode in theme.modes {
            let level = theme.level(of: mode, asked: options.level)
            let list = PairList(theme, mode: mode, options: options, level: level)
            let measured = list.measurements(at: level, hasUses: !options.usedPairs.isEmpty)
            let marked = MarkedCode(measured, allowing: waivers)
            measurements += marked.measurements
            weakColors.merge(marked.weakColors) { $1 }
            accepted += list.accepted(at: level)
            leftOut += list.leftOut
            usedExceptions.formUnion(list.usedExceptions)
            findings.add(list.findings)
        }
    }
}

extension PairList {
    fileprivate func measurements(
        at level: ContrastLevel,
        hasUses: Bool
    ) -> [PairMeasurement] {
        var grounds = GradientGrounds(of: mode)
        return pairs.map { entry in
            var request = PairRequest(
                ratio: entry.ratio,
                highestRatio: entry.highestRatio,
                margin: theme.contrast.margin,
                extremes: entry.extremes,
                alternatives: entry.alternatives.map { mode.known($0) },
                location: entry.location,
                uses: entry.uses
            )
            request.isUnseen = hasUses && entry.uses == nil && !entry.isAsked
            request.mark = mode.painted?.mark(in: entry.name)
            request.isOptional = mode.painted?.isOptional(entry.name) ?? false
            if !mode.gradients.isEmpty {
                request.ground = grounds.ground(named: entry.name.background)
            }
            return PairMeasurement(entry.name, in: mode, at: level, request)
        }
    }
}
