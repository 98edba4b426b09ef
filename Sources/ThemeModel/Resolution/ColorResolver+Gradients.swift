import ColorScience
import Findings
import SourceText

extension ColorResolver {
    /// The gradients of the appearance, by path; one with an unknown stop says so.
    mutating func gradients() -> Table<Gradient> {
        appearance.gradients.compactMapValues { path, expression in
            gradient(expression, at: path)
        }
    }

    private mutating func gradient(
        _ expression: Located<GradientExpression>,
        at path: String
    ) -> Gradient {
        let value = expression.value
        if let problem = value.problem {
            return Gradient(unknown: problem, at: expression.location)
        }
        var stops: [Gradient.Stop] = []
        var ends = StopEnds()
        for stop in value.stops {
            guard let color = stopColor(stop.color, of: path) else {
                let name = stop.color.value.written ?? "one of its stops"
                return Gradient(
                    unknown: "'\(name.excerpt)' in it is unknown",
                    at: stop.color.location ?? expression.location
                )
            }
            let isHard = ends.isReached(by: stop.positions) && !stops.isEmpty
            stops.append(
                Gradient.Stop(
                    color: color,
                    position: stop.positions.joined(separator: " to "),
                    isHard: isHard
                )
            )
        }
        var beneath: ThemeColor?
        if stops.contains(where: { !$0.color.display.isOpaque }) {
            switch value.beneath {
            case .none:
                break
            case .color(let color):
                beneath = stopColor(color, of: path)
                if beneath == nil {
                    return Gradient(unknown: "the colour below it is unknown", at: color.location)
                }
            case .unknown(let problem):
                return Gradient(unknown: problem, at: expression.location)
            }
        }
        return Gradient(stops, in: value.interpolation, over: beneath, at: expression.location)
    }

    /// The colour of a stop: that of a token, or one that the gradient has itself and no plan of changes may move.
    private mutating func stopColor(
        _ expression: Located<ColorExpression>,
        of path: String
    ) -> ThemeColor? {
        if case .literal(let color) = expression.value.source {
            return ThemeColor(color, location: expression.location)
        }
        guard let color = color(of: expression, named: path), color.isKnown else { return nil }
        if expression.value.alpha == nil { return color }
        return ThemeColor(color.color, location: expression.location)
    }
}

/// The end of the stops so far; positions in several units are not compared.
private struct StopEnds {
    private var end: (number: Double, unit: String)?

    /// Takes the positions of the next stop; true where it begins at the end of those before it or ahead of it.
    mutating func isReached(by positions: [String]) -> Bool {
        let numbers = positions.map(Self.number)
        guard let first = numbers.first, let last = numbers.last, let first, let last else {
            end = nil
            return false
        }
        defer { end = larger(end, last) }
        guard let end, areComparable(end, first) else { return false }
        return first.number <= end.number
    }

    private func larger(
        _ end: (number: Double, unit: String)?,
        _ other: (number: Double, unit: String)
    ) -> (number: Double, unit: String) {
        guard let end, areComparable(end, other), end.number > other.number else { return other }
        return end
    }

    /// Zero is the same in every unit.
    private func areComparable(
        _ one: (number: Double, unit: String),
        _ other: (number: Double, unit: String)
    ) -> Bool {
        one.unit == other.unit || one.number == 0 || other.number == 0
    }

    private static func number(_ text: String) -> (number: Double, unit: String)? {
        let digits = text.prefix { "0123456789.+-".contains($0) }
        return Double(digits).map { ($0, String(text.dropFirst(digits.count))) }
    }
}
