import ColorScience
import Findings
import SourceText
import ThemeModel

/// A part of a gradient, by the index of its stop.
enum GradientPlace: Hashable, Sendable {
    case stop(Int)
    /// The colours from a stop to the next one.
    case between(Int)
}

/// The place of a gradient on which a foreground was measured.
struct GradientSpot: Sendable {
    let composite: Composite
    /// The colour there, which may be translucent.
    let color: ThemeColor
    let place: GradientPlace
    let gradient: Gradient

    /// The stops at the place, or around it.
    private var stops: [Int] {
        switch place {
        case .stop(let index): [index]
        case .between(let index): [index, index + 1]
        }
    }

    /// The end of a sentence about the pair: "at its stop '#0ea5e9' (100%)".
    var phrase: String {
        let names = stops.map(name)
        if names.count == 1 { return "at its stop \(names[0])" }
        return "between its stops \(names[0]) and \(names[1])"
    }

    /// The places of the stops in the file.
    var places: [FurtherPlace] {
        stops.compactMap { index in
            guard let location = gradient.stops[index].color.location else { return nil }
            return FurtherPlace("the stop \(name(of: index))", at: location)
        }
    }

    private func name(of index: Int) -> String {
        "'\(gradient.stops[index].color.display.css)' (\(position(of: index)))"
    }

    private func position(of index: Int) -> String {
        let written = gradient.stops[index].position
        if !written.isEmpty { return written }
        let last = gradient.stops.count - 1
        if index == 0 { return "0%" }
        if index == last { return "100%" }
        let areEven = gradient.stops.allSatisfy { $0.position.isEmpty }
        let share = Double(index * 100) / Double(last)
        return areEven ? "\(share.rounded().compact)%" : "stop \(index + 1) of \(last + 1)"
    }
}

/// The grounds of a mode's gradients, each made once: it has hundreds of colours.
///
/// A mode has a budget, so that no file takes minutes: what exceeds it is unknown.
struct GradientGrounds {
    private let mode: Mode
    private var grounds: [String: GradientGround] = [:]
    /// The colours that may still be kept, 400 bytes each.
    private var spots: Int
    /// The colours that may still be laid over others, each in 7 µs a layer.
    private var layings: Int

    init(of mode: Mode, spots: Int = 400_000, layings: Int = 250_000) {
        self.mode = mode
        self.spots = spots
        self.layings = layings
    }

    /// The ground with a pair's name; nil where that is no gradient.
    mutating func ground(named name: String) -> GradientGround? {
        guard let gradient = mode.gradient(named: name) else { return nil }
        var ground = grounds[name]
        if ground == nil, spots > 0 {
            let made = GradientGround(gradient)
            spots -= made.spotCount
            ground = made
            grounds[name] = made
        }
        if let ground, spots >= 0, layings > 0 {
            layings -= ground.layingCount
            return ground
        }
        let problem = "the mode has too many colours between stops of gradients"
        return GradientGround(Gradient(unknown: problem, at: gradient.location))
    }
}
