import ColorScience
package import Findings
import SourceText
import ThemeModel

/// A judged pair of a mode, with a colour for its foreground that makes it fail.
package struct PlantedPair: Sendable {
    package let mode: String
    package let pair: PairName
    let color: SRGB8
    /// The colour that is planted: the text, or the ground below a text that is a hex code.
    let name: String
    /// Pairs with the same ground can be planted together: none of them changes what another lies on.
    let ground: Ground
    /// The pairs one of which is enough, this one among them, so that all must fail; mostly none.
    let alternatives: [PairName]

    struct Ground: Hashable {
        let name: String
        let isLoud: Bool
    }

    /// The pair changes what others lie on, so that it is planted by itself.
    var isAlone: Bool { !alternatives.isEmpty || pair.foreground.isHexCode }

    private init(_ measurement: PairMeasurement, isLoud: Bool, color: SRGB8) {
        mode = measurement.mode
        pair = measurement.pair
        name = pair.foreground.isHexCode ? pair.background : pair.foreground
        alternatives = measurement.requirement.alternatives
        ground = Ground(name: pair.background, isLoud: isLoud)
        self.color = color
    }

    /// One that is too weak, and for a range one that is too loud; none for a pair that no colour makes fail.
    static func all(of measurement: PairMeasurement) -> [PlantedPair] {
        guard let required = measurement.required, let worst = measurement.worst else { return [] }
        let isHexCode = measurement.pair.foreground.isHexCode
        let ground = isHexCode ? worst.foreground : worst.background
        var planted: [PlantedPair] = []
        if required > 1 {
            planted.append(PlantedPair(measurement, isLoud: false, color: ground))
        }
        let farthest = ground.farthest
        if let highest = measurement.requirement.highestRatio,
            Contrast.ratio(of: farthest, on: ground) > highest
        {
            planted.append(PlantedPair(measurement, isLoud: true, color: farthest))
        }
        return planted
    }
}

extension SRGB8 {
    /// Black or white, whichever has the higher contrast.
    fileprivate var farthest: SRGB8 {
        let ofWhite = Contrast.ratio(of: .white, on: self)
        return ofWhite > Contrast.ratio(of: .black, on: self) ? .white : .black
    }
}

extension Theme {
    /// The theme with the colours of failing pairs in place of its own.
    func planting(_ pairs: [PlantedPair]) -> Theme {
        var theme = self
        for pair in pairs {
            let color = ThemeColor(Color(pair.color), location: location)
            for index in theme.modes.indices where theme.modes[index].name == pair.mode {
                let others = pair.alternatives.flatMap { [$0.foreground, $0.background] }
                for name in [pair.name] + others {
                    theme.modes[index].plant(color, as: name)
                }
            }
        }
        return theme
    }
}

extension Mode {
    fileprivate mutating func plant(_ color: ThemeColor, as name: String) {
        if colors[name] != nil {
            colors[name] = color
        } else if let part = Component.parts[name] {
            components[part.component]?.set(part.color, in: part.state, to: color)
        } else if palette[name] != nil {
            palette[name] = color
        } else if let path = name.suffix(after: "palette.") {
            palette[path] = color
        }
    }
}
