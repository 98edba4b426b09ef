import Findings
import ThemeModel

/// The measurements of a mode with one colour of code for each mark: a theme has twenty of each, and one says enough.
struct MarkedCode {
    private(set) var measurements: [PairMeasurement] = []
    /// The number of colours of code that are too weak, by mark.
    private(set) var weakColors: [ColorInMode: Int] = [:]

    /// Keeps the lowest ratio on each mark, and pairs that a waiver allows or somebody asks for.
    init(_ all: [PairMeasurement], allowing waivers: Waivers) {
        var lowest: [String: PairMeasurement] = [:]
        let condensed = all.map { measurement in
            measurement.isCodeOnMark && !waivers.allow(measurement)
        }
        for (measurement, isCondensed) in zip(all, condensed) where isCondensed {
            let ground = measurement.pair.background
            if measurement.isTooWeak {
                let mark = ColorInMode(mode: measurement.mode, name: ground)
                weakColors[mark, default: 0] += 1
            }
            let known = lowest[ground]?.worst?.ratio ?? .infinity
            if measurement.worst?.ratio ?? .infinity < known { lowest[ground] = measurement }
        }
        for (measurement, isCondensed) in zip(all, condensed) {
            if !isCondensed || lowest[measurement.pair.background] === measurement {
                measurements.append(measurement)
            }
        }
    }
}

extension PairMeasurement {
    /// A default pair of coloured code on a mark, with a ratio that is known.
    var isCodeOnMark: Bool {
        requirement.mark != nil && requirement.location == nil && worst != nil
            && !pair.foreground.isPlainText
    }
}

extension String {
    /// The name of the colour of text without a meaning.
    var isPlainText: Bool { self == Role.text.rawValue || hasPrefix("on-") }
}
