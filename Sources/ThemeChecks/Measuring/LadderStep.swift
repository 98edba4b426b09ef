import ColorScience
import Findings
import ThemeModel

/// Two neighbours of a ladder in a mode.
struct LadderStep: Step {
    let first: String
    let second: String
    /// The change in lightness of OKLab, positive in the direction of the ladder, on the display where it is least; nil where
    /// it cannot be known.
    let change: Double?
    /// The ladder gets lighter.
    let isRising: Bool
    let required: Double
    let unknownColors: [String]

    var isMet: Bool? { change.map { $0 >= required } }

    /// The two grounds, as the finding about them names them.
    var pair: PairName { PairName(second, on: first, use: .nonText) }
}

extension Mode {
    /// The steps of a ladder, but for the colours that `usual` lacks, the default mode: these have findings.
    ///
    /// Translucent colours lie on `background`.
    func steps(of ladder: ColorLadder, known usual: Mode) -> [LadderStep] {
        let names = ladder.names.map(usual.known).filter { usual.color(named: $0) != nil }
        let lightness = names.map(lightness)
        let ends = [lightness.first, lightness.last].map { $0??.first }
        let isRising = (ends[1] ?? 0) >= (ends[0] ?? 0)
        return names.indices.dropLast().map { index in
            let pair = [names[index], names[index + 1]]
            return LadderStep(
                first: pair[0],
                second: pair[1],
                change: change(
                    from: lightness[index],
                    to: lightness[index + 1],
                    isRising: isRising
                ),
                isRising: isRising,
                required: ladder.step,
                unknownColors: pair.filter { color(named: $0)?.isKnown != true }
            )
        }
    }

    /// The lightness of OKLab on each display; nil where it cannot be known.
    private func lightness(of name: String) -> [Double]? {
        guard let color = color(named: name), color.isKnown else { return nil }
        let ground = self[.background]
        let beneath = ground?.isKnown == true ? ground?.renditions : nil
        let layers = [color.renditions, beneath ?? [color.display]]
        let seen = layers.together.map { $0[0].composited(over: [$0[1]]) }
        let known = seen.compactMap { $0?.oklab.lightness }
        return known.count == seen.count ? known : nil
    }

    private func change(
        from first: [Double]?,
        to second: [Double]?,
        isRising: Bool
    ) -> Double? {
        guard let first, let second else { return nil }
        let changes = (0..<max(first.count, second.count)).map { index in
            let change = second[min(index, second.count - 1)] - first[min(index, first.count - 1)]
            return isRising ? change : -change
        }
        return changes.min()
    }
}
