import ColorScience
import ThemeModel

extension FixProblem {
    /// The ramp that each value is a step of; nil for none.
    ///
    /// Numbers alone make no ramp: its steps get lighter from each to the next, or darker, in every mode by itself, as those
    /// of `sky` do and the colours of a terminal do not. In base16, the first eight colours are one by their definition.
    /// `labs` are the values' colours; a number stands for each ramp.
    func ramps(_ labs: [OKLab]) -> [Int?] {
        var steps: [Substring: [(token: TokenIndex, number: Int)]] = [:]
        for token in tokens.indices where tokens[token].kind == .color {
            if let (ramp, number) = tokens[token].place.step {
                steps[ramp, default: []].append((token, number))
            }
        }
        var ramps = [Int?](repeating: nil, count: tokens.count)
        for (number, (ramp, steps)) in steps.enumerated() {
            let ordered = steps.sorted { $0.number < $1.number }.map(\.token)
            let mixed = ramp == TokenPlace.base16 ? 0 : mixedModes(of: ordered, labs)
            for token in ordered where tokens[token].modes & mixed == 0 {
                ramps[token] = number
            }
        }
        return ramps
    }

    /// The modes in which numbered values get lighter and darker again.
    private func mixedModes(of steps: [TokenIndex], _ labs: [OKLab]) -> UInt64 {
        var open = steps.reduce(0) { $0 | tokens[$1].modes }
        var mixed: UInt64 = 0
        while open != 0 {
            let mode = open & (~open &+ 1)
            open ^= mode
            let shown = steps.filter { tokens[$0].modes & mode != 0 }
            if !Self.goesOneWay(shown.map { labs[$0].lightness }) { mixed |= mode }
        }
        return mixed
    }

    /// The other steps of a token's ramp.
    func steps(beside token: TokenIndex, in ramps: [Int?]) -> Set<TokenIndex> {
        guard let ramp = ramps[token] else { return [] }
        return Set(tokens.indices.filter { ramps[$0] == ramp })
    }

    private static func goesOneWay(_ lightness: [Double]) -> Bool {
        let slack = ColorKeeping.orderSlack
        let steps = zip(lightness, lightness.dropFirst())
        let isRising = steps.allSatisfy { $0 <= $1 + slack }
        let isFalling = steps.allSatisfy { $0 >= $1 - slack }
        return isRising || isFalling
    }
}

extension TokenPlace {
    fileprivate static let base16 = "palette.base"

    /// The name before a number at the end, and the number: `palette.sky.` and 500; nil without one.
    fileprivate var step: (name: Substring, number: Int)? {
        let digits = path.reversed().prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(path.suffix(digits.count)) else { return nil }
        let name = path.dropLast(digits.count)
        guard name == Self.base16 else { return (name, number) }
        // base00 to base07 are the ramp, base10 to base17 of base24 are not.
        let isOfRamp = path.hasPrefix("palette.base0") && number <= 7
        return isOfRamp ? (name, number) : nil
    }
}
