import ColorScience

/// The nearest colour that meets each of some goals, by looking at all 16.7 million colours.
struct BruteForce {
    /// A ratio to reach on every one of some backgrounds.
    struct Goal {
        let origin: SRGB8
        let backgrounds: [SRGB8]
        let required: Double
        /// Hue counts twice and turns by 12 degrees at most, as for `fix`.
        var keepsHue = false
        /// What else a colour must be.
        var accepts: (SRGB8) -> Bool = { _ in true }
    }

    /// The best colour so far of one goal.
    struct Best {
        var color: SRGB8?
        /// ΔE OK, squared; more where hue counts twice.
        var square = Double.infinity

        var deltaE: Double { square.squareRoot() }
    }

    private struct Target {
        let lab: OKLab
        let goal: Goal
        var best = Best()
    }

    private var targets: [Target]
    private var row = Row()

    private init(_ goals: [Goal]) { targets = goals.map { Target(lab: $0.origin.oklab, goal: $0) } }

    /// The optimum of each goal; one without a colour is unreachable.
    static func search(_ goals: [Goal]) -> [Best] {
        var search = BruteForce(goals)
        for red in UInt8.min...UInt8.max {
            for green in UInt8.min...UInt8.max {
                search.row.fill(red: red, green: green)
                for index in search.targets.indices { search.row.improve(&search.targets[index]) }
            }
        }
        return search.targets.map(\.best)
    }

    /// The 256 colours of one red and green, their OKLab values computed once for all goals.
    private struct Row {
        var red: UInt8 = 0
        var green: UInt8 = 0
        var lightness = [Double](repeating: 0, count: 256)
        var a = [Double](repeating: 0, count: 256)
        var b = [Double](repeating: 0, count: 256)

        mutating func fill(red: UInt8, green: UInt8) {
            self.red = red
            self.green = green
            for blue in 0..<256 {
                let lab = color(blue).oklab
                (lightness[blue], a[blue], b[blue]) = (lab.lightness, lab.a, lab.b)
            }
        }

        func color(_ blue: Int) -> SRGB8 {
            SRGB8(red: red, green: green, blue: UInt8(truncatingIfNeeded: blue))
        }

        /// Only colours that are nearer than the best are measured.
        func improve(_ target: inout Target) {
            for blue in 0..<256 {
                let x = lightness[blue] - target.lab.lightness
                let y = a[blue] - target.lab.a
                let z = b[blue] - target.lab.b
                var square = x * x + y * y + z * z
                guard square < target.best.square else { continue }
                if target.goal.keepsHue {
                    square = HueKeeping.square(color(blue).oklab, from: target.lab)
                }
                guard square < target.best.square else { continue }
                let color = color(blue)
                let grounds = target.goal.backgrounds
                let required = target.goal.required
                guard grounds.allSatisfy({ Contrast.ratio(of: color, on: $0) >= required }),
                    target.goal.accepts(color)
                else { continue }
                target.best = Best(color: color, square: square)
            }
        }
    }
}

/// The distance that `fix` compares colours by.
enum HueKeeping {
    /// ΔE² + 3 ΔH²; infinite where the hue turns by more than 12 degrees, or a grey gets a tint.
    static func square(_ color: OKLab, from origin: OKLab) -> Double {
        let new = OKLCH(color)
        let old = OKLCH(origin)
        let l = color.lightness - origin.lightness
        let a = color.a - origin.a
        let b = color.b - origin.b
        let hue = max(0, a * a + b * b - (new.chroma - old.chroma) * (new.chroma - old.chroma))
        if old.chroma < 0.02 {
            if new.chroma > old.chroma + 0.0005 { return .infinity }
        } else if new.chroma > 0.01 {
            let turn = abs(new.hue - old.hue)
            if min(turn, 360 - turn) > 12 { return .infinity }
        }
        return l * l + a * a + b * b + 3 * hue
    }
}
