import ColorScience
import ThemeModel

extension FixProblem {
    /// The ramp that each value is a step of; nil for none.
    ///
    /// Numbers alone make no ramp: its steps get lighter from each to the next, or darker, as those of `sky` do and the
    /// colours of a terminal do not. In base16, the first eight colours are one by their definition. `labs` are the values'
    /// colours.
    func ramps(_ labs: [OKLab]) -> [Substring?] {
        var steps: [Substring: [(token: Int, number: Int)]] = [:]
        for token in tokens.indices where tokens[token].kind == .color {
            if let (ramp, number) = tokens[token].place.step {
                steps[ramp, default: []].append((token, number))
            }
        }
        var ramps = [Substring?](repeating: nil, count: tokens.count)
        for (ramp, steps) in steps {
            let lightness = steps.sorted { $0.number < $1.number }.map { labs[$0.token].lightness }
            let slack = FixObjective.order.slack
            let pairs = zip(lightness, lightness.dropFirst())
            let goesOneWay =
                pairs.allSatisfy { $0 <= $1 + slack } || pairs.allSatisfy { $0 >= $1 - slack }
            guard goesOneWay || ramp == TokenPlace.base16 else { continue }
            for step in steps { ramps[step.token] = ramp }
        }
        return ramps
    }
}

extension TokenPlace {
    fileprivate static let base16 = "palette.base"

    /// The name before a number at the end, and the number: `palette.sky.` and 500; nil without one.
    fileprivate var step: (name: Substring, number: Int)? {
        let digits = path.reversed().prefix { $0.isASCII && $0.isNumber }.count
        guard let number = Int(path.suffix(digits)) else { return nil }
        let name = path.dropLast(digits)
        if name == Self.base16, !path.hasPrefix("palette.base0") || number > 7 { return nil }
        return (name, number)
    }
}
