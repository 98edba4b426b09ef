import ColorScience
package import Findings
import SourceText
import ThemeModel

/// A judged pair of a mode, with a colour for its foreground that makes it fail.
package struct PlantedPair: Sendable {
    package let mode: String
    package let pair: PairName
    let color: SRGB8
    /// Pairs with the same ground can be planted together: none of them changes what another lies on.
    let ground: Ground

    struct Ground: Hashable {
        let name: String
        let isLoud: Bool
    }

    /// Nil for a pair that is not judged, or that no colour makes fail.
    init?(_ measurement: PairMeasurement) {
        guard let required = measurement.required, let worst = measurement.worst else { return nil }
        mode = measurement.mode
        pair = measurement.pair
        let highest = measurement.requirement.highestRatio
        guard required > 1 || highest != nil else { return nil }
        let isLoud = required <= 1
        ground = Ground(name: pair.background, isLoud: isLoud)
        color = isLoud ? worst.background.farthest : worst.background
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
                theme.modes[index].plant(color, as: pair.pair.foreground)
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
